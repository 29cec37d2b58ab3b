/// A layout that is solved in passes, until the margins and wrapped text that follow from the previous pass stay the
/// same (specification SIZ-06, G-29).
///
/// It is solved at one size, or in a part of the plane of sizes that splits on the way. Each part then continues
/// separately, and the outcomes are combined.
package protocol SettlingLayout: AnyObject {
  /// The sizes at which the layout is solved together.
  associatedtype Place
  /// A system, or the data to create it from.
  associatedtype Pass
  /// The solution of a pass.
  associatedtype Solution
  /// The outcome at a place.
  associatedtype Outcome
  /// The error if there is no outcome.
  associatedtype Failure: Error

  /// Solves a pass, and continues in each part of the place that has one solution.
  func solve(
    _ pass: Pass, at place: Place, _ continuation: (Place, Solution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome

  /// Finds the pass that follows from a solution, and continues in each part of the place that has one pass. The pass
  /// is settled if the previous solution also solves it.
  func follow(
    _ pass: Pass, _ solution: Solution, at place: Place,
    _ continuation: (Place, Pass, _ isSettled: Bool) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome
}

/// The number of passes of a layout.
package enum SettlingPasses {
  /// The maximum number of passes. Nearly all layouts settle in the second, and one that never settles must end.
  package static let most = 4
}

extension SettlingLayout {
  /// Solves a pass and the following ones, and calls `end` with the last one and its solution in each part of the
  /// place.
  package func settle(
    _ pass: Pass, number: Int = 1, at place: Place, _ end: (Place, Pass, Solution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try solve(pass, at: place) { place, solution throws(Failure) in
      guard number < SettlingPasses.most else { return try end(place, pass, solution) }
      return try follow(pass, solution, at: place) { place, next, isSettled throws(Failure) in
        if isSettled { return try end(place, next, solution) }
        return try settle(next, number: number + 1, at: place, end)
      }
    }
  }
}
