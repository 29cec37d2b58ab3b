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
    #expect(found.count == 1 && found[0].contains("'tableViewSection' is new in 'root'"), "\(found)")
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
}
