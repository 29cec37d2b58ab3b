import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct MisplacedFindingTests {
  /// Returns the findings about misplaced views of a document as saved.
  private func misplaced(
    _ subviews: String, _ constraints: String, hasLints: Bool = false, tools: String = "22505"
  ) throws -> [Finding] {
    let view = """
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      """
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("s", XcodeDocument.controller("c", view: view)), tools: tools,
      rest: #"<resources><image name="photo" width="200" height="100"/></resources>"#)
    var resolved = try #require(try scenes(in: text).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = hasLints
    let measurer = FixedPitchTextMeasurer()
    return resolved.layout(measuringTextWith: measurer).misplacedViews(measuringTextWith: measurer)
  }

  private static func box(_ id: String, _ frame: (Double, Double, Double, Double), mark: String = "") -> String {
    DocumentFindings.view("view", id, frame, mark)
  }

  @Test func `ISS-01: by default a view is misplaced only if Xcode marks it as well`() throws {
    let constraints = DocumentFindings.frame("v", (20, 40, 50, 50))
    #expect(try misplaced(Self.box("v", (33, 40, 50, 50)), constraints).isEmpty)
    #expect(try misplaced(Self.box("v", (33, 40, 50, 50)), constraints, hasLints: true).count == 1)
    let marked = try misplaced(Self.box("v", (33, 40, 50, 50), mark: #"misplaced="YES""#), constraints)
    #expect(marked.map(\.views) == [[1]])
  }

  @Test func `an outdated misplaced mark is ignored`() throws {
    let found = try misplaced(
      Self.box("v", (20, 40, 50, 50), mark: #"misplaced="YES""#), DocumentFindings.frame("v", (20, 40, 50, 50)))
    #expect(found.isEmpty)
  }

  @Test func `views that follow a misplaced view are listed with it`() throws {
    let constraints =
      DocumentFindings.frame("a", (20, 40, 50, 50)) + DocumentFindings.frame("b", (20, 100, 50, 50))
      + DocumentFindings.frame("c1", (20, 200, 50, 50))
    let found = try misplaced(
      Self.box("a", (33, 40, 50, 50)) + Self.box("b", (33, 100, 50, 50)) + Self.box("c1", (60, 200, 50, 50)),
      constraints, hasLints: true)
    #expect(found.map(\.views) == [[1], [3]])
    #expect(found.first?.consequences.map(\.view) == [2])
  }

  @Test(arguments: [
    ([20.0, 61, 50, 50], 0), ([20, 40, 90, 50], 0), ([20, 30, 50, 60], 0), ([10, 40, 60, 50], 0),
    ([21, 40, 50, 50], 0), ([33, 40, 50, 50], 1), ([33, 61, 50, 50], 1), ([20, 40, 90, 70], 1),
  ])
  func `differences that bars, margins or texts may cause are reported only if Xcode marks them`(
    recorded: [Double], count: Int
  ) throws {
    let recorded = (recorded[0], recorded[1], recorded[2], recorded[3])
    let constraints = DocumentFindings.frame("v", (20, 40, 50, 50))
    #expect(try misplaced(Self.box("v", recorded), constraints, hasLints: true).count == count)
    #expect(try misplaced(Self.box("v", recorded, mark: #"misplaced="YES""#), constraints).count == 1)
  }

  @Test func `views in scroll views are not reported as misplaced unless Xcode marks them`() throws {
    let box = Self.box("v", (33, 70, 50, 50))
    let constraints = DocumentFindings.frame("outer", (10, 10, 200, 200))
    let inner =
      ["leading", "top"].map {
        """
        <constraint firstItem="v" firstAttribute="\($0)" secondItem="outer" secondAttribute="\($0)" id="v-\($0)"/>
        """
      }
      .joined() + DocumentFindings.size("v", "width", 50) + DocumentFindings.size("v", "height", 50)
    func found(in element: String) throws -> Int {
      let outer = DocumentFindings.view(element, "outer", (10, 10, 200, 200), "", "<subviews>\(box)</subviews>")
      return try misplaced(outer, constraints + inner, hasLints: true).count
    }
    #expect(try found(in: "view") == 1)
    #expect(try found(in: "scrollView") == 0)
  }

  /// The scroll view was saved 50 points shorter than its constraints make it, and 50 or 14 points narrower.
  @Test(arguments: [(30.0, 150.0, 1), (0, 150, 2), (0, 186, 1)])
  func `a view in a scroll view is misplaced if it follows the size of a misplaced scroll view along the same axis`(
    extra: Double, outerWidth: Double, count: Int
  ) throws {
    let box = Self.box("v", (0, 0, 150, 40))
    let outer = DocumentFindings.view(
      "scrollView", "outer", (10, 10, outerWidth, 150), "", "<subviews>\(box)</subviews>")
    let inner =
      ["leading", "top"].map {
        """
        <constraint firstItem="v" firstAttribute="\($0)" secondItem="outer" secondAttribute="\($0)" id="v-\($0)"/>
        """
      }
      .joined() + DocumentFindings.size("v", "height", 40)
        + """
        <constraint firstItem="v" firstAttribute="width" secondItem="outer" secondAttribute="width" \
        constant="\(extra)" id="v-width"/>
        """
    let found = try misplaced(
      outer, DocumentFindings.frame("outer", (10, 10, 200, 200)) + inner, hasLints: true)
    #expect(found.flatMap(\.unfolded).count == count)
  }

  @Test(arguments: [("12121", [20.0, 40, 50, 50], 1), ("13122", [20, 40, 50, 50], 0), ("12121", [0, 0, 50, 50], 0)])
  func `through Xcode 8, a view whose place is open keeps its frame and is misplaced`(
    tools: String, recorded: [Double], count: Int
  ) throws {
    let box = Self.box("v", (recorded[0], recorded[1], recorded[2], recorded[3]))
    let size = DocumentFindings.size("v", "width", 50) + DocumentFindings.size("v", "height", 50)
    #expect(try misplaced(box, size, hasLints: true, tools: tools).count == count)
    #expect(try misplaced(box, size, tools: tools).isEmpty)
  }

  @Test(arguments: [("12121", 90.0, 1), ("22505", 90, 0), ("12121", 51, 0)])
  func `through Xcode 8, a view that is only wider is misplaced`(tools: String, width: Double, count: Int) throws {
    let places = DocumentFindings.frame("v", (20, 40, 50, 50))
    #expect(try misplaced(Self.box("v", (20, 40, width, 50)), places, hasLints: true, tools: tools).count == count)
  }

  @Test(arguments: [("14490", 1), ("13771", 0), ("10117", 0)])
  func `a view that is a point off is misplaced if its frame was rounded to pixels`(tools: String, count: Int) throws {
    let places = DocumentFindings.frame("v", (25, 40, 325, 50)) + DocumentFindings.place("v", "trailing", -25)
    let found = try misplaced(Self.box("v", (25, 40, 326, 50)), places, hasLints: true, tools: tools)
    #expect(found.count == count)
  }

  @Test func `a view whose constraints conflict is not reported as misplaced`() throws {
    let places = DocumentFindings.frame("v", (8, 40, 34, 34)) + DocumentFindings.place("v", "trailing", -8)
    #expect(try misplaced(Self.box("v", (8, 40, 359, 66)), places, hasLints: true).isEmpty)
    let marked = try misplaced(Self.box("v", (8, 40, 359, 66), mark: #"misplaced="YES""#), places)
    #expect(marked.map(\.views) == [[1]])
  }

  @Test func `an image view whose size differs from its file is misplaced if nothing else determines it`() throws {
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

  @Test func `a view that other bars may have moved is still compared with the size of its image`() throws {
    let places = DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40)
    func found(_ frame: (Double, Double, Double, Double)) throws -> Int {
      try misplaced(
        DocumentFindings.view("imageView", "v", frame, #"image="photo""#), places, hasLints: true
      ).count
    }
    #expect(try found((20, 60, 200, 100)) == 0)
    #expect(try found((20, 60, 120, 100)) == 1)
  }

  @Test(arguments: [(12.0, 1), (26, 0), (60, 0)])
  func `a line of text that is lower than its letters is misplaced, but not a higher one`(
    height: Double, count: Int
  ) throws {
    let label = DocumentFindings.view(
      "label", "v", (20, 40, 60, height), #"text="Name""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#)
    let places = DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40)
    #expect(try misplaced(label, places, hasLints: true).count == count)
  }

  /// Returns a cell of a recorded height with a view that is pinned to all its edges.
  private static func cell(_ height: Double) -> String {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      """
      <constraint firstItem="v" firstAttribute="\($0)" secondItem="inner" secondAttribute="\($0)" id="v-\($0)"/>
      """
    }
    .joined()
    return """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="inner"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews>\(box("v", (0, 0, 375, height)))</subviews><constraints>\(edges)</constraints>
      </tableViewCellContentView></tableViewCell>
      """
  }

  @Test(arguments: [(60.0, 0), (61, 0), (200, 1)])
  func `a view in a cell is misplaced if its frame contradicts that of its superview`(
    height: Double, count: Int
  ) throws {
    var resolved = try #require(
      try scenes(in: XcodeDocument.xib(Self.cell(height))).first?.resolvedAsSaved(leafSizes: .recorded))
    resolved.hasLints = true
    let measurer = FixedPitchTextMeasurer()
    #expect(
      resolved.layout(measuringTextWith: measurer).misplacedViews(measuringTextWith: measurer).count == count)
  }
}
