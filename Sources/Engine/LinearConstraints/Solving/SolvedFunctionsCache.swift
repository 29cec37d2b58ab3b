/// A cache of the solutions that were found or used last: sizes of screens often alternate between portrait and
/// landscape.
struct SolvedFunctionsCache: Sendable {
  /// The solutions, the one that was used last in front.
  private var functions: [SolvedFunctions] = []

  /// The number of solutions.
  var count: Int { functions.count }

  /// The most solutions that are kept: each takes as much memory as all variables.
  private static let capacity = 6

  /// The values of all variables; nil where no solution is known for these parameters.
  mutating func values(at parameters: Parameters) -> [Double]? {
    for index in functions.indices {
      guard let values = functions[index].values(at: parameters) else { continue }
      functions.swapAt(0, index)
      return values
    }
    return nil
  }

  /// Adds a solution in front, in the place of the last one where there are too many.
  mutating func insert(_ solution: SolvedFunctions) {
    if functions.count == Self.capacity { functions.removeLast() }
    functions.insert(solution, at: 0)
  }
}
