import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The difference between both sides of a constraint, which need not be in the system.
@Suite struct ConstraintDifferenceTests {
  private static let box = LayoutItemID(view: 1)

  /// Returns the difference for a box of 100 × 50 points in a root of 300 × 200 points. The box is 20 points from the
  /// leading and 30 from the top edge.
  private func difference(
    of constraint: LayoutConstraint, direction: LayoutDirection = .leftToRight
  ) -> ConstraintDifference? {
    var root = LayoutItem(name: "root", superview: nil, direction: direction)
    root.guideInsets = GuideInsets(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let system = ConstraintSystem(
      rootSize: Size(width: 300, height: 200),
      items: [root, LayoutItem(name: "box", superview: 0, direction: direction)],
      constraints: [
        LayoutConstraint(Self.box, .leading, .equal, .root, .leading, constant: 20),
        LayoutConstraint(Self.box, .top, .equal, .root, .top, constant: 30),
        LayoutConstraint(Self.box, .width, constant: 100), LayoutConstraint(Self.box, .height, constant: 50),
      ])
    return system.differences(of: [constraint], in: system.solution()).first ?? nil
  }

  @Test func `sizes and positions are compared with their expected values`() throws {
    let width = try #require(difference(of: LayoutConstraint(Self.box, .width, constant: 120)))
    #expect(width.value == 100 && width.difference == -20)
    let bottom = LayoutConstraint(Self.box, .bottom, .lessThanOrEqual, .root, .bottom, multiplier: 0.25, constant: 10)
    let edge = try #require(difference(of: bottom))
    #expect(edge.value == 80 && edge.difference == 20)
  }

  @Test func `a guide that no constraint refers to can be compared`() throws {
    func guide(_ guide: LayoutGuide) -> LayoutItemID { LayoutItemID(view: 0, guide: guide) }
    let cases: [(LayoutItemID, LayoutAttribute, Double)] = [
      (guide(.safeArea), .top, -14), (guide(.topLayoutGuide), .bottom, -14), (guide(.bottomLayoutGuide), .top, -136),
      (guide(.layoutMargins), .top, 30), (guide(.scrollFrame), .bottom, -170),
    ]
    for (item, attribute, expected) in cases {
      let found = try #require(difference(of: LayoutConstraint(Self.box, .top, .equal, item, attribute)))
      #expect(found.value == 30 && found.difference == expected, "\(item)")
    }
  }

  @Test func `leading edges are compared in the reading direction and given from the left`() throws {
    let leading = LayoutConstraint(Self.box, .leading, .greaterThanOrEqual, .root, .leading, constant: 30)
    expect(difference(of: leading)?.value, is: 20)
    let mirrored = try #require(difference(of: leading, direction: .rightToLeft))
    // The right edge of the box is 20 points inside.
    #expect(mirrored.value == 280 && mirrored.difference == -10)
  }

  @Test func `missing items cannot be compared`() {
    #expect(difference(of: LayoutConstraint(LayoutItemID(view: 7), .width, constant: 1)) == nil)
    let content = LayoutItemID(view: 1, guide: .scrollContent)
    #expect(difference(of: LayoutConstraint(content, .width, constant: 1)) == nil)
  }

  @Test func `a root that fits its height is as low as the constraints allow`() {
    var system = ConstraintSystem(
      rootSize: Size(width: 300, height: 500), items: [LayoutItem(name: "root", superview: nil)],
      constraints: [LayoutConstraint(.root, .height, .greaterThanOrEqual, constant: 44)])
    expect(system.solution().absoluteFrames, is: [Rect(x: 0, y: 0, width: 300, height: 500)])
    system.preferredHeight = PreferredHeight(0)
    expect(system.solution().absoluteFrames, is: [Rect(x: 0, y: 0, width: 300, height: 44)])
    // An optional constraint on the height takes effect if its priority is higher than that of the preferred height.
    system.constraints = [LayoutConstraint(.root, .height, constant: 60, priority: .defaultLow)]
    expect(system.solution().absoluteFrames[0].height, is: 60)
  }
}
