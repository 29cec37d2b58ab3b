/// A group of constraints that is searched for conflicts, with the constraints that fix its variables.
struct ConflictGroup: Sendable {
  let number: Int
  /// The unbroken constraints, by ascending position.
  private(set) var installed: [Int]
  /// The number of leading installed constraints that can hold, all of which have been checked.
  private(set) var feasibleCount = 0
  /// The constraint that makes the first ones infeasible, and the ones among them that contradict each other. Nil if
  /// all can hold.
  private(set) var next: (newest: Int, known: ConflictQuestions.Contradiction)?
  /// Whether there are only equalities over variables that may be negative.
  private let hasEqualitiesOnly: Bool

  /// Creates a group from constraints, by ascending position, and searches it for the first conflict.
  init(_ number: Int, _ installed: [Int], asking questions: inout ConflictQuestions) {
    self.number = number
    self.installed = installed
    let constraints = questions.system.problem.constraints
    let isNonNegative = questions.isNonNegative
    hasEqualitiesOnly = installed.allSatisfy { row in
      constraints.headers[row].relation == .equal
        && constraints.terms[constraints.termRange(of: row)].allSatisfy { !isNonNegative[$0.variable] }
    }
    // Most infeasible groups have one conflict.
    findNext(among: installed.count, asking: &questions)
  }

  /// Returns the installed constraints up to and including one.
  func installed(upTo row: Int) -> ArraySlice<Int> { installed[..<position(of: row + 1)] }

  /// Removes a broken constraint, and searches for the next conflict.
  mutating func leaveOut(_ broken: Int, asking questions: inout ConflictQuestions) {
    let position = position(of: broken)
    guard position < installed.count, installed[position] == broken else { return }
    installed.remove(at: position)
    if position < feasibleCount { feasibleCount -= 1 }
    next = nil
    // Checking twice as many constraints costs no more than checking the first ones again.
    findNext(among: 2 * feasibleCount + 1, asking: &questions)
  }

  /// Finds the first constraint that makes those before it infeasible.
  private mutating func findNext(among count: Int, asking questions: inout ConflictQuestions) {
    var count = count
    while feasibleCount < installed.count {
      count = min(count, installed.count)
      if case .cannotHold(let found) = questions.ask(installed[..<count]) {
        next = first(in: found, asking: &questions)
        return
      }
      feasibleCount = count
      count *= 2
    }
  }

  /// Returns the first constraint that makes those before it infeasible, given some that cannot hold.
  ///
  /// Adding members never makes a set feasible, so bisection finds it. But it is mostly the last one of a set that is
  /// known to be contradictory, so that one is checked first.
  private mutating func first(
    in known: ConflictQuestions.Contradiction, asking questions: inout ConflictQuestions
  ) -> (newest: Int, known: ConflictQuestions.Contradiction) {
    var known = known
    var end = last(of: known)
    if hasEqualitiesOnly, !known.isUnique, case .cannotHold(let found) = questions.ask(installed[...end]) {
      known = found
      end = last(of: known)
    }
    // Without its last constraint the only contradiction disappears.
    if known.isUnique { feasibleCount = end }
    var isLastAsked = false
    while feasibleCount < end {
      let count = isLastAsked ? (feasibleCount + end + 1) / 2 : end
      isLastAsked.toggle()
      if case .cannotHold(let found) = questions.ask(installed[..<count]) {
        known = found
        end = min(count - 1, last(of: found))
      } else {
        feasibleCount = count
      }
    }
    return (installed[end], known)
  }

  /// Returns the position among the installed constraints of the last one of a contradiction.
  private func last(of known: ConflictQuestions.Contradiction) -> Int {
    min(installed.count - 1, position(of: known.rows.last ?? .max))
  }

  /// Returns the position of the first installed constraint that is not before another.
  private func position(of row: Int) -> Int { installed.position(notBefore: row) { $0 } }
}
