/// The first stage: required equalities are used up by solving each for one variable and putting that in everywhere.
///
/// This is Gaussian elimination on sparse rows. The shortest row goes first: one variable is a value, two are a
/// merger, and neither makes another row longer. Layouts hang together mostly by such rows, so that trees, rows and
/// columns of views vanish here and only what is really to be decided is left. In a longer row the variable that the
/// fewest rows use is solved for, which keeps the others short (Markowitz 1957).
struct Elimination: Sendable {
  /// One variable and what it is equal to, in terms of variables that are eliminated later or never.
  struct Step: Sendable {
    /// The variable.
    var variable: Int
    /// What it is equal to.
    var expression: AffineExpression
  }

  /// The eliminated variables in the order of their elimination.
  private(set) var steps: [Step] = []
  /// The rows that are left, in terms of variables that are left, in their order.
  private(set) var rows: [LinearSystem.Row] = []
  /// Whether each variable was eliminated.
  private(set) var isEliminated: [Bool]

  /// Eliminates as many variables of a system as its required equalities allow.
  ///
  /// - Throws: `Contradiction` where a row comes to say that a number other than zero is zero.
  init(_ system: LinearSystem) throws(Contradiction) {
    isEliminated = Array(repeating: false, count: system.variableCount)
    var matrix = EliminationMatrix(system)
    while let row = matrix.takeShortestEquality() {
      guard let variable = matrix.bestVariable(in: row.expression) else {
        if abs(row.expression.constant) > Tolerance.feasibility { throw Contradiction(of: [row]) }
        continue
      }
      let expression = row.expression.solved(for: variable, equalTo: nil)
      var origin = row.origin
      origin.scale(by: -1 / row.expression.coefficient(of: variable))
      isEliminated[variable] = true
      steps.append(Step(variable: variable, expression: expression))
      matrix.replace(variable, with: expression, origin: origin)
    }
    rows = matrix.rows.filter { !($0.isRequired && $0.isEquality) }
  }

  /// The values of all variables from the values of those that were left.
  func completed(_ values: [Double]) -> [Double] {
    var values = values
    for step in steps.reversed() {
      values[step.variable] = step.expression.terms.reduce(step.expression.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
    return values
  }
}
