import Testing

@testable import DocumentMerging

/// The positions of scenes on the canvas after a merge.
@Suite struct CanvasPositionsTests {
  /// Returns a storyboard with two scenes at positions on the canvas.
  private static func storyboard(_ login: String, _ help: String) -> String {
    func scene(_ title: String, _ id: String, _ position: String) -> String {
      """
              <scene sceneID="\(id)-sc">
                  <objects>
                      <viewController title="\(title)" id="\(id)"/>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr"/>
                  </objects>
                  <point key="canvasLocation" \(position)/>
              </scene>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
      \(scene("Login", "log-in-001", login))\(scene("Help", "hel-pp-001", help))    </scenes>
      </document>

      """
  }

  private static func merged(_ ours: String, _ theirs: String) throws -> MergeResult {
    let base = storyboard("x=\"0.0\" y=\"0.0\"", "x=\"500\" y=\"0.0\"")
    return try FileMerge.merged(
      MergeInput(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)), of: .interfaceBuilder,
      path: "Main.storyboard", deciding: MergeDecisions(favoring: .ours))
  }

  @Test func `positions that one side changed are kept without a note`() throws {
    let result = try Self.merged(
      Self.storyboard("x=\"0.0\" y=\"100\"", "x=\"500\" y=\"0.0\""),
      Self.storyboard("x=\"0.0\" y=\"0.0\"", "x=\"900\" y=\"0.0\""))
    let expected = Self.storyboard("x=\"0.0\" y=\"100\"", "x=\"900\" y=\"0.0\"")
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    #expect(result.undecided.isEmpty && result.notes.isEmpty)
  }

  @Test func `a scene that both sides moved keeps the position of ours, with a note`() throws {
    let ours = Self.storyboard("x=\"0.0\" y=\"100\"", "x=\"500\" y=\"50.5\"")
    let result = try Self.merged(ours, Self.storyboard("x=\"0.0\" y=\"200\"", "x=\"500\" y=\"51\""))
    #expect(String(decoding: result.bytes, as: UTF8.self) == ours)
    #expect(result.undecided.isEmpty)
    #expect(
      result.notes == ["both sides moved viewController 'Login' on the canvas; kept the position of ours"])
  }

  @Test func `a position that one side only rounded is the one that the other side moved`() throws {
    let result = try Self.merged(
      Self.storyboard("x=\"0.0\" y=\"0.0\"", "x=\"500.4\" y=\"0.0\""),
      Self.storyboard("x=\"0.0\" y=\"0.0\"", "x=\"900\" y=\"0.0\""))
    let expected = Self.storyboard("x=\"0.0\" y=\"0.0\"", "x=\"900\" y=\"0.0\"")
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    #expect(result.notes.isEmpty)
  }
}
