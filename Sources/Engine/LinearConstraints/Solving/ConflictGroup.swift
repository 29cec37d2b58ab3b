/// A group of constraints in which conflicts are sought, with the constraints that fix its variables.
struct ConflictGroup: Sendable {
  /// The group's number.
  let number: Int
  /// The constraints that are not broken, by their ascending positions.
  private(set) var installed: [Int]
  /// The first so many of the installed constraints can hold; none that was not asked for is among them.
  private(set) var feasibleCount = 0
  /// The constraint that makes the first constraints impossible, and those of them that contradict each other; nil where
  /// all can hold.
  private(set) var next: (newest: Int, known: ConflictQuestions.Contradiction)?
  /// Indicates that there are only equalities over variables that may be negative.
  private let hasEqualitiesOnly: Bool

  /// A group of constraints, by their ascending positions, in which a first conflict is sought.
  init(_ number: Int, _ installed: [Int], asking questions: inout ConflictQuestions) {
    self.number = number
    self.installed = installed
    let constraints = questions.system.problem.constraints
    let isNonNegative = questions.isNonNegative
    hasEqualitiesOnly = installed.allSatisfy { row in
      constraints.headers[row].relation == .equal
        && constraints.terms[constraints.termRange(of: row)].allSatisfy { !isNonNegative[$0.variable] }
    }
    // Most groups in which something cannot hold have one conflict.
    findNext(among: installed.count, asking: &questions)
  }

  /// The installed constraints up to one.
  func installed(upTo row: Int) -> ArraySlice<Int> { installed[..<position(of: row + 1)] }

  /// Leaves out a constraint that is broken, and seeks the next conflict.
  mutating func leaveOut(_ broken: Int, asking questions: inout ConflictQuestions) {
    let position = position(of: broken)
    guard position < installed.count, installed[position] == broken else { return }
    installed.remove(at: position)
    if position < feasibleCount { feasibleCount -= 1 }
    next = nil
    // To ask as many constraints again costs no more than to ask the first ones.
    findNext(among: 2 * feasibleCount + 1, asking: &questions)
  }

  /// Finds the first constraint that makes those before it impossible.
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

  /// The first constraint that makes those before it impossible, given some that cannot hold.
  ///
  /// A set with more members is never less infeasible, so it is found by bisection. But mostly it is the last of those
  /// that are known to contradict each other, which is asked first.
  private mutating func first(
    in known: ConflictQuestions.Contradiction, asking questions: inout ConflictQuestions
  ) -> (newest: Int, known: ConflictQuestions.Contradiction) {
    var known = known
    var end = last(of: known)
    if hasEqualitiesOnly, !known.isUnique, case .cannotHold(let found) = questions.ask(installed[...end]) {
      known = found
      end = last(of: known)
    }
    // Without the last one of the only contradiction there is none.
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

  /// The position of the last constraint of a contradiction among the installed ones.
  private func last(of known: ConflictQuestions.Contradiction) -> Int {
    min(installed.count - 1, position(of: known.rows.last ?? .max))
  }

  /// The position of the first installed constraint that is not before another one.
  private func position(of row: Int) -> Int { installed.position(notBefore: row) { $0 } }
}
