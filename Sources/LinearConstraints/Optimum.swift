/// All points that are optimal for the constraints of a system: what elimination found, and a settled tableau for each
/// component.
struct Optimum: Sendable {
  /// The eliminated variables.
  let elimination: Elimination
  /// The components of the rest.
  let components: Components
  /// The optimal points of each component.
  private(set) var simplexes: [LexicographicSimplex]

  /// The optimum of a system.
  ///
  /// - Throws: `Contradiction` where its required rows cannot all hold.
  init(_ system: LinearSystem) throws(Contradiction) {
    elimination = try Elimination(system)
    components = try Components(elimination)
    simplexes = []
    simplexes.reserveCapacity(components.components.count)
    for component in components.components { simplexes.append(try LexicographicSimplex(component)) }
  }

  /// Each variable in terms of those that are neither eliminated nor determined; a number where it is determined.
  func reducedVariables() -> [AffineExpression] {
    var reduced = components.places.indices.map { variable in
      guard let place = components.places[variable] else { return AffineExpression() }
      let value = simplexes[place.component].values[place.variable]
      return value.isConstant ? value : AffineExpression(variable: variable)
    }
    for step in elimination.steps.reversed() {
      reduced[step.variable] = step.expression.substituting(reduced)
    }
    return reduced
  }
}

extension AffineExpression {
  /// The expression with an expression in the place of each variable.
  func substituting(_ expressions: [AffineExpression]) -> AffineExpression {
    var result = AffineExpression(constant: constant)
    for term in terms { result.add(expressions[term.variable], times: term.coefficient) }
    return result
  }
}
