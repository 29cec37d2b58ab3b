import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing

/// Equalities of centers that are off by a point or less.
@Suite struct OffCenterTests {
  @Test(arguments: [
    ("a: { centerX: superview + 1, top: superview }", ["'a' is almost centered: 1 point off"]),
    ("superview.centerY == a.centerY - 0.5", ["'a' is almost centered: 0.5 points off"]),
    ("a.centerY == b.centerY - 1", ["'a' is almost centered: 1 point off"]),
    ("a: { centerX: superview + 1.5 }", []), ("a: { center: superview }", []),
    ("a.centerX >= superview.centerX + 1", []),
    ("a.centerX == superview.right * 1/2 + 1", []), ("a.top == superview.top + 1", []),
  ])
  func `a center that is off by a point or less is a lint`(constraint: String, expected: [String]) throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      devices: [iPhone 8]
      views: { a: { size: 20 }, b: { size: 20 } }
      constraints:
        - \(constraint)
      """)
    expect(scene.lints.filter { $0.code.name == "off-center" }.map(\.message.text), is: expected)
  }
}
