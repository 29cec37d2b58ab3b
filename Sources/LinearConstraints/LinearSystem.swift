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
    /// The combination of constraints, by position, that the row has become; empty where origins are not traced.
    var origin: AffineExpression
  }

  /// The level of what is required.
  static let requiredLevel = 0

  /// How many variables there are.
  var variableCount: Int
  /// The rows: first that sizes are not negative, then the constraints in their order.
  var rows: [Row]

  /// All constraints of a problem except the broken ones.
  init(_ problem: LinearProblem, isBroken: [Bool]) {
    self.init(variableCount: problem.variableCount, nonNegative: problem.nonNegative)
    let levels = Self.levels(of: problem.constraints)
    for index in problem.constraints.indices where !isBroken[index] {
      add(problem.constraints[index], levels: levels, origin: AffineExpression())
    }
  }

  /// Some of the required constraints of a problem, by position, with their origins.
  init(_ problem: LinearProblem, tracing constraints: [Int]) {
    self.init(variableCount: problem.variableCount, nonNegative: problem.nonNegative)
    for index in constraints {
      add(problem.constraints[index], levels: [], origin: AffineExpression(variable: index))
    }
  }

  /// Variables, and that some of them are never negative.
  private init(variableCount: Int, nonNegative: [Int]) {
    self.variableCount = max(0, variableCount)
    rows = []
    for variable in nonNegative where variable >= 0 && variable < self.variableCount {
      rows.append(
        Row(
          expression: AffineExpression(variable: variable), isEquality: false, level: Self.requiredLevel,
          origin: AffineExpression()))
    }
  }

  /// Adds a constraint, unless it is not usable.
  private mutating func add(_ constraint: LinearConstraint, levels: [Double], origin: AffineExpression) {
    guard constraint.isUsable(variableCount: variableCount) else { return }
    rows.append(Row(constraint, levels: levels, origin: origin))
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
  fileprivate init(_ constraint: LinearConstraint, levels: [Double], origin: AffineExpression) {
    self.origin = origin
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
