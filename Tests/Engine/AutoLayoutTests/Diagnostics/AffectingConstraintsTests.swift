import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The constraints that determine the position of a view (specification AFF-01).
@Suite struct AffectingConstraintsTests {
  /// Returns the names of the constraints that affect a view: the equation, or the attribute of a content size.
  private func affecting(
    _ name: String, _ axis: Axis, in test: TestSystem, includesRootSize: Bool = false
  ) -> [String] {
    test.system.constraintsAffectingLayout(
      ofView: test[name], axis: axis, includesRootSize: includesRootSize
    ).map { $0.origin == .contentSize ? "content \($0.firstAttribute.name)" : test.system.text(of: $0) }
  }

  private func switchWithLabel() throws -> TestSystem {
    let layout = try #require(AcceptanceLayout.all.first { $0.id == "A-SWI-005" })
    return try layout.system()
  }

  @Test func `three constraints determine the position of the label on each axis`() throws {
    let test = try switchWithLabel()
    #expect(
      affecting("label", .horizontal, in: test) == [
        "content width", "switch.leading == root.leading + 136", "switch.leading == label.trailing + 8",
      ])
    #expect(
      affecting("label", .vertical, in: test) == [
        "content height", "label.centerY == switch.centerY", "switch.centerY == root.centerY",
      ])
  }

  @Test func `the size of the screen is listed on request`() throws {
    let test = try switchWithLabel()
    #expect(
      affecting("label", .vertical, in: test, includesRootSize: true) == [
        "root.height == 568", "content height", "label.centerY == switch.centerY", "switch.centerY == root.centerY",
      ])
  }

  @Test func `a constraint between the axes is listed on both`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("square")
    test.constrain("square.leading == root.leading + 10")
    test.constrain("square.width == 50")
    test.constrain("square.height == square.width")
    test.constrain("square.top == root.top")
    #expect(
      affecting("square", .vertical, in: test) == [
        "square.width == 50", "square.height == square.width", "square.top == root.top",
      ])
  }

  @Test func `an unsatisfied optional constraint determines nothing`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("bar")
    test.constrain("bar.leading == root.leading")
    test.constrain("bar.width == 500 @750")
    test.constrain("bar.width <= 300")
    expect(affecting("bar", .horizontal, in: test), is: ["bar.leading == root.leading", "bar.width <= 300"])
  }

  @Test func `constraints on the superview do not affect a view in it`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("group")
    test.add("inner", to: "group")
    test.constrain("group.leading == root.leading + 40")
    test.constrain("inner.leading == group.leading + 5")
    test.constrain("inner.width == 10")
    expect(affecting("inner", .horizontal, in: test), is: ["inner.leading == group.leading + 5", "inner.width == 10"])
  }

  @Test(arguments: AcceptanceLayout.all)
  func `the constraints that affect a view determine its position without the others`(layout: AcceptanceLayout) throws {
    let system = try layout.system().system
    let solution = system.solution()
    let rects = system.alignmentRectsByName(solution)
    for (view, item) in system.items.enumerated() {
      for axis in Axis.allCases
      where !solution.ambiguities.contains(where: { $0.view == view && $0.attribute.axis == axis }) {
        let reduced = system.reduced(
          to: system.constraintsAffectingLayout(ofView: view, axis: axis), after: solution)
        let rect = try #require(reduced.alignmentRectsByName(reduced.solution())[item.name])
        let expected = try #require(rects[item.name])
        #expect(
          abs(rect.minimum(axis) - expected.minimum(axis)) < 1e-6 && abs(rect.size[axis] - expected.size[axis]) < 1e-6,
          "\(item.name) \(axis): \(rect), not \(expected)")
      }
    }
  }

  @Test func `no constraint affects an unconstrained view or a missing one`() {
    var test = TestSystem(width: 320, height: 480)
    test.add("free")
    expect(affecting("free", .horizontal, in: test), is: [])
    expect(test.system.constraintsAffectingLayout(ofView: 7, axis: .vertical), is: [])
    #expect(
      TestSystem(width: 1, height: 1).system.constraintsAffectingLayout(ofView: 0, axis: .vertical) == [])
  }
}

extension ConstraintSystem {
  /// Returns the system with only some of its constraints, as required equations. Binding inequalities then need no
  /// optional constraint that pulls. Collapsed views stay collapsed, because the rule behind this is not among the
  /// constraints (specification SOL-02).
  fileprivate func reduced(to kept: [LayoutConstraint], after solution: LayoutSolution) -> ConstraintSystem {
    var reduced = self
    for view in items.indices { reduced.items[view].intrinsicContentSize = .none }
    reduced.constraints = kept.filter { $0.origin != .guide }.map {
      var equation = $0
      equation.relation = .equal
      equation.priority = .required
      return equation
    }
    for (view, rect) in solution.alignmentRects.enumerated() {
      for (axis, attribute) in [(Axis.horizontal, LayoutAttribute.width), (.vertical, .height)]
      where rect.size[axis] < 1e-6 {
        reduced.constraints.append(LayoutConstraint(LayoutItemID(view: view), attribute))
      }
    }
    return reduced
  }
}
