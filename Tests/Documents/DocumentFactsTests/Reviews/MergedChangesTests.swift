import DocumentFacts
import Findings
import MarkupReading
import Testing

/// The changes of a scene that are reported as one: exchanged constraints, and values that Xcode sets with others.
@Suite struct MergedChangesTests {
  private func changes(from old: String, to new: String) throws -> [ChangeGroup] {
    func root(_ text: String) throws -> XMLElement {
      try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Main.storyboard"))
    }
    let difference = DocumentDifference(from: try root(old), to: try root(new))
    let words = ChangeWords(names: ChangeNames(in: difference), difference: difference)
    return ChangeGroups(of: difference.changes, in: words).merged
  }

  private func messages(from old: [String], to new: [String]) throws -> [String] {
    try changes(from: page(old), to: page(new)).map(\.message.text)
  }

  private func screen(_ number: Int, _ contents: String, _ constraints: String = "") -> String {
    """
    <scene sceneID="scn-0\(number)-001"><objects><viewController id="ct\(number)-00-001" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="gu\(number)-00-001"/></layoutGuides>
    <view key="view" id="ro\(number)-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(contents)</subviews><constraints>\(constraints)</constraints>
    <viewLayoutGuide key="safeArea" id="sa\(number)-00-001"/></view></viewController></objects></scene>
    """
  }

  private func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
    <scenes>\(scenes.joined())</scenes></document>
    """
  }

  private func box(_ name: String, _ contents: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(name)" id="\(name)-00-001">
    <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(contents)</subviews></view>
    """
  }

  /// A screen with two boxes and constraints, which are written as `one.top ro1.top`, with their position as id.
  private func page(_ constraints: [String]) -> String {
    let elements = constraints.map { text -> String in
      let ends = text.split(separator: " ").map { $0.split(separator: ".") }
      let second = ends.count < 2 ? "" : "secondItem=\"\(ends[1][0])-00-001\" secondAttribute=\"\(ends[1][1])\""
      let id = text.filter(\.isLetter).prefix(24)
      return """
        <constraint firstItem="\(ends[0][0])-00-001" firstAttribute="\(ends[0][1])" \(second) id="\(id)"/>
        """
    }
    return storyboard(screen(1, box("one") + box("two"), elements.joined()))
  }

  private let bounds = ["one.leading ro1.leading", "one.trailing ro1.trailing"]

  @Test func `constraints along different axes do not replace each other`() throws {
    let single = try messages(from: ["one.height"], to: ["one.leading ro1.leading"])
    #expect(single.count == 2 && !single.joined().contains("replaces"), "\(single)")
    let several = try messages(
      from: ["one.width", "one.height", "two.width"], to: ["one.top ro1.top", "two.width"])
    #expect(several.count == 2 && several.joined().contains("replaces one.height"), "\(several)")
    #expect(several.contains { $0.contains("the constraint one.width") && $0.hasSuffix("was removed") }, "\(several)")
  }

  @Test func `an exchange along both axes is one change`() throws {
    let vertical = ["one.top ro1.top", "one.bottom ro1.bottom"]
    let found = try messages(
      from: bounds + vertical,
      to: ["one.centerX ro1.centerX", "one.centerY ro1.centerY", "one.width", "one.height"])
    #expect(found == ["'one' is held by its center and size instead of its edges"])
  }

  @Test func `constraints to the guide of a controller belong to the views at their other ends`() throws {
    let moved = try messages(from: ["one.top gu1.bottom"], to: ["two.top gu1.bottom"])
    #expect(!moved.isEmpty && !moved.joined().contains("replaces"), "\(moved)")
    let fewer = try messages(from: ["one.top gu1.bottom", "two.top gu1.bottom"], to: ["one.top ro1.top"])
    #expect(!fewer.joined().contains("another constraint"), "\(fewer)")
  }

  @Test func `edges that another object holds are named if the former one still holds others`() throws {
    let found = try messages(
      from: bounds + ["one.top ro1.top", "one.bottom ro1.bottom"],
      to: bounds + ["one.top sa1.top", "one.bottom sa1.bottom"])
    #expect(found == ["the top and bottom edges of 'one' are held by 'root.safeArea' instead of 'root'"])
  }

  @Test func `a table of another style contains only the values that Xcode writes for that style`() throws {
    func list(_ style: String, _ header: Int, _ footer: Int, _ color: String) -> String {
      storyboard(
        screen(
          1,
          """
          <tableView userLabel="list" style="\(style)" sectionHeaderHeight="\(header)" sectionFooterHeight="\(footer)" \
          id="tab-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/>\(color)</tableView>
          """))
    }
    func color(_ values: String) -> String { "<color key=\"backgroundColor\" \(values)/>" }
    let plain = list("plain", 28, 28, color("systemColor=\"systemBackgroundColor\""))
    let group = color("systemColor=\"systemGroupedBackgroundColor\"")
    let whole = try changes(from: plain, to: list("grouped", 18, 18, group))
    #expect(whole.count == 1 && whole[0].members.count == 4, "\(whole.map(\.message.text))")
    let red = color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"")
    let own = try changes(from: plain, to: list("grouped", 60, 18, red))
    #expect(own.count == 3, "\(own.map(\.message.text))")
  }

  @Test func `a view is in the scenes in which its parents were and are`() throws {
    let label =
      "<label text=\"Hi\" id=\"lab-00-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    let found = try changes(
      from: storyboard(screen(1, box("one", label)), screen(2, "")),
      to: storyboard(screen(1, label), screen(2, box("one")))
    ).map(\.message.text)
    #expect(found.contains("'Hi' is in 'root' instead of 'one'"), "\(found)")
    // Both scenes, and both roots, have the same name.
    #expect(found.contains("'one' is in 'root ro2-00-001' instead of 'root ro1-00-001'"), "\(found)")
  }

  @Test func `a section without a title has its position as name, also if it was removed`() throws {
    func table(_ sections: String...) -> String {
      let elements = sections.map { "<tableViewSection id=\"\($0)-00-001\"/>" }.joined()
      return storyboard(
        screen(
          1,
          """
          <tableView userLabel="list" id="tab-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <sections>\(elements)</sections></tableView>
          """))
    }
    let (one, two) = (table("se1"), table("se1", "se2"))
    try #expect(changes(from: one, to: two).map(\.message.text) == ["'section 2' is new in 'list'"])
    try #expect(changes(from: two, to: one).map(\.message.text) == ["'section 2' was removed from 'list'"])
  }
}
