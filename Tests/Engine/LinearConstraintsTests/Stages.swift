@testable import LinearConstraints

/// The stages of the solver before the simplex method, for tests of later stages.
struct Stages {
  let system: LinearSystem
  private(set) var elimination: Elimination
  let components: Components

  /// Runs the stages before the simplex method on a problem.
  init(_ problem: LinearProblem) {
    system = LinearSystem(problem)
    var sum = SparseAccumulator(variableCount: problem.variableCount)
    elimination = Elimination(system, &sum)
    components = Components(system, &elimination, &sum)
  }

  /// Runs the simplex method on one component. Returns it with the contradiction that it found, as rows of the problem.
  func simplex(_ number: Int = 0, at parameters: Parameters? = nil) -> (
    LexicographicSimplex, contradiction: [RowFactor]
  ) {
    var simplex = LexicographicSimplex()
    let component = components.components[number]
    let contradiction = simplex.solve(component, of: components, at: parameters ?? system.parameters)
    return (
      simplex,
      contradiction.map {
        RowFactor(row: components.rows[component.rows.lowerBound + $0.row].row, factor: $0.factor)
      }
    )
  }
}
