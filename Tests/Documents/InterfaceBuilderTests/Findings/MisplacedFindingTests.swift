import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct MisplacedFindingTests {
  /// The misplaced views of a document as saved.
  private func misplaced(_ subviews: String, _ constraints: String, hasLints: Bool = false) throws -> [Finding] {
    let view = """
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      """
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", view: view)),
      rest: #"<resources><image name="photo" width="200" height="100"/></resources>"#)
    var resolved = try #require(try scenes(in: text).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = hasLints
    let measurer = FixedPitchTextMeasurer()
    return resolved.layout(measuringTextWith: measurer).misplacedViews(measuringTextWith: measurer)
  }

  private static func box(_ id: String, _ frame: (Double, Double, Double, Double), mark: String = "") -> String {
    DocumentFindings.view("view", id, frame, mark)
  }

  @Test func `ISS-01: a view is misplaced by default where Xcode says so as well`() throws {
    let constraints = DocumentFindings.frame("v", (20, 40, 50, 50))
    #expect(try misplaced(Self.box("v", (33, 40, 50, 50)), constraints).isEmpty)
    #expect(try misplaced(Self.box("v", (33, 40, 50, 50)), constraints, hasLints: true).count == 1)
    let marked = try misplaced(Self.box("v", (33, 40, 50, 50), mark: #"misplaced="YES""#), constraints)
    #expect(marked.map(\.views) == [[1]])
  }

  @Test func `a mark that is out of date says nothing`() throws {
    let found = try misplaced(
      Self.box("v", (20, 40, 50, 50), mark: #"misplaced="YES""#), DocumentFindings.frame("v", (20, 40, 50, 50)))
    #expect(found.isEmpty)
  }

  @Test func `views that follow a misplaced one are named with it`() throws {
    let constraints =
      DocumentFindings.frame("a", (20, 40, 50, 50)) + DocumentFindings.frame("b", (20, 100, 50, 50))
      + DocumentFindings.frame("c1", (20, 200, 50, 50))
    let found = try misplaced(
      Self.box("a", (33, 40, 50, 50)) + Self.box("b", (33, 100, 50, 50)) + Self.box("c1", (20, 200, 90, 50)),
      constraints, hasLints: true)
    #expect(found.map(\.views) == [[1], [3]])
    #expect(found.first?.notes.last?.text == "with it, by the same distances: 'View' (b)")
  }

  @Test func `a picture with another size than that of its file is misplaced where nothing else gives it one`() throws {
    func found(_ extra: String) throws -> [[Int]] {
      try misplaced(
        DocumentFindings.view("imageView", "v", (20, 40, 120, 100), #"image="photo""#),
        DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40) + extra, hasLints: true
      ).map(\.views)
    }
    #expect(try found("") == [[1]])
    #expect(try found(DocumentFindings.size("v", "width", 120)) == [])
    #expect(try found(DocumentFindings.place("v", "trailing", -235)) == [])
  }
}
