import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// The findings about cells at sizes that differ from their design.
@Suite struct CellSizeFindingTests {
  /// Returns a box of a width that keeps 16 points from both sides of its superview.
  private static func content(_ width: Double, priority: Int = 1000) -> String {
    let box = DocumentFindings.view("view", "box", (16, 0, width, 20))
    return """
      <subviews>\(box)</subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" \
      id="k1"/>
      <constraint firstItem="content" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" \
      secondAttribute="trailing" constant="16" id="k2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="k3"/>
      <constraint firstItem="box" firstAttribute="height" constant="20" id="k4"/>
      <constraint firstItem="box" firstAttribute="width" constant="\(width)" priority="\(priority)" id="k5"/>
      </constraints>
      """
  }

  private static func findings(_ text: String, on device: String = "iPhone 8", hasLints: Bool = false) throws
    -> [Finding]
  {
    var resolved = try #require(try scenes(in: text).first).resolved(for: try SceneVariant(on: device))
    resolved.hasLints = hasLints
    return resolved.layout().findings.filter { $0.code == "cell-size" }
  }

  private static func row(_ content: String) -> String {
    XcodeDocument.xib(
      XcodeDocument.view(
        "tableViewCell", "cell", (0, 0, 375, 44), "",
        "<tableViewCellContentView key=\"contentView\" id=\"content\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"44\"/>\(content)</tableViewCellContentView>"))
  }

  private static func item(_ content: String) -> String {
    XcodeDocument.view(
      "collectionViewCell", "cell", (0, 0, 120, 80), "",
      "<view key=\"contentView\" id=\"content\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"80\"/>"
        + "\(content)</view>")
  }

  private static func collection(_ attributes: String, _ content: String) -> String {
    let flow = """
      <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="flow">
      <size key="itemSize" width="120" height="80"/></collectionViewFlowLayout>
      """
    let view = XcodeDocument.view(
      "collectionView", "list", (0, 0, 375, 667), "key=\"view\"", "\(flow)<cells>\(item(content))</cells>")
    return XcodeDocument.storyboard(
      XcodeDocument.scene(
        "s", "<collectionViewController id=\"c\" sceneMemberID=\"viewController\">\(view)</collectionViewController>"))
  }

  @Test func `a row that only wide screens have room for is reported on narrow screens`() throws {
    let found = try Self.findings(Self.row(Self.content(320)))
    #expect(found.map(\.message.kind) == ["narrow-screen"] && found.map(\.severity) == [.note])
    #expect(found.first?.notes.contains { $0.text.contains("(k5)") } ?? false)
    #expect(try Self.findings(Self.row(Self.content(320)), on: "iPhone SE (1st gen)").isEmpty)
    #expect(try Self.findings(Self.row(Self.content(280))).isEmpty)
    #expect(try Self.findings(Self.row(Self.content(320, priority: 999))).isEmpty)
  }

  @Test func `a row that does not fit some screens is reported only on similar screens`() throws {
    // A box that is 16 points from both sides and has a bound on its width.
    func row(_ relation: String, _ width: Double) -> String {
      Self.row(
        Self.content(width).replacing("relation=\"greaterThanOrEqual\" ", with: "")
          .replacing(
            "firstItem=\"box\" firstAttribute=\"width\"", with: "\(relation) firstItem=\"box\" firstAttribute=\"width\""
          ))
    }
    let narrow = #"relation="lessThanOrEqual""#
    let wide = #"relation="greaterThanOrEqual""#
    #expect(try Self.findings(row(narrow, 390), on: "iPhone 16 Pro").map(\.message.kind) == ["large-phone"])
    #expect(try Self.findings(row(narrow, 400), on: "iPhone 16 Pro").isEmpty)
    #expect(try Self.findings(row(narrow, 390), on: "iPhone 16 Pro Max").isEmpty)
    #expect(try Self.findings(row(wide, 750), on: "iPad Pro 11-inch (M4)").map(\.message.kind) == ["small-tablet"])
    #expect(try Self.findings(row(wide, 700), on: "iPad Pro 11-inch (M4)").isEmpty)
  }

  @Test func `a cell that was saved without a height is not reported`() throws {
    let cell = XcodeDocument.xib(
      XcodeDocument.view(
        "tableViewCell", "cell", (0, 0, 375, 0), "",
        "<tableViewCellContentView key=\"contentView\" id=\"content\">"
          + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"0\"/></tableViewCellContentView>"))
    let layout = try #require(try scenes(in: cell).first).resolved(for: try SceneVariant(on: "iPhone 8")).layout()
    #expect(layout.resolved.rootSize.height <= 1 && layout.findings.map(\.code.name) == [])
  }

  @Test func `a self-sizing collection cell is first laid out at 50 by 50 points`() throws {
    let automatic = #"automaticEstimatedItemSize="YES""#
    #expect(try Self.findings(Self.collection(automatic, Self.content(40))).map(\.message.kind) == ["first-pass"])
    #expect(try Self.findings(Self.collection(automatic, Self.content(40, priority: 999))).isEmpty)
    #expect(try Self.findings(Self.collection(automatic, Self.content(10))).isEmpty)
    // The collection view determines the size of this cell.
    #expect(try Self.findings(Self.collection("", Self.content(40))).isEmpty)
  }

  @Test func `a cell in a document of its own may be in such a collection`() throws {
    let cell = XcodeDocument.xib(Self.item(Self.content(40)))
    #expect(try Self.findings(cell).isEmpty)
    #expect(try Self.findings(cell, hasLints: true).map(\.message.kind) == ["first-pass"])
  }
}
