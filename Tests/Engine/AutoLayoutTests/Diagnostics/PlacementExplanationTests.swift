import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The position of a view as the sum of the contributions of its constraints (specification AFF-01).
@Suite struct PlacementExplanationTests {
  /// Returns one line for each summand: `20 = 1 × 20 (a.leading == root.leading + 20)`.
  private func lines(_ sum: PlacementExplanation.Sum, in test: TestSystem) -> [String] {
    sum.summands.map { summand in
      let words =
        summand.constraint.origin == .contentSize
        ? "content \(summand.constraint.firstAttribute.name)" : test.system.text(of: summand.constraint)
      return [summand.contribution, summand.factor, summand.constant].map { $0.decimalText(places: 4) }
        .joined(separator: " ") + " \(words)"
    }
  }

  @Test func `a centered view is half of the remaining space away from its superview`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("switch") { $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31) }
    test.constrain("switch.centerX == root.centerX")
    let explanation = try #require(test.system.explanation(ofView: test["switch"], axis: .horizontal))
    #expect(
      lines(explanation.position, in: test) == [
        "160 0.5 320 root.width == 320", "-24.5 -0.5 49 content width", "0 1 0 switch.centerX == root.centerX",
      ])
    #expect(explanation.position.value == 135.5 && explanation.position.attribute == .left)
    expect(lines(explanation.length, in: test), is: ["49 1 49 content width"])
    #expect(explanation.length.value == 49 && explanation.length.attribute == .width)
  }

  @Test func `a multiplied width is explained with the factor of its constant`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("a")
    test.add("b")
    test.constrain("a.width == 100")
    test.constrain("b.width == 2*a.width + 5")
    let explanation = try #require(test.system.explanation(ofView: test["b"], axis: .horizontal))
    expect(lines(explanation.length, in: test), is: ["200 2 100 a.width == 100", "5 1 5 b.width == 2*a.width + 5"])
    // No constraint determines its position.
    #expect(explanation.position.summands == [] && explanation.position.value == 0)
    #expect(explanation.position.ambiguity != nil && explanation.length.ambiguity == nil)
  }

  @Test func `a broken constraint explains nothing`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("a")
    test.constrain("a.width == 100")
    test.constrain("a.width == 120")
    let explanation = try #require(test.system.explanation(ofView: test["a"], axis: .horizontal))
    expect(lines(explanation.length, in: test), is: ["120 1 120 a.width == 120"])
  }

  @Test func `a point of a view is explained by its position and a share of its length`() throws {
    var test = TestSystem(width: 320, height: 480)
    test.add("a")
    test.constrain("a.height == 40")
    test.constrain("a.centerY == root.centerY + 3")
    let explanation = try #require(test.system.explanation(ofView: test["a"], axis: .vertical))
    func texts(_ share: Double) -> [String] {
      explanation.summands(toPointAt: share).map { "\($0.factor) × \($0.constant)" }
    }
    expect(texts(0), is: ["0.5 × 480.0", "-0.5 × 40.0", "1.0 × 3.0"])
    expect(texts(0.5), is: ["0.5 × 480.0", "1.0 × 3.0"])
    expect(texts(1), is: ["0.5 × 480.0", "0.5 × 40.0", "1.0 × 3.0"])
    test.add("open")
    test.constrain("open.top == root.top + 8")
    let open = try #require(test.system.explanation(ofView: test["open"], axis: .vertical))
    #expect(open.summands(toPointAt: 0).count == 1 && open.summands(toPointAt: 1).isEmpty)
  }

  @Test(arguments: [
    (TextBaseline.none, 1.0, 0.0, 1.0, 0.0), (.edges(first: 16, last: 5), 0, 16, 1, -5),
    (.line(first: 16, last: 5, height: 21), 0, 16, 1, -5), (.centered(offset: 5.5), 0.5, 5.5, 0.5, 5.5),
  ])
  func `ATT-05: a baseline is a share of the height and a number of points`(
    baseline: TextBaseline, share: Double, first: Double, lastShare: Double, last: Double
  ) {
    #expect(baseline.place(isFirst: true) == (share, first) && baseline.place(isFirst: false) == (lastShare, last))
  }

  @Test func `a missing view has no explanation`() {
    #expect(TestSystem(width: 1, height: 1).system.explanation(ofView: 3, axis: .vertical) == nil)
  }

  @Test(arguments: AcceptanceLayout.all)
  func `the terms add up to the position of the view`(layout: AcceptanceLayout) throws {
    let system = try layout.system().system
    let solution = system.solution()
    for (view, item) in system.items.enumerated() {
      let rect = solution.alignmentRects[view]
      let superview = item.superview.map { solution.alignmentRects[$0] } ?? .zero
      for axis in Axis.allCases {
        let explanation = try #require(system.explanation(ofView: view, axis: axis))
        let sums = [
          (explanation.position, rect.minimum(axis) - superview.minimum(axis)), (explanation.length, rect.size[axis]),
        ]
        for (sum, value) in sums
        where !solution.ambiguities.contains(where: { $0.view == view && $0.attribute == sum.attribute }) {
          #expect(abs(sum.value - value) < 1e-6, "\(item.name).\(sum.attribute.name): \(sum.value), not \(value)")
        }
      }
    }
  }

  @Test(arguments: AcceptanceLayout.all)
  func `the sums of all views together equal those of each view`(layout: AcceptanceLayout) throws {
    let system = try layout.system().system
    var solver = LayoutSolver()
    let open = Set(solver.solution(of: system).ambiguities.map { "\($0.view) \($0.attribute)" })
    let sums = solver.placementSums(of: system)
    try #require(sums.views.count == system.items.count)
    func values(_ parts: [PlacementSums.Part]) -> [String] {
      parts.map { "\(sums.constraints[$0.constraint]) \($0.factor) \(sums.constants[$0.constraint])" }
    }
    for (view, own) in sums.views.enumerated() {
      for (axis, found) in [(Axis.horizontal, (own.left, own.width)), (.vertical, (own.top, own.height))] {
        let explanation = try #require(system.explanation(ofView: view, axis: axis))
        for (sum, parts) in [(explanation.position, found.0), (explanation.length, found.1)]
        where !open.contains("\(view) \(sum.attribute)") {
          #expect(values(parts) == sum.summands.map { "\($0.constraint) \($0.factor) \($0.constant)" })
        }
      }
    }
  }

  @Test(arguments: AcceptanceLayout.all)
  func `changing a constant moves a view by its factor, in at least one direction`(layout: AcceptanceLayout) throws {
    let system = try layout.system().system
    let solution = system.solution()
    guard solution.conflicts.isEmpty, Set(system.constraints).count == system.constraints.count else { return }
    for view in system.items.indices.dropFirst().prefix(4) {
      let explanation = try #require(system.explanation(ofView: view, axis: .horizontal))
      for summand in explanation.length.summands {
        let changes = [1e-3, -1e-3].compactMap { step -> Double? in
          let width = system.moving(summand.constraint, by: step)?.alignmentRects[view].width
          return width.map { ($0 - solution.alignmentRects[view].width) / step }
        }
        #expect(
          changes.isEmpty || changes.contains { abs($0 - summand.factor) < 1e-4 },
          "\(system.text(of: summand.constraint)): \(changes), not \(summand.factor)")
      }
    }
  }
}

extension ConstraintSystem {
  /// Returns the solution with another constant. Returns nil for a constraint that is not in the system, and for a
  /// duplicate, because changing one of two equal constraints causes a conflict.
  fileprivate func moving(_ constraint: LayoutConstraint, by step: Double) -> LayoutSolution? {
    guard let position = constraints.firstIndex(of: constraint) else { return nil }
    var moved = self
    moved.constraints[position].constant += step
    let solution = moved.solution()
    return solution.conflicts.isEmpty ? solution : nil
  }
}
