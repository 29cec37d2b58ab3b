/// The solutions that were found or used last: sizes of screens often go to and fro between upright and sideways.
struct SolvedFunctionsCache: Sendable {
  /// The solutions, the one that was used last in front.
  private var functions: [SolvedFunctions] = []

  /// How many there are.
  var count: Int { functions.count }

  /// More are not kept: each takes as much room as all variables.
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
