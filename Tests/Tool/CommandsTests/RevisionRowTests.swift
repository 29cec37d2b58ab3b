import Foundation
import LayoutTestSupport
import Testing

/// What follows from changed rows and sections of tables.
@Suite struct RevisionRowTests {
  let tool = Tool()

  private func entries(of document: String, with former: String) throws -> [String] {
    try tool.entries(of: document, with: former)
  }

  /// A row of a table, by its name, position and height.
  private typealias Row = (name: String, y: Int, height: Int)

  private func cell(_ row: Row) -> String {
    """
    <tableViewCell rowHeight="\(row.height)" id="row-00-00\(row.name)">
    <rect key="frame" x="0" y="\(row.y)" width="375" height="\(row.height)"/>
    <tableViewCellContentView key="contentView" tableViewCell="row-00-00\(row.name)" id="con-00-00\(row.name)">
    <rect key="frame" x="0" y="0" width="375" height="\(row.height)"/></tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ sections: [(id: String, rows: [Row])]) -> String {
    let cells = sections.map {
      "<tableViewSection id=\"\($0.id)\"><cells>\($0.rows.map(cell).joined())</cells></tableViewSection>"
    }
    return tool.storyboard(
      """
      <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
      style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tab-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\(cells.joined())</sections></tableView>
      </tableViewController>
      """)
  }

  @Test func `a new section moves the rows below it by its whole height`() throws {
    let former = table([("sec-00-001", [("1", 18, 44)]), ("sec-00-003", [("3", 98, 60)])])
    // Another version of Xcode records other distances between sections.
    let document = table(
      [("sec-00-001", [("1", 20, 44)]), ("sec-00-002", [("2", 100, 64)]), ("sec-00-003", [("3", 200, 60)])])
    let found = try entries(of: document, with: former)
    #expect(found.count == 1 && found[0].contains("'section 2' is new in 'root'"), "\(found)")
    #expect(found[0].contains("so 'tableViewCell row-00-003' moved by 0, +100 [moved]"), "\(found)")
    #expect(!found[0].contains("row-00-001"), "\(found)")
  }

  @Test func `a removed row moves the rows below it up`() throws {
    let former = table([
      ("sec-00-001", [("1", 18, 44), ("2", 62, 80), ("3", 142, 44)]), ("sec-00-002", [("4", 222, 60)]),
    ])
    let document = table([("sec-00-001", [("1", 18, 44), ("3", 62, 44)]), ("sec-00-002", [("4", 142, 60)])])
    let found = try entries(of: document, with: former)
    #expect(found.count == 1 && found[0].contains("'tableViewCell row-00-002' was removed"), "\(found)")
    #expect(found[0].contains("so 'tableViewCell row-00-003' moved by 0, -80 [moved]"), "\(found)")
    #expect(found[0].contains("so 'tableViewCell row-00-004' moved by 0, -80 [moved]"), "\(found)")
  }

  @Test func `a row in another place moves those between`() throws {
    let former = table([("sec-00-001", [("1", 18, 44), ("2", 62, 80), ("3", 142, 44), ("4", 186, 50)])])
    let document = table([("sec-00-001", [("3", 18, 44), ("1", 62, 44), ("2", 106, 80), ("4", 186, 50)])])
    let found = try entries(of: document, with: former)
    #expect(found.count == 1 && found[0].contains("are in another order"), "\(found)")
    for move in ["1' moved by 0, +44", "2' moved by 0, +44", "3' moved by 0, -124"] {
      #expect(found[0].contains("so 'tableViewCell row-00-00\(move) [moved]"), "\(found)")
    }
    #expect(!found[0].contains("row-00-004' moved"), "\(found)")
  }

  @Test func `rows follow the height of the rows above them, not a nearer change`() throws {
    func rows(_ height: Int, _ order: [String]) -> String {
      let first = "<tableViewSection id=\"sec-00-001\"><cells>\(cell(("1", 18, height)))</cells></tableViewSection>"
      let second = order.enumerated().map { cell(($1, 18 + height + 36 + 44 * $0, 44)) }.joined()
      return tool.storyboard(
        """
        <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
        style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tab-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\(first)
        <tableViewSection id="sec-00-002"><cells>\(second)</cells></tableViewSection></sections></tableView>
        </tableViewController>
        """)
    }
    let found = try entries(of: rows(60, ["2", "4", "3", "5"]), with: rows(44, ["2", "3", "4", "5"]))
    let order = try #require(found.first { $0.contains("are in another order") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    #expect(order.contains("'tableViewCell row-00-004' is before 'tableViewCell row-00-003'"), "\(order)")
    for row in ["2", "5"] {
      #expect(height.contains("so 'tableViewCell row-00-00\(row)' moved by 0, +16 [moved]"), "\(found)")
      #expect(!order.contains("so 'tableViewCell row-00-00\(row)'"), "\(found)")
    }
    for row in ["3", "4"] { #expect(order.contains("so 'tableViewCell row-00-00\(row)' moved by"), "\(found)") }
  }

  @Test(arguments: ["sectionFooterHeight", "sectionHeaderHeight"])
  func `rows follow another distance between sections also below a row of another height`(length: String) throws {
    func document(_ height: Int, _ distance: Int) -> String {
      let (end, gap) = (18 + height, 18 + distance)
      return table([
        ("sec-00-001", [("1", 18, height), ("2", end, 44)]),
        ("sec-00-002", [("3", end + 44 + gap, 44), ("4", end + 88 + gap, 44)]),
      ])
      .replacingOccurrences(of: "\(length)=\"18\"", with: "\(length)=\"\(distance)\"")
    }
    let found = try entries(of: document(60, 40), with: document(44, 18))
    let distance = try #require(found.first { $0.contains("the section") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    #expect(height.contains("so 'tableViewCell row-00-002' moved by 0, +16 [moved]"), "\(found)")
    for row in ["3", "4"] {
      for entry in [distance, height] {
        #expect(entry.contains("so 'tableViewCell row-00-00\(row)' moved by 0, +38 [moved]"), "\(found)")
      }
    }
    for row in ["1", "2"] { #expect(!distance.contains("row-00-00\(row)"), "\(found)") }
  }

  @Test func `a new title moves the rows of its section, as does a row above it`() throws {
    func document(_ height: Int, _ title: Int, _ attribute: String = "") -> String {
      let start = 18 + height + 36 + title
      return table([
        ("sec-00-001", [("1", 18, height)]), ("sec-00-002", [("2", start, 44)]),
        ("sec-00-003", [("3", start + 80, 44)]),
      ])
      .replacingOccurrences(of: "id=\"sec-00-002\"", with: "\(attribute) id=\"sec-00-002\"")
    }
    let found = try entries(of: document(60, 20, "headerTitle=\"News\""), with: document(44, 0))
    let title = try #require(found.first { $0.contains("the header title of") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    for row in ["2", "3"] {
      for entry in [title, height] {
        #expect(entry.contains("so 'tableViewCell row-00-00\(row)' moved by"), "\(found)")
      }
    }
  }

  @Test func `the height of footers does not give rows their height`() throws {
    func document(_ height: Int, _ footer: Int) -> String {
      table([("sec-00-001", [("1", 18, height)]), ("sec-00-002", [("2", 18 + height + 18 + footer, height)])])
        .replacingOccurrences(of: "<tableViewCell rowHeight=\"\(height)\" ", with: "<tableViewCell ")
        .replacingOccurrences(
          of: "rowHeight=\"44\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"18\"",
          with: "rowHeight=\"\(height)\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"\(footer)\"")
    }
    let found = try entries(of: document(60, 40), with: document(44, 18))
    let footer = try #require(found.first { $0.contains("the section footer height of") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    #expect(!footer.contains("row-00-001") && footer.contains("so 'tableViewCell row-00-002' is"), "\(found)")
    for row in ["1", "2"] { #expect(height.contains("so 'tableViewCell row-00-00\(row)' is"), "\(found)") }
  }

  @Test func `sections in another order move their rows, as does a row above them`() throws {
    let former = table([
      ("sec-00-001", [("1", 18, 44)]), ("sec-00-002", [("2", 98, 50)]), ("sec-00-003", [("3", 184, 60)]),
    ])
    let document = table([
      ("sec-00-001", [("1", 18, 60)]), ("sec-00-003", [("3", 114, 60)]), ("sec-00-002", [("2", 210, 50)]),
    ])
    let found = try entries(of: document, with: former)
    let order = try #require(found.first { $0.contains("are in another order") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    for move in ["2' moved by 0, +112", "3' moved by 0, -70"] {
      for entry in [order, height] {
        #expect(entry.contains("so 'tableViewCell row-00-00\(move) [moved]"), "\(found)")
      }
    }
    #expect(!order.contains("row-00-001"), "\(found)")
  }

  @Test func `half a point of a row's own height is not rounding, although the row moves`() throws {
    let former = table([("sec-00-001", [("1", 18, 44), ("3", 62, 44), ("4", 106, 50)])])
    let document = table([("sec-00-001", [("1", 18, 44), ("2", 62, 60), ("3", 122, 44), ("4", 166, 50)])])
      .replacingOccurrences(of: "rowHeight=\"44\" id=\"row-00-003\"", with: "rowHeight=\"44.5\" id=\"row-00-003\"")
      .replacingOccurrences(of: "id=\"row-00-002\"", with: "customClass=\"Note\" id=\"row-00-002\"")
    let found = try entries(of: document, with: former)
    let new = try #require(found.first { $0.contains("'Note' is new") }, "\(found)")
    let height = try #require(found.first { $0.contains("the row height of") }, "\(found)")
    #expect(height.contains("so 'tableViewCell row-00-003' is 375 × 44.5 instead of 375 × 44"), "\(found)")
    for entry in [new, height] {
      #expect(entry.contains("so 'tableViewCell row-00-004' moved by 0, +60.5 [moved]"), "\(found)")
    }
  }

  @Test func `a row fits its content since its table has no row height, not for its own height in points`() throws {
    func document(_ general: Int, _ height: Int, _ width: Int) -> String {
      func edge(_ attribute: String, _ constant: Int, priority: Int = 1000) -> String {
        """
        <constraint firstItem="box-00-001" firstAttribute="\(attribute)" secondItem="con-00-001" \
        secondAttribute="\(attribute)" constant="\(constant)" priority="\(priority)" \
        id="\(attribute.prefix(3))-00-001"/>
        """
      }
      let frame = #"x="0" y="0" width="375" height="\#(height)""#
      return tool.storyboard(
        """
        <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" \
        dataMode="prototypes" rowHeight="\(general)" id="tab-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell rowHeight="\(height)" id="cel-00-001"><rect key="frame" \(frame)/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
        <rect key="frame" \(frame)/><subviews>
        <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
        <rect key="frame" x="10" y="10" width="\(width)" height="\(height - 20)"/><constraints>
        <constraint firstAttribute="width" constant="\(width)" id="wid-00-001"/>
        <constraint firstAttribute="height" constant="70" id="hei-00-001"/></constraints>
        </view></subviews><constraints>
        \(edge("top", 10))\(edge("leading", 10))\(edge("bottom", -10, priority: 999))</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """)
    }
    let found = try entries(of: document(-1, 120, 120), with: document(100, 100, 100))
    let table = try #require(found.first { $0.contains("the row height of 'root'") }, "\(found)")
    #expect(table.contains("so 'tableViewCell cel-00-001' is 375 × 90 instead of 375 × 100 [resized]"), "\(found)")
    let cell = try #require(found.first { $0.contains("the row height of 'tableViewCell cel-00-001'") }, "\(found)")
    #expect(cell.contains("note: ") && cell.contains("; no view moves"), "\(found)")
  }

  @Test func `a new row does not move the rows above it`() throws {
    let former = table([("sec-00-001", [("1", 18, 44), ("2", 62, 80), ("3", 142, 44), ("4", 186, 50)])])
    let document = table([("sec-00-001", [("2", 18, 80), ("3", 98, 44), ("5", 142, 60), ("4", 202, 50)])])
      .replacingOccurrences(of: "id=\"row-00-005\"", with: "customClass=\"Note\" id=\"row-00-005\"")
    let found = try entries(of: document, with: former)
    let new = try #require(found.first { $0.contains("'Note' is new") }, "\(found)")
    let removed = try #require(found.first { $0.contains("'tableViewCell row-00-001' was removed") }, "\(found)")
    #expect(!new.contains("row-00-002") && !new.contains("row-00-003"), "\(found)")
    #expect(removed.contains("so 'tableViewCell row-00-002' moved by 0, -44 [moved]"), "\(found)")
    for entry in [new, removed] {
      #expect(entry.contains("so 'tableViewCell row-00-004' moved by 0, +16 [moved]"), "\(found)")
    }
  }

  /// A cell without contents, at a place in its list.
  private func cell(_ id: String, _ frame: String, _ attributes: String = "", of tag: String = "tableView") -> String {
    """
    <\(tag)Cell \(attributes) id="\(id)"><rect key="frame" \(frame)/>
    <\(tag)CellContentView key="contentView" id="v\(id.dropFirst())"><rect key="frame" \(frame)/>
    </\(tag)CellContentView></\(tag)Cell>
    """
  }

  @Test func `the row height of two tables moves the rows of both`() throws {
    func table(_ number: Int, _ height: Int) -> String {
      let cells = (1...2).map { row in
        cell("c\(number)\(row)-00-001", "x=\"0\" y=\"\((row - 1) * height)\" width=\"180\" height=\"\(height)\"")
      }
      return """
        <tableView dataMode="prototypes" userLabel="list \(number)" rowHeight="\(height)" id="tab-00-00\(number)">
        <rect key="frame" x="\(190 * (number - 1))" y="40" width="180" height="400"/>
        <autoresizingMask key="autoresizingMask"/><prototypes>\(cells.joined())</prototypes></tableView>
        """
    }
    func page(_ height: Int) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(table(1, height))\(table(2, height))</subviews>
        </view></viewController>
        """)
    }
    let found = try entries(of: page(60), with: page(44))
    #expect(found.count == 1 && found[0].contains("the row height of 'list 1', 'list 2'"), "\(found)")
    for row in ["c11", "c12", "c21", "c22"] {
      #expect(found[0].contains("so 'tableViewCell \(row)-00-001' is 180 × 60 instead of 180 × 44"), "\(found)")
    }
  }

  @Test func `a new item of a collection may move those before it`() throws {
    func collection(_ items: (x: Double, width: Int)...) -> String {
      let cells = items.enumerated().map { number, item in
        cell(
          "cel-00-00\(number)", "x=\"\(item.x)\" y=\"0\" width=\"\(item.width)\" height=\"50\"", of: "collectionView"
        )
        .replacingOccurrences(
          of: "</collectionViewCell>",
          with: "<size key=\"customSize\" width=\"\(item.width)\" height=\"50\"/></collectionViewCell>")
      }
      return tool.storyboard(
        """
        <collectionViewController id="ctl-00-001" sceneMemberID="viewController"><collectionView key="view" \
        dataMode="prototypes" id="col-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="10" id="lay-00-001">
        <size key="itemSize" width="200" height="50"/></collectionViewFlowLayout><cells>\(cells.joined())</cells>
        </collectionView></collectionViewController>
        """)
    }
    // A single cell is in the middle of its line.
    let found = try entries(of: collection((0, 200), (275, 100)), with: collection((87.5, 200)))
    #expect(found.count == 1 && found[0].contains("'collectionViewCell cel-00-001' is new"), "\(found)")
    #expect(found[0].contains("so 'collectionViewCell cel-00-000' moved by -87.5, 0 [moved]"), "\(found)")
  }

  @Test func `the row height of a table is not the cause of its own width`() throws {
    func list(_ width: Int, _ height: Int) -> String {
      func frame(_ y: Int, _ height: Int) -> String { "x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }
      let cells = cell("own-00-001", frame(0, 80), "rowHeight=\"80\"") + cell("cel-00-001", frame(80, height))
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24127" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <tableView dataMode="static" rowHeight="\(height)" id="tab-00-001"><rect key="frame" \(frame(0, 300))/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><sections><tableViewSection id="sec-00-001">
        <cells>\(cells)</cells></tableViewSection></sections></tableView></objects></document>
        """
    }
    let found = try tool.entries(of: list(320, 60), with: list(300, 44), in: "List.xib")
    let height = try #require(found.first { $0.contains("the row height of 'root'") }, "\(found)")
    #expect(height.contains("'tableViewCell cel-00-001' is") && !height.contains("own-00-001"), "\(found)")
    let frame = try #require(found.first { $0.contains("the frame of 'root'") }, "\(found)")
    #expect(frame.contains("'tableViewCell own-00-001' is"), "\(found)")
  }
}
