import AutoLayout
import LayoutTestSupport
import Testing

@testable import SceneDrawing

/// The strings of badges (specification DRW-04).
@Suite struct ConstraintLabelTests {
  private static let a = LayoutItemID(view: 1)
  private static let b = LayoutItemID(view: 2)

  @Test(arguments: [
    (LayoutConstraint(a, .width, constant: 50), "50"),
    (LayoutConstraint(a, .width, .greaterThanOrEqual, constant: 50), "≥ 50"),
    (LayoutConstraint(a, .width, constant: 50, priority: .defaultHigh), "50 @750"),
    (LayoutConstraint(a, .width, .equal, b, .width), "="),
    (LayoutConstraint(a, .width, .equal, b, .width, constant: 8), "= + 8"),
    (LayoutConstraint(a, .width, .equal, b, .width, constant: -8), "= − 8"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 0.5), "×0.5"),
    (LayoutConstraint(a, .width, .lessThanOrEqual, b, .width), "≤"),
    (LayoutConstraint(a, .width, .equal, a, .height), "1:1"),
    (LayoutConstraint(a, .width, .equal, a, .height, multiplier: 16 / 9.0), "16:9"),
    (LayoutConstraint(a, .width, .equal, a, .height, multiplier: 0.75), "3:4"),
    (LayoutConstraint(a, .height, .equal, a, .width, multiplier: 2, constant: 10), "2:1 + 10"),
    (LayoutConstraint(a, .width, .lessThanOrEqual, a, .height, multiplier: 1.5), "≤ 3:2"),
    (LayoutConstraint(a, .width, .equal, a, .height, multiplier: 1.7778), "×1.7778"),
    (LayoutConstraint(a, .width, .equal, a, .height, multiplier: 0.618_034), "×0.618"),
    (LayoutConstraint(a, .width, .equal, a, .height, multiplier: -1), "×-1"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 0.125), "×0.125"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 0.0625), "×0.0625"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 1 / 3.0), "×1/3"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 2 / 3.0), "×2/3"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 1 / 12.0), "×1/12"),
    (LayoutConstraint(a, .width, .equal, b, .width, multiplier: 0.000_012_3), "×0.0000123"),
  ])
  func `a size is labeled with its relation`(constraint: LayoutConstraint, label: String) {
    expect(ConstraintLabel(constraint).size, is: label)
  }

  @Test(arguments: [
    (LayoutConstraint(a, .left, .equal, b, .right, constant: 8), false, "8"),
    (LayoutConstraint(a, .right, .equal, b, .right, constant: -20), true, "20"),
    (LayoutConstraint(a, .right, .lessThanOrEqual, b, .right, constant: -20), true, "≥ 20"),
    (LayoutConstraint(a, .centerX, .equal, b, .centerX, multiplier: 0.5), false, "×0.5"),
    (LayoutConstraint(a, .centerX, .equal, b, .centerX, multiplier: 2, constant: 8), false, "×2 + 8"),
  ])
  func `a space is labeled from the outside inward`(constraint: LayoutConstraint, isReversed: Bool, label: String) {
    expect(ConstraintLabel(constraint).space(isReversed: isReversed), is: label)
  }

  @Test func `an alignment has no label unless it may fail`() {
    #expect(ConstraintLabel(LayoutConstraint(Self.a, .top, .equal, Self.b, .top)).alignment.isEmpty)
    let optional = LayoutConstraint(Self.a, .top, .greaterThanOrEqual, Self.b, .top, priority: LayoutPriority(250.5))
    expect(ConstraintLabel(optional).alignment, is: "≥ @250.5")
  }
}
