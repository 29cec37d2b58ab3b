/// A layout that is solved pass by pass, until the margins and wrapped texts that follow the rectangles of the pass before
/// stay the same (specification SIZ-06, G-29).
///
/// It is solved at one size, or in a part of the plane of sizes that falls into parts on the way: each part goes on by
/// itself, and what comes of them is put together again.
package protocol SettlingLayout: AnyObject {
  /// Sizes at which the layout is solved together.
  associatedtype Place
  /// A system, or what it is made from.
  associatedtype Pass
  /// A solution of a pass.
  associatedtype Solution
  /// The outcome at a place.
  associatedtype Outcome
  /// A reason for which there may be no outcome.
  associatedtype Failure: Error

  /// Solves a pass, and goes on in each part of the place that has one solution.
  func solve(
    _ pass: Pass, at place: Place, _ continuation: (Place, Solution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome

  /// Finds the pass that follows from a solution, and goes on in each part of the place that has one. The pass is settled
  /// where the solution before is one of it too.
  func follow(
    _ pass: Pass, _ solution: Solution, at place: Place,
    _ continuation: (Place, Pass, _ isSettled: Bool) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome
}

extension SettlingLayout {
  /// The highest number of passes: nearly all layouts settle in the second one, and one that never settles must end.
  private var passLimit: Int { 4 }

  /// Solves a pass and those after it, and ends with the last one and its solution in each part of the place.
  package func settle(
    _ pass: Pass, number: Int = 1, at place: Place, _ end: (Place, Pass, Solution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try solve(pass, at: place) { place, solution throws(Failure) in
      guard number < passLimit else { return try end(place, pass, solution) }
      return try follow(pass, solution, at: place) { place, next, isSettled throws(Failure) in
        if isSettled { return try end(place, next, solution) }
        return try settle(next, number: number + 1, at: place, end)
      }
    }
  }
}
