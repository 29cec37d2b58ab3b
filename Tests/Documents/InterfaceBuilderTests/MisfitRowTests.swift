import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The contents of cells that Xcode marks as ambiguous because their row has another height (specification AMB-11).
@Suite struct MisfitRowTests {
  /// Returns the views that are reported as ambiguous in a cell 44 points tall, whose content requires a height.
  private static func noted(
    requiring height: Int, tools: String = "16097", row: String = "rowHeight=\"44\"", hasLints: Bool = true
  ) throws -> [String] {
    let box = XcodeDocument.view(
      "view", "box", (10, 2, 20, 40), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<constraints><constraint firstAttribute=\"height\" constant=\"\(height - 4)\" id=\"h\"/>"
        + "<constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/></constraints>")
    let ties = [("leading", 10), ("top", 2), ("bottom", -2)].map { attribute, constant in
      "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" secondItem=\"content\" "
        + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(attribute)\"/>"
    }
    let content = """
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <subviews>\(box)</subviews><constraints>\(ties.joined())</constraints></tableViewCellContentView>
      """
    let cell = XcodeDocument.view("tableViewCell", "cell", (0, 28, 375, 44), row, content)
    let table = XcodeDocument.view(
      "tableView", "table", (0, 0, 375, 667), "key=\"view\" rowHeight=\"-1\"", "<prototypes>\(cell)</prototypes>")
    let controller = "<tableViewController id=\"c\" sceneMemberID=\"viewController\">\(table)</tableViewController>"
    let text = XcodeDocument.storyboard(XcodeDocument.scene("1", controller), tools: tools)
    var resolved = try #require(scenes(in: text).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = hasLints
    let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
    let findings = layout.findings.flatMap(\.unfolded).filter { $0.code == "ambiguous" && $0.severity == .note }
    return findings.flatMap(\.views).map { layout.resolved.views[$0].name }
  }

  @Test(arguments: [(54, ["content"]), (40, ["content"]), (44, [])])
  func `content of another height than its row is marked`(height: Int, views: [String]) throws {
    try expect(Self.noted(requiring: height), is: views)
  }

  @Test func `rows that fit their content are not marked`() throws {
    try expect(Self.noted(requiring: 54, row: ""), is: [])
  }

  @Test func `only Xcode 10 to 13 mark it, and only lints report it`() throws {
    try expect(Self.noted(requiring: 54, tools: "13771"), is: [])
    try expect(Self.noted(requiring: 54, tools: "21507"), is: [])
    try expect(Self.noted(requiring: 54, hasLints: false), is: [])
  }
}
