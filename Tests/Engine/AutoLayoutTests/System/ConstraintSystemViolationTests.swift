import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

@Suite struct ConstraintSystemViolationTests {
  /// Returns the violation for a box of 100 × 40 at 20, 30 in a root of 300 × 400. The safe area begins 44 points below
  /// the top.
  private func violation(of constraint: LayoutConstraint, direction: LayoutDirection = .leftToRight) -> Double? {
    let safeArea = LayoutItemID(view: 0, guide: .safeArea)
    let box = Rect(x: 20, y: 30, width: 100, height: 40)
    let system = ConstraintSystem(
      rootSize: Size(width: 300, height: 400),
      items: [
        LayoutItem(name: "root", superview: nil, direction: direction),
        LayoutItem(name: "box", superview: 0, baseline: .edges(first: 16, last: 5), direction: direction),
      ],
      constraints: [LayoutConstraint(.init(view: 1), .top, .equal, safeArea, .top), constraint])
    let root = Rect(x: 0, y: 0, width: 300, height: 400)
    let solution = LayoutSolution(
      alignmentRects: [root, box], absoluteFrames: [root, box],
      guides: [.init(item: safeArea, rect: Rect(x: 0, y: 44, width: 300, height: 356))])
    return system.violations(in: solution).last
  }

  private static let box = LayoutItemID(view: 1)
  private static let safeArea = LayoutItemID(view: 0, guide: .safeArea)

  static let violations: [(LayoutConstraint, Double)] = [
    (LayoutConstraint(box, .leading, .equal, .root, .leading, constant: 20), 0.0),
    (LayoutConstraint(box, .leading, .equal, .root, .leading, constant: 8), 12),
    (LayoutConstraint(box, .trailing, .lessThanOrEqual, .root, .trailing), 0),
    (LayoutConstraint(box, .trailing, .greaterThanOrEqual, .root, .trailing), 180),
    (LayoutConstraint(box, .width, .lessThanOrEqual, constant: 90), 10),
    (LayoutConstraint(box, .width, .equal, box, .height, multiplier: 2.5), 0),
    (LayoutConstraint(box, .centerX, .equal, .root, .right, multiplier: 0.25), 5),
    (LayoutConstraint(box, .top, .equal, safeArea, .top), 14),
    (LayoutConstraint(box, .lastBaseline, .equal, .root, .top, constant: 65), 0),
    (LayoutConstraint(.init(view: 7), .width, constant: 1), 0),
  ]

  @Test(arguments: violations)
  func `a violation is the distance in points`(constraint: LayoutConstraint, expected: Double) {
    expect(violation(of: constraint), is: expected)
  }

  @Test func `leading is on the right in a right-to-left layout`() {
    let constraint = LayoutConstraint(Self.box, .leading, .equal, .root, .leading, constant: 20)
    expect(violation(of: constraint, direction: .rightToLeft), is: 160)
  }

  @Test func `a solution of another system has no violations`() {
    let system = ConstraintSystem(
      rootSize: .zero, items: [LayoutItem(name: "root", superview: nil)],
      constraints: [LayoutConstraint(.root, .width, constant: 5)])
    expect(system.violations(in: LayoutSolution(alignmentRects: [], absoluteFrames: [])), is: [0])
  }
}
