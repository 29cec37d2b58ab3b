import DocumentTestSupport
import Findings
import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The views in cells that Xcode's canvas does not load and therefore marks as ambiguous (specification AMB-10).
@Suite struct UnloadedCellTests {
  /// The surroundings of the table.
  enum Bar { case none, plain, large }

  /// Returns the reported views of a table of 667 points whose cell begins at a vertical position.
  private static func noted(
    at y: Double, _ subviews: String, _ constraints: String = "", tools: String = "22505", under bar: Bar = .none,
    hasLints: Bool = true
  ) throws -> Set<String> {
    let content = """
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
      """
    let cell = XcodeDocument.view(
      "tableViewCell", "cell", (0, y, 375, 44), "textLabel=\"title\" style=\"IBUITableViewCellStyleDefault\"", content)
    let table = XcodeDocument.view(
      "tableView", "table", (0, 0, 375, 667), "key=\"view\" rowHeight=\"44\"", "<prototypes>\(cell)</prototypes>")
    let controller = "<tableViewController id=\"c\" sceneMemberID=\"viewController\">\(table)</tableViewController>"
    let navigation = """
      <navigationController id="n" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" \(bar == .large ? "largeTitles=\"YES\"" : "") id="bar"/>\
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s"/></connections>\
      </navigationController>
      """
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("1", controller) + (bar == .none ? "" : XcodeDocument.scene("2", navigation)), tools: tools)
    let scene = try #require(
      try scenes(in: text, path: "Test.storyboard").first { scene in scene.views.contains { $0.name == "cell" } })
    var resolved = try #require(scene.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = hasLints
    let layout = resolved.layout(measuringTextWith: FixedPitchTextMeasurer())
    let findings = layout.findings.flatMap(\.unfolded)
    let views = findings.filter { $0.code == "ambiguous" && $0.severity == .note }.flatMap(\.views)
    return Set(views.map { layout.resolved.views[$0].name })
  }

  private static func box(_ id: String, x: Double) -> String {
    XcodeDocument.view("view", id, (x, 10, 20, 20), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
  }

  private static func constraints(_ id: String, _ side: String, constant: Int) -> String {
    [("top", 10), (side, constant)].map { attribute, constant in
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="content" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(id)-\(attribute)"/>
      """
    }
    .joined()
      + ["width", "height"].map {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" constant=\"20\" id=\"\(id)-\($0)\"/>"
      }
      .joined()
  }

  private static let boxes = box("first", x: 10) + box("last", x: 345)
  private static let ties =
    constraints("first", "leading", constant: 10)
    + constraints("last", "trailing", constant: -10)

  @Test func `only views that follow the width of the cell are marked`() throws {
    #expect(try Self.noted(at: 667, Self.boxes, Self.ties) == ["last"])
    #expect(try Self.noted(at: 600, Self.boxes, Self.ties) == [])
  }

  @Test func `the texts of a system cell are marked`() throws {
    let title = XcodeDocument.view("label", "title", (16, 0, 343, 44), "text=\"Title\"", "<autoresizingMask/>")
    #expect(try Self.noted(at: 700, title) == ["title"])
  }

  @Test func `a view with no missing constraint is reported by lints only`() throws {
    #expect(try Self.noted(at: 700, Self.boxes, Self.ties, hasLints: false) == [])
  }

  @Test func `Xcode 12.5 and older load all cells`() throws {
    #expect(try Self.noted(at: 700, Self.boxes, Self.ties, tools: "18122") == [])
    #expect(try Self.noted(at: 700, Self.boxes, Self.ties, tools: "19158") == ["last"])
  }

  @Test(arguments: [(Bar.plain, 622.0, 624.0), (.large, 570, 572)])
  func `bars reduce the height in which cells are loaded`(bar: Bar, loaded: Double, unloaded: Double) throws {
    #expect(try Self.noted(at: loaded, Self.boxes, Self.ties, under: bar) == [])
    #expect(try Self.noted(at: unloaded, Self.boxes, Self.ties, under: bar) == ["last"])
  }
}
