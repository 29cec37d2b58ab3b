/// A cache of the most recently used solutions, as screen sizes often alternate between portrait and landscape.
struct SolvedFunctionsCache: Sendable {
  /// The solutions, the most recently used first.
  private var functions: [SolvedFunctions] = []

  var count: Int { functions.count }

  /// The maximum number of solutions that are kept. Each takes memory for all variables.
  private static let capacity = 6

  /// Returns the values of all variables, or nil if no solution is known for these parameters.
  mutating func values(at parameters: Parameters) -> [Double]? {
    for index in functions.indices {
      guard let values = functions[index].values(at: parameters) else { continue }
      functions.swapAt(0, index)
      return values
    }
    return nil
  }

  /// Adds a solution in front, and removes the last one if there are too many.
  mutating func insert(_ solution: SolvedFunctions) {
    if functions.count == Self.capacity { functions.removeLast() }
    functions.insert(solution, at: 0)
  }
}
