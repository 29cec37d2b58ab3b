import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The simplex method on one component, level by level.
@Suite struct LexicographicSimplexTests {
  /// Returns the values of the variables of a problem with a single component.
  private func point(_ problem: LinearProblem) -> [Double] {
    let simplex = Stages(problem).simplex().0
    return simplex.allColumns.map { simplex.point[$0].x }
  }

  @Test(arguments: [
    (Penalty.equality, 1.0, 1.0), (.inequality, 0, 1), (.notNegative, 0, .infinity), (.notPositive, .infinity, 0),
  ])
  func `a penalty has the slopes of its sides`(penalty: Penalty, above: Double, below: Double) {
    #expect(penalty.above == above && penalty.below == below && penalty.slopeChange == above + below)
  }

  @Test func `a row takes the side of its value, or of its perturbation if that is zero`() {
    var row = TableauRow(terms: 0..<0, constant: 0, perturbation: 1.5)
    let sides = [(3.0, 1.5), (-3, 1.5), (1e-12, 1.5), (-1e-12, -1.5)].map { value, perturbation in
      (row.value, row.perturbation) = (value, perturbation)
      row.takeSide()
      return row.side
    }
    expect(sides, is: [1, -1, 1, -1])
    expect(row.value, is: 0)
  }

  @Test func `the highest level decides, and the next one the rest`() {
    let constraints = [row([(0, 1)], .equal, 4, at: 1), row([(0, 1)], .greaterThanOrEqual, 10, at: 3)]
    expect(point(LinearProblem(1, constraints)), is: [10])
    expect(point(LinearProblem(1, constraints + [row([(0, 1)], .lessThanOrEqual, 7, at: 4)])), is: [7])
  }

  @Test(arguments: [5, 51, 501])
  func `of equalities at one level the median holds, after one long step`(count: Int) {
    let constraints = (0..<count).map { row([(0, 1)], .equal, Double($0 * 7 % count), at: 500) }
    expect(point(LinearProblem(1, constraints)), is: [Double(count / 2)])
  }

  @Test func `a constraint of a lower level stays in the optimal interval of a higher one`() {
    // Any value from 3 to 8 is optimal for both. The lower level asks for more.
    let both = [row([(0, 1)], .equal, 3, at: 2), row([(0, 1)], .equal, 8, at: 2)]
    expect(point(LinearProblem(1, both + [row([(0, 1)], .equal, 99, at: 1)])), is: [8])
    expect(point(LinearProblem(1, both + [row([(0, 1)], .equal, -99, at: 1)])), is: [3])
    expect(point(LinearProblem(1, both + [row([(0, 1)], .equal, 4, at: 1)])), is: [4])
  }

  @Test func `a degenerate point does not stop the simplex method`() {
    // A cone with its tip at the origin, cut by forty planes. The optimum is the tip.
    var constraints: [LinearConstraint] = []
    for step in 0..<40 {
      let slope = Double(step - 20) / 8
      constraints.append(row([(0, 1), (1, slope), (2, slope * slope / 4)], .greaterThanOrEqual, 0))
      constraints.append(row([(0, 1), (1, -slope), (2, 1)], .greaterThanOrEqual, 0, at: 900))
    }
    constraints += (0..<3).map { row([($0, 1)], .equal, 0, at: 10) }
    #expect(agree(point(LinearProblem(3, constraints)), [0, 0, 0]))
  }

  @Test func `a problem on which the simplex method can cycle terminates`() {
    // Beale 1955: the minimum of −3/4 x + 150 y − 1/50 z + 6 w is −1/20.
    let constraints = [
      row([(0, 0.25), (1, -60), (2, -0.04), (3, 9)], .lessThanOrEqual, 0),
      row([(0, 0.5), (1, -90), (2, -0.02), (3, 3)], .lessThanOrEqual, 0),
      row([(2, 1)], .lessThanOrEqual, 1),
      row([(0, -0.75), (1, 150), (2, -0.02), (3, 6)], .equal, -1000, at: 500),
    ]
    let point = point(LinearProblem(4, nonNegative: [0, 1, 2, 3], constraints))
    let cost = -0.75 * point[0] + 150 * point[1] - 0.02 * point[2] + 6 * point[3]
    #expect(abs(cost + 0.05) < 1e-9)
  }

  @Test func `a variable that no level determines stays underdetermined`() {
    let problem = LinearProblem(2, [row([(0, 1), (1, 1)], .equal, 10, at: 5)])
    #expect(!Stages(problem).simplex().0.isDetermined)
    var decided = problem
    decided.constraints.append(row([(0, 1)], .equal, 3, at: 4))
    #expect(Stages(decided).simplex().0.isDetermined)
  }

  @Test func `the interval of a sum covers all optimal points`() {
    let problem = LinearProblem(
      2,
      [
        row([(0, 1), (1, 1)], .equal, 10, at: 5), row([(0, 1)], .lessThanOrEqual, 8),
        row([(0, 1)], .greaterThanOrEqual, 1),
      ])
    var simplex = Stages(problem).simplex().0
    expect(simplex.interval(of: [.init(0, 1)]), is: Interval(minimum: 1, maximum: 8))
    expect(simplex.interval(of: [.init(0, 1), .init(1, -1)]), is: Interval(minimum: -8, maximum: 6))
    expect(simplex.interval(of: [.init(0, 1), .init(1, 1)]), is: Interval(10))
  }

  @Test func `one simplex value solves large and small components in turn`() {
    let stages = Stages(
      LinearProblem(
        6,
        [
          row([(0, 1), (1, 1), (2, 1), (3, 1)], .equal, 8, at: 5), row([(4, 1)], .equal, 2, at: 5),
          row([(5, 1)], .greaterThanOrEqual, 3), row([(5, 1)], .equal, 1, at: 7),
        ] + (1..<4).map { row([(0, 1), ($0, -1)], .equal, 0, at: 6) }))
    var simplex = LexicographicSimplex()
    var values: [[Double]] = []
    for number in [0, 1, 2, 0, 2] {
      #expect(simplex.solve(stages.components.components[number], of: stages.components, at: .init()).isEmpty)
      values.append(simplex.allColumns.map { simplex.point[$0].x })
    }
    expect(values, is: [[2, 2, 2, 2], [2], [3], [2, 2, 2, 2], [3]])
  }

  @Test func `unsatisfiable rows are returned with their factors`() {
    let contradiction = Stages(
      LinearProblem(
        2,
        [
          row([(0, 1)], .greaterThanOrEqual, 4), row([(1, 1)], .lessThanOrEqual, 99),
          row([(0, 2), (1, 1)], .lessThanOrEqual, 5), row([(1, 1)], .greaterThanOrEqual, 0),
        ])
    ).simplex().contradiction
    // 2·(x − 4) + (5 − 2x − y) + (y − 0) = −3.
    let factors = Dictionary(contradiction.map { ($0.row, $0.factor) }, uniquingKeysWith: +)
    expect(Set(factors.keys), is: [0, 2, 3])
    #expect((factors[0] ?? 0) / (factors[2] ?? 1) == 2 && (factors[3] ?? 0) / (factors[2] ?? 1) == 1)
  }
}
