/// What stood in the way of a solution, and what was left open.
package struct LinearOutcome: Sendable, Hashable {
  /// The conflicts.
  var conflicts: [LinearSolution.Conflict] = []
  /// The positions of the preferences that were open.
  var open: [Int] = []
  /// Whether nothing stands in the way and nothing is open.
  package var isPlain: Bool { conflicts.isEmpty && open.isEmpty }
}
