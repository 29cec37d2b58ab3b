import DocumentTestSupport
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct SizeFindingTests {
  private static let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

  /// Returns the codes of the findings about a box between two lines that leave no height for it.
  private func codes(
    recordedHeight: Double = 40, _ attributes: String = "", extra: String = "", outlet: String? = nil,
    content: String = red
  ) throws -> [String] {
    try DocumentFindings(
      subviews: DocumentFindings.view("view", "v", (20, 40, 50, recordedHeight), attributes, content),
      constraints: DocumentFindings.place("v", "leading", 20) + DocumentFindings.place("v", "top", 40)
        + DocumentFindings.size("v", "width", 50) + extra
          + """
          <constraint firstItem="v" firstAttribute="bottom" secondItem="c-view" secondAttribute="top" constant="40" \
          id="b"/>
          """, outlets: outlet.map { [($0, "held")] } ?? []
    ).codes()
  }

  @Test func `MIS-01: a box without a height is reported`() throws {
    #expect(try codes() == ["no-size: warning"])
  }

  @Test(arguments: [("view", red), ("visualEffectView", "<blurEffect style=\"prominent\"/>")])
  func `the ground of a bar has no size without the bar`(element: String, content: String) throws {
    func codes(_ guide: String) throws -> [String] {
      try DocumentFindings(
        subviews: DocumentFindings.view(element, "v", (0, 0, 375, 20), "", content),
        constraints: DocumentFindings.place("v", "leading", 0) + DocumentFindings.place("v", "trailing", 0)
          + DocumentFindings.place("v", "top", guide == "safe" ? 0 : 40)
          + "<constraint firstItem=\"v\" firstAttribute=\"bottom\" secondItem=\"\(guide)\" secondAttribute=\"top\" "
          + "constant=\"\(guide == "safe" ? 0 : 40)\" id=\"b\"/>",
        device: "iPhone 8", orientation: .landscape
      ).codes()
    }
    #expect(try codes("safe") == [])
    #expect(try codes("c-view") == ["no-size: warning"])
  }

  @Test func `a box that was saved without a height is not reported`() throws {
    #expect(try codes(recordedHeight: 0) == [])
  }

  @Test func `a box whose height code can set by an outlet is not reported`() throws {
    let height = DocumentFindings.size("v", "height", 0, #"relation="greaterThanOrEqual""#)
    #expect(try codes(extra: height) == ["no-size: warning"])
    #expect(try codes(extra: height, outlet: "v-height") == [])
  }

  @Test(arguments: [#"<color key="backgroundColor" white="0.0" alpha="0.0"/>"#, ""])
  func `a clear container without a height is not reported`(color: String) throws {
    #expect(try codes(content: color) == [])
    #expect(try codes(outlet: "v", content: color) == [])
  }

  @Test func `a box in the color of its background is not reported unless it has content`() throws {
    func codes(_ subviews: String = "", ground: String = Self.red) throws -> [String] {
      let spacer = DocumentFindings.view("view", "v", (0, 0, 50, 40), "", subviews + Self.red)
      let constraints = """
        <constraint firstItem="v" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="k1"/>
        <constraint firstItem="v" firstAttribute="top" secondItem="box" secondAttribute="top" constant="20" id="k2"/>
        <constraint firstItem="v" firstAttribute="width" constant="50" id="k3"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="box" secondAttribute="top" constant="20" id="k4"/>
        """
      let box = DocumentFindings.view(
        "view", "box", (20, 40, 200, 200), "",
        "<subviews>\(spacer)</subviews>\(ground)<constraints>\(constraints)</constraints>")
      return try DocumentFindings(
        subviews: box, constraints: DocumentFindings.frame("box", (20, 40, 200, 200))
      ).codes()
    }
    #expect(try codes() == [])
    #expect(try codes(ground: "") == ["no-size: warning"])
    let line = XcodeDocument.view("view", "l", (0, 0, 10, 10), "", Self.red)
    #expect(try codes("<subviews>\(line)</subviews>").contains("no-size: warning"))
  }

  @Test func `a transparent box is not reported`() throws {
    #expect(try codes(#"alpha="0.0""#) == [])
    #expect(try codes(#"alpha="0.5""#) == ["no-size: warning"])
  }

  @Test func `a box of a custom class may determine its own size`() throws {
    #expect(try codes(#"customClass="RatingView""#) == [])
  }
}
