import Foundation
import LayoutTestSupport
import Testing

/// Constraints that were exchanged for others, which are one cause.
@Suite struct RevisionExchangeTests {
  let tool = Tool()

  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"

  private func box(_ id: String, _ more: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(id)" id="\(id)-00-001">
    <rect key="frame" x="20" y="40" width="335" height="500"/>\(more)</view>
    """
  }

  /// A constraint: the first item with its attribute, then the second one. `root` and `safe` are those of the screen.
  private func constraint(_ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0) -> String {
    func item(_ text: String, _ name: String) -> String {
      let parts = text.split(separator: ".")
      return "\(name)Item=\"\(parts[0])-00-001\" \(name)Attribute=\"\(parts[1])\""
    }
    let other = second.map { item($0, "second") } ?? ""
    return "<constraint \(item(first, "first")) \(other) constant=\"\(constant)\" id=\"\(id)-01-001\"/>"
  }

  private func page(_ views: [String], _ constraints: [String]) -> String {
    tool.storyboard(
      """
      <viewController title="Page" id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="root-00-001">
      \(frame)<subviews>\(views.joined())</subviews><viewLayoutGuide key="safeArea" id="safe-00-001"/>
      <constraints>\(constraints.joined(separator: "\n"))</constraints></view></viewController>
      """)
  }

  private func edges(_ view: String, of other: String, _ id: String, _ constant: Double = 20) -> [String] {
    [
      constraint("\(id)1", "\(view).leading", "\(other).leading", constant),
      constraint("\(id)2", "\(other).trailing", "\(view).trailing", constant),
      constraint("\(id)3", "\(view).top", "\(other).top", constant),
      constraint("\(id)4", "\(other).bottom", "\(view).bottom", constant),
    ]
  }

  private func center(_ view: String, _ id: String) -> [String] {
    [
      constraint("\(id)1", "\(view).centerX", "root.centerX"), constraint("\(id)2", "\(view).centerY", "root.centerY"),
    ]
  }

  private func size(_ view: String, _ id: String) -> String {
    "<constraints>\(constraint("\(id)1", "\(view).width", nil, 200))\(constraint("\(id)2", "\(view).height", nil, 300))"
      + "</constraints>"
  }

  @Test func `a view that is held by its center and size instead of its edges is one entry`() throws {
    let found = try tool.entries(
      of: page([box("card", size("card", "siz"))], center("card", "cen")),
      with: page([box("card")], edges("card", of: "root", "edg")))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("'card' is held by its center and size instead of its edges [changed]"), "\(found)")
    let output = try tool.run("compare", ".", "--against", "HEAD", "-d", "iPhone 8").output
    #expect(output.contains("new constraint card.centerX == root.centerX: Main.storyboard:"), "\(output)")
    #expect(
      output.contains("the constraint card.leading == root.leading + 20 was removed: Main.storyboard:"), "\(output)")
    #expect(output.contains("so 'card' is 200 × 300 instead of 335 × 627, moved by +67.5, +163.5"), "\(output)")
  }

  @Test func `an exchange along one axis does not include a constant along the other`() throws {
    let former = edges("card", of: "root", "edg")
    let present =
      former.dropFirst(2).map { $0.replacingOccurrences(of: "20.0", with: "30.0") } + [
        constraint("cen", "card.centerX", "root.centerX"), constraint("wid", "card.width", "root.width", -100),
      ]
    let found = try tool.entries(of: page([box("card")], present), with: page([box("card")], former))
    #expect(found.count == 3, "\(found)")
    let exchange = "'card' is held by its horizontal center and width instead of its leading and trailing edges"
    #expect(found.filter { $0.contains(exchange) }.count == 1, "\(found)")
  }

  @Test func `views that the safe area holds instead of their superview are one entry`() throws {
    let former = edges("card", of: "root", "edg") + edges("note", of: "root", "not", 40)
    let present = edges("card", of: "safe", "edg") + edges("note", of: "safe", "not", 40)
    let views = [box("card"), box("note")]
    let found = try tool.entries(of: page(views, present), with: page(views, former), on: "iPhone 16 Pro")
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("'card' and 'note' are held by 'root.safeArea' instead of 'root' [changed]"), "\(found)")
  }

  @Test func `a constraint that replaces another one is one entry`() throws {
    let others = edges("card", of: "root", "edg")
    let former = others.dropLast() + [constraint("hei", "card.height", nil, 100)]
    let found = try tool.entries(of: page([box("card")], others), with: page([box("card")], Array(former)))
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].contains("the constraint root.bottom == card.bottom + 20 replaces card.height == 100 [changed]"),
      "\(found)")
  }

  @Test func `views that change places are one entry`() throws {
    func column(_ first: String, _ second: String, _ id: String) -> [String] {
      [
        constraint("\(id)1", "\(first).top", "root.top", 40),
        constraint("\(id)2", "\(second).top", "\(first).bottom", 8),
      ]
    }
    let views = [box("card", size("card", "s01")), box("note", size("note", "s02"))]
    let rest = [
      constraint("lea", "card.leading", "root.leading"), constraint("led", "note.leading", "root.leading"),
    ]
    let found = try tool.entries(
      of: page(views, column("note", "card", "new") + rest), with: page(views, column("card", "note", "old") + rest))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("moved by 0, +308 [moved]") && found[0].contains("moved by 0, -308 [moved]"), "\(found)")
  }

  @Test func `a constant in size classes that no compared layout has is not said to move no view`() throws {
    func variant(_ constant: Double) -> [String] {
      let leading =
        constraint("lea", "card.leading", "root.leading", 20).replacingOccurrences(of: "/>", with: ">")
        + "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"\(constant)\"/></constraint>"
      return [leading] + edges("card", of: "root", "edg").dropFirst()
    }
    let found = try tool.entries(of: page([box("card")], variant(80)), with: page([box("card")], variant(60)))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("it applies to none of the compared layouts [changed]"), "\(found)")
    let pad = try Tool().entries(
      of: page([box("card")], variant(80)), with: page([box("card")], variant(60)), on: "iPad (10th gen)")
    #expect(pad.joined().contains("so 'card' is"), "\(pad)")
  }

  @Test func `several constants in size classes that no compared layout has are one note`() throws {
    func variants(_ constant: Double) -> [String] {
      edges("card", of: "root", "edg").map { edge in
        edge.replacingOccurrences(of: "/>", with: ">")
          + "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"\(constant)\"/></constraint>"
      }
    }
    let found = try tool.entries(of: page([box("card")], variants(80)), with: page([box("card")], variants(60)))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("4 changes apply to none of the compared layouts [changed]"), "\(found)")
  }

  @Test func `a constraint for a length that an empty view kept resizes it`() throws {
    func card(_ width: Double) -> String {
      box("card").replacingOccurrences(of: "width=\"335\"", with: "width=\"\(width)\"")
    }
    let former = edges("card", of: "root", "edg").enumerated().filter { $0.offset != 1 }.map(\.element)
    let found = try tool.entries(
      of: page([card(335)], edges("card", of: "root", "edg")), with: page([card(240)], former))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("is 335 × 627 instead of 240 × 627 [resized]"), "\(found)")
  }

  @Test func `a view that views around it hold in another superview is one entry`() throws {
    func pane(_ views: String, _ constraints: [String]) -> String {
      box("pane", "<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>")
    }
    let outer = edges("pane", of: "root", "pan")
    let inner = edges("note", of: "pane", "not")
    let sides = ["leading", "trailing", "top", "bottom"].map { edge in
      constraint("n\(edge.prefix(2))", "card.\(edge)", "note.\(edge)")
    }
    let found = try tool.entries(
      of: page([pane(box("note") + box("card"), inner + sides)], outer),
      with: page([pane(box("note"), inner), box("card")], outer + edges("card", of: "root", "old", 60)))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("'card' is in 'pane' instead of 'root' [changed]"), "\(found)")
    #expect(found[0].contains("so 'card' is 295 × 587"), "\(found)")
  }

  @Test func `subviews that were removed from a view of another class are one entry`() throws {
    let inner = edges("note", of: "card", "not") + [constraint("hei", "mark.height", nil, 20)]
    let ties = ["leading", "top", "width"].map { constraint("m\($0.prefix(2))", "mark.\($0)", "card.\($0)") }
    let contents = box("note") + box("mark")
    let former = box(
      "card", "<subviews>\(contents)</subviews><constraints>\((inner + ties).joined())</constraints>")
    let present = box("card").replacingOccurrences(of: "userLabel", with: "customClass=\"Card\" userLabel")
    let sides = edges("card", of: "root", "edg")
    let found = try tool.entries(of: page([present], sides), with: page([former], sides))
    #expect(found.count == 1, "\(found)")
    #expect(
      found[0].contains("'note' and 'mark' were removed from 'card', which has the class 'Card' now [changed]"),
      "\(found)")
  }

  @Test func `a view that was moved to another scene is one entry in each`() throws {
    func screens(_ first: String, _ second: String) -> String {
      func screen(_ number: Int, _ contents: String) -> String {
        """
        <viewController title="Page \(number)" id="ct\(number)-00-001" sceneMemberID="viewController">
        <view key="view" id="ro\(number)-00-001">\(frame)<subviews>\(contents)</subviews></view></viewController>
        """
      }
      return tool.storyboard(
        "\(screen(1, first))</objects></scene><scene sceneID=\"scn-02-001\"><objects>\(screen(2, second))")
    }
    func label(_ height: Int, _ alpha: String = "") -> String {
      """
      <label text="Hi" \(alpha) id="lab-00-001"><rect key="frame" x="20" y="40" width="100" height="\(height)"/>
      <autoresizingMask key="autoresizingMask"/></label>
      """
    }
    let found = try tool.entries(
      of: screens("", label(50, "textAlignment=\"center\"")), with: screens(label(20), ""))
    #expect(found.count == 2, "\(found)")
    #expect(found.allSatisfy { $0.contains("'Hi' is in 'Page 2' instead of 'Page 1' [changed]") }, "\(found)")
  }

  @Test func `a table of another style is one entry with the heights and the background of that style`() throws {
    func list(_ style: String, _ height: Int, _ background: String) -> String {
      tool.storyboard(
        """
        <tableViewController title="List" id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" \
        dataMode="static" style="\(style)" rowHeight="44" sectionHeaderHeight="\(height)" \
        sectionFooterHeight="\(height)" id="tab-00-001">\(frame)\(background)<sections>
        <tableViewSection headerTitle="One" id="sec-00-001"><cells>
        <tableViewCell id="row-00-001"><rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="row-00-001" id="con-00-001">
        <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """)
    }
    let color = "<color key=\"backgroundColor\" cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"/>"
    let found = try tool.entries(of: list("grouped", 18, color), with: list("plain", 28, ""))
    #expect(found.count == 1, "\(found)")
    #expect(found[0].contains("the style of 'root' is 'grouped' instead of 'plain' [changed]"), "\(found)")
  }
}
