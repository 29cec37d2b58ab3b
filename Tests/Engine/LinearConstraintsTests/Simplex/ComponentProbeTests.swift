import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The probe of a component's rows before the simplex method.
@Suite struct ComponentProbeTests {
  private func verdict(_ problem: LinearProblem, _ number: Int = 0) -> ComponentProbe.Verdict {
    let stages = Stages(problem)
    var probe = ComponentProbe()
    return probe.verdict(stages.components.components[number], of: stages.components, at: Parameters())
  }

  @Test func `contradicting bounds cannot hold`() {
    let problem = LinearProblem(1, [row([(0, 1)], .greaterThanOrEqual, 5), row([(0, 2)], .lessThanOrEqual, 8)])
    guard case .cannotHold(let rows) = verdict(problem) else {
      Issue.record("not found")
      return
    }
    expect(rows, is: [RowFactor(row: 0, factor: 1), RowFactor(row: 1, factor: 0.5)])
  }

  @Test func `non-negative widths cannot have a negative sum`() {
    let problem = LinearProblem(
      3, nonNegative: [0, 1, 2], [row([(0, 1), (1, 1), (2, 2)], .lessThanOrEqual, -8)])
    guard case .cannotHold(let rows) = verdict(problem) else {
      Issue.record("not found")
      return
    }
    expect(rows.map(\.row), is: [0, 1, 2, 3])
    expect(rows.map(\.factor), is: [1, 1, 1, 2])
  }

  @Test func `rows that hold at zero or at the nearest bounds can hold`() {
    let rows = [row([(0, 1), (1, 1)], .lessThanOrEqual, 90), row([(0, 1)], .greaterThanOrEqual, 44)]
    guard case .canHold = verdict(LinearProblem(2, rows)) else {
      Issue.record("not found")
      return
    }
  }

  @Test(arguments: UInt64(1)...6)
  func `a verdict never contradicts the simplex method`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var count = 0
    for _ in 0..<120 {
      let problem = problems.nextInGroups()
      let stages = Stages(problem)
      var probe = ComponentProbe()
      for (number, component) in stages.components.components.enumerated() where !component.rows.isEmpty {
        let contradiction = stages.simplex(number).contradiction
        switch probe.verdict(component, of: stages.components, at: stages.system.parameters) {
        case .canHold: expect(contradiction.isEmpty, is: true, "\(problem)")
        case .cannotHold: expect(contradiction.isEmpty, is: false, "\(problem)")
        case .unknown: continue
        }
        count += 1
      }
    }
    #expect(count > 50)
  }
}
