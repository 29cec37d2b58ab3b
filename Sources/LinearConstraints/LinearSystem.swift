/// A problem in the form that the solver works on: every row wants its expression to be zero, or not below zero.
struct LinearSystem: Sendable {
  /// One constraint.
  struct Row: Sendable {
    /// What is to be zero, or not negative.
    var expression: AffineExpression
    /// Whether the expression is to be zero; otherwise it is not to be negative.
    var isEquality: Bool
    /// 0 for what is required, then 1, 2, … from the highest priority down.
    var level: Int
  }

  /// The level of what is required.
  static let requiredLevel = 0

  /// How many variables there are.
  var variableCount: Int
  /// The rows: first that sizes are not negative, then the constraints in their order.
  var rows: [Row]

  /// All constraints of a problem except the broken ones.
  init(_ problem: LinearProblem, isBroken: [Bool]) {
    let levels = Self.levels(of: problem.constraints)
    self.init(problem, constraints: problem.constraints.indices.filter { !isBroken[$0] }, levels: levels)
  }

  /// Some of the required constraints of a problem, by position.
  init(_ problem: LinearProblem, required constraints: [Int]) {
    self.init(problem, constraints: constraints, levels: [])
  }

  private init(_ problem: LinearProblem, constraints: [Int], levels: [Double]) {
    variableCount = max(0, problem.variableCount)
    rows = []
    rows.reserveCapacity(problem.nonNegative.count + constraints.count)
    for variable in problem.nonNegative where variable >= 0 && variable < variableCount {
      let expression = AffineExpression(variable: variable)
      rows.append(Row(expression: expression, isEquality: false, level: Self.requiredLevel))
    }
    for index in constraints {
      let constraint = problem.constraints[index]
      guard constraint.isUsable(variableCount: variableCount) else { continue }
      rows.append(Row(constraint, levels: levels))
    }
  }

  /// The priorities that occur, the highest first: only their order matters (specification PRI-03).
  private static func levels(of constraints: [LinearConstraint]) -> [Double] {
    var levels: [Double] = []
    for priority in constraints.compactMap(\.priority).sorted(by: >) where priority != levels.last {
      levels.append(priority)
    }
    return levels
  }
}

extension LinearSystem.Row {
  /// A constraint with its level, `levels` being the priorities that occur, in descending order.
  ///
  /// Required rows are scaled to a largest coefficient of 1, so that one tolerance fits all of them. The violation of
  /// an optional row is measured in its own units (specification SOL-03), so it is left as it is.
  fileprivate init(_ constraint: LinearConstraint, levels: [Double]) {
    expression = AffineExpression(constant: constraint.constant, unordered: constraint.terms)
    isEquality = constraint.relation == .equal
    if constraint.relation == .lessThanOrEqual { expression.scale(by: -1) }
    guard let priority = constraint.priority else {
      level = LinearSystem.requiredLevel
      let largest = expression.largestCoefficient
      if largest > 0 { expression.scale(by: 1 / largest) }
      return
    }
    var lower = 0
    var upper = levels.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if levels[middle] > priority { lower = middle + 1 } else { upper = middle }
    }
    level = lower + 1
  }

  /// Whether it has to hold exactly.
  var isRequired: Bool { level == LinearSystem.requiredLevel }
}

extension LinearConstraint {
  /// Whether every number in it is finite and every variable exists; other constraints are ignored, because callers
  /// have refused them with a place already.
  fileprivate func isUsable(variableCount: Int) -> Bool {
    constant.isFinite && (priority ?? 0).isFinite && terms.areUsable(variableCount: variableCount)
  }
}

extension [LinearConstraint.Term] {
  /// Whether every coefficient is finite and every variable exists.
  func areUsable(variableCount: Int) -> Bool {
    allSatisfy { $0.coefficient.isFinite && $0.variable >= 0 && $0.variable < variableCount }
  }
}
