/// A complete solution as functions of the parameters. It holds for all parameters at which the same rows decide: the
/// intersection of the critical regions of all components.
struct SolvedFunctions: Sendable {
  /// The value of each variable.
  private(set) var functions: [ParametricValue]
  /// The functions that are nonnegative as long as these are the solution.
  private(set) var conditions: [ParametricValue] = []

  /// Creates the functions around a solution without underdetermined variables, for which each component has a region.
  init(_ system: LinearSystem, _ elimination: Elimination, _ components: Components, _ regions: CriticalRegions) {
    functions = Array(repeating: ParametricValue(), count: system.variableCount)
    for (number, component) in components.components.enumerated() {
      guard let region = regions.latest(of: number) else { continue }
      for (position, unknown) in zip(region.values, component.unknowns) {
        functions[components.unknowns[unknown]] = regions.values[position]
      }
      conditions.append(contentsOf: regions.conditions[region.conditions])
    }
    elimination.complete(&functions) { $0 }
    // Rows without an unknown variable are in no region, but they also hold only under conditions.
    for variable in system.nonNegative where !functions[variable].isConstant {
      conditions.append(functions[variable])
    }
    for row in components.constantRows where !row.value.isConstant { conditions.append(row.value) }
    for residual in elimination.residuals where !residual.value.isConstant {
      conditions += [residual.value, residual.value * -1]
    }
  }

  /// Returns the values of all variables, or nil if other rows decide at these parameters.
  func values(at parameters: Parameters) -> [Double]? {
    for condition in conditions where condition.value(at: parameters) < -Tolerance.region { return nil }
    return functions.map { $0.value(at: parameters) }
  }
}
