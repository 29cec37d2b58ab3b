import DocumentTestSupport
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

@Suite struct LeftToCodeFindingTests {
  /// Returns the findings about two boxes, the second below the first. The attributes belong to the constraint on the
  /// first box's height.
  private func findings(_ attributes: String) throws -> [Finding] {
    let boxes =
      DocumentFindings.view("view", "a", (20, 40, 50, 50)) + DocumentFindings.view("view", "b", (20, 100, 50, 50))
    return try DocumentFindings(
      subviews: boxes,
      constraints: DocumentFindings.place("a", "leading", 20) + DocumentFindings.place("a", "top", 40)
        + DocumentFindings.size("a", "width", 50) + DocumentFindings.size("a", "height", 50, attributes)
        + DocumentFindings.place("b", "leading", 20) + DocumentFindings.size("b", "width", 50)
        + DocumentFindings.size("b", "height", 50)
          + """
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="t"/>
          """
    ).findings()
  }

  @Test func `a complete scene has no findings`() throws {
    #expect(try findings("").isEmpty)
  }

  @Test func `PLC-03: views that a removed placeholder leaves ambiguous are one note for the scene`() throws {
    let found = try findings(#"placeholder="YES""#)
    #expect(found.map(\.code.name) == ["left-to-code"] && found.map(\.severity) == [.note])
    #expect(
      found.first?.message.text
        == "code has to place 'View' (a) and 'View' (b): the constraints that place them in the design are removed from the app"
    )
    #expect(found.first?.views == [1, 2])
  }

  @Test func `ambiguity that a placeholder does not resolve is reported as usual`() throws {
    let open = DocumentFindings(
      subviews: DocumentFindings.view("view", "a", (20, 40, 50, 50)),
      constraints: DocumentFindings.place("a", "leading", 20) + DocumentFindings.size("a", "width", 50)
        + DocumentFindings.size("a", "height", 50) + DocumentFindings.size("a", "width", 60, #"placeholder="YES""#))
    #expect(try open.codes() == ["ambiguous: error"])
  }

  @Test func `a view with a placeholder size is left to its class`() throws {
    let view = DocumentFindings.view(
      "view", "a", (20, 40, 50, 50), #"placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="50""#)
    let found = try DocumentFindings(
      subviews: view, constraints: DocumentFindings.place("a", "leading", 20) + DocumentFindings.place("a", "top", 40)
    ).codes()
    #expect(found == [])
  }
}
