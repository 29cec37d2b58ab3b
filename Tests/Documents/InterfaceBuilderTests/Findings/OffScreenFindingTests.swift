import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct OffScreenFindingTests {
  private static let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

  /// Returns the codes of the findings about a box that constraints place at a distance from the left edge of the
  /// screen.
  private func codes(at x: Double, recordedAt recorded: Double, outlet: String? = nil) throws -> [String] {
    try DocumentFindings(
      subviews: DocumentFindings.view("view", "v", (recorded, 40, 50, 50), "", Self.red),
      constraints: DocumentFindings.frame("v", (x, 40, 50, 50)), outlets: outlet.map { [($0, "held")] } ?? []
    ).codes()
  }

  @Test func `AUD-03: a box beyond the edge of the screen is reported`() throws {
    #expect(try codes(at: 400, recordedAt: 300) == ["off-screen: warning"])
  }

  @Test func `a box that was saved off the canvas is not reported`() throws {
    #expect(try codes(at: -100, recordedAt: -100) == [])
    #expect(try codes(at: 375, recordedAt: 360) == [])
  }

  @Test func `an empty clear box off the screen is not reported, but a box with content is`() throws {
    func codes(_ attributes: String = "", _ content: String = "") throws -> [String] {
      try DocumentFindings(
        subviews: DocumentFindings.view("view", "v", (300, 40, 50, 50), attributes, content),
        constraints: DocumentFindings.frame("v", (400, 40, 50, 50))
      ).codes()
    }
    #expect(try codes() == [])
    #expect(try codes("", #"<color key="backgroundColor" white="1" alpha="0.0"/>"#) == [])
    #expect(try codes(#"customClass="ChartView""#) == ["off-screen: warning"])
    let label = XcodeDocument.view("label", "l", (0, 0, 50, 21), #"text="Total""#)
    #expect(try codes("", "<subviews>\(label)</subviews>") == ["off-screen: warning"])
  }

  @Test func `a view in a bar button item is not reported, because the bar places it`() throws {
    let box = XcodeDocument.view("view", "box", (504, 10, 80, 24), "", Self.red).replacing(
      "<view ", with: "<view key=\"customView\" ")
    let bar = DocumentFindings.view(
      "toolbar", "bar", (0, 100, 600, 44), "", "<items><barButtonItem id=\"i\">\(box)</barButtonItem></items>")
    let found = DocumentFindings(subviews: bar, constraints: DocumentFindings.frame("bar", (0, 100, 375, 44)))
    #expect(try found.codes() == [])
  }

  @Test func `a box that code can move by an outlet is not reported`() throws {
    #expect(try codes(at: 400, recordedAt: 300, outlet: "v-leading") == [])
    // An outlet to the view, or to the constraint on its size, does not move it.
    #expect(try codes(at: 400, recordedAt: 300, outlet: "v") == ["off-screen: warning"])
    #expect(try codes(at: 400, recordedAt: 300, outlet: "v-width") == ["off-screen: warning"])
  }

  @Test func `a box without a determined position is ambiguous, not off the screen`() throws {
    let found = DocumentFindings(
      subviews: DocumentFindings.view("view", "v", (300, 40, 50, 50), "", Self.red),
      constraints: DocumentFindings.place("v", "top", 40) + DocumentFindings.size("v", "width", 50)
        + DocumentFindings.size("v", "height", 50))
    #expect(try found.codes() == ["ambiguous: error"])
  }

  @Test func `a canvas with the width of no screen is not compared with the screen`() throws {
    let box = DocumentFindings.view("view", "v", (700, 40, 50, 50), "", Self.red)
    func codes(_ width: Double) throws -> [String] {
      let controller = """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="c-view">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/><subviews>\(box)</subviews>
        <constraints>\(DocumentFindings.frame("v", (700, 40, 50, 50)))</constraints></view></viewController>
        """
      let text = XcodeDocument.storyboard(XcodeDocument.scene("s", controller))
      let scene = try #require(try scenes(in: text).first)
      return try scene.resolved(for: SceneVariant(on: "iPhone 8")).layout().findings.map(\.code.name)
    }
    #expect(try codes(815) == [])
    #expect(try codes(768) == ["off-screen"])
  }
}
