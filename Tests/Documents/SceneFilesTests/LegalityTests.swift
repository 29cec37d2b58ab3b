import DocumentTestSupport
import LayoutTestSupport
import Testing

/// The pairs of attributes that UIKit accepts and refuses (specification LEG-01, LEG-02; cases A-LEG-001 to 016).
@Suite struct LegalityTests {
  private static let pairing = "Invalid pairing of layout attributes"
  private static let location =
    "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs"
  private static let direction =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
    + "Use leading/trailing for both or neither."

  @Test(arguments: [
    ("a.centerX == 0.25*root.width", pairing), ("a.left == root.width", pairing), ("a.top == root.height", pairing),
    ("a.width == root.right", pairing), ("a.left == root.top", pairing), ("a.centerX == root.centerY", pairing),
    ("a.baseline == root.width", pairing), ("a.left == 20", location), ("a.top == b.top * 0", location),
    ("a.leading == root.left", direction), ("a.right == root.trailing", direction),
  ])
  func `constraints that UIKit rejects are errors`(equation: String, reason: String) {
    let messages = SceneFile.messages("format: 1\nviews: { a: , b: }\nconstraints:\n  - \(equation)")
    #expect(messages.contains("[illegal-constraint]"))
    #expect(messages.hasSuffix("    UIKit throws: \(reason)"))
  }

  @Test(arguments: [
    "a.width == root.height", "a.centerX == 0.25*root.right", "a.bottom == b.top", "a.baseline == b.bottom",
    "a.leading == root.centerX", "a.left == root.centerX", "a.width == 44", "a.width == b.width * 0",
  ])
  func `constraints that UIKit accepts are accepted`(equation: String) throws {
    try expect(SceneFile.constraints(equation).count, is: 1)
  }
}
