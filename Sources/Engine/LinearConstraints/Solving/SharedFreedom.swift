/// The freedom that the constraints of groups leave to the fixed variables that the groups share.
///
/// An interval that was found once is never widened. It may then be too narrow, and callers check by other means.
struct SharedFreedom: Sendable {
  /// The highest or lowest bound among groups, and the best one of the other groups.
  private struct Bounds: Sendable {
    var first = (value: -Double.infinity, group: -1)
    var second = -Double.infinity

    /// Takes a group's bound into account.
    mutating func insert(_ value: Double, of group: Int) {
      if group == first.group {
        first.value = max(first.value, value)
      } else if value > first.value {
        second = first.value
        first = (value, group)
      } else {
        second = max(second, value)
      }
    }

    /// Returns the highest bound of all groups but one.
    func value(besides group: Int) -> Double { group == first.group ? second : first.value }
  }

  /// The known facts about the change of one fixed variable.
  private struct Change: Sendable {
    /// The rates at which the other fixed variables follow it.
    var rates: [Double]
    /// The groups that contain variables which follow it.
    var groups: Set<Int>
    var minimum = Bounds()
    /// The bounds of the change in the other direction.
    var negatedMaximum = Bounds()
    /// The number of groups' changes that are taken into account.
    var seenCount = 0
  }

  private let fixed: FixedVariables
  /// The groups that contain each fixed variable, by the positions of the definitions.
  private let groups: [[Int32]]
  /// The computed changes, by the positions of the variables' definitions.
  private var changes: [Int: Change] = [:]
  /// The groups that have changed, in order.
  private var changed: [Int] = []

  /// Finds the groups that share each fixed variable.
  init(_ fixed: FixedVariables, _ all: ConstraintGroups, _ constraints: LinearConstraintList) {
    self.fixed = fixed
    var groups = Array(repeating: [Int32](), count: fixed.definitions.count)
    for group in 0..<all.count {
      for row in all.rows(of: group) {
        for term in constraints.terms[constraints.termRange(of: Int(row))] {
          guard let position = fixed.position(of: term.variable), groups[position].last != Int32(group) else {
            continue
          }
          groups[position].append(Int32(group))
        }
      }
    }
    self.groups = groups
  }

  /// Records that a constraint of a group was dropped.
  mutating func noteChange(of group: Int) { changed.append(group) }

  /// Returns the rates at which fixed variables follow one of them without its own constraint. Also returns the
  /// interval of the change in which all groups but one can hold.
  ///
  /// - Parameters:
  ///   - position: The position of the definition of the variable that changes.
  ///   - group: The group to skip, because it is going to change.
  ///   - questions: Answers whether constraints can hold.
  ///   - rows: Returns the constraints of a group that can hold.
  mutating func change(
    of position: Int, besides group: Int, asking questions: inout ConflictQuestions, rows: (Int) -> [Int]
  ) -> (rates: [Double], range: Interval) {
    var change = knownChange(of: position, questions)
    changes[position] = nil
    let isNew = change.seenCount == 0
    let new = isNew ? change.groups.sorted() : changed[(change.seenCount - 1)...].filter(change.groups.contains)
    for other in new where other != group {
      let range = questions.interval(rows(other), fixed, rates: change.rates)
      if let minimum = range.minimum { change.minimum.insert(minimum, of: other) }
      if let maximum = range.maximum { change.negatedMaximum.insert(-maximum, of: other) }
    }
    change.seenCount = changed.count + 1
    changes[position] = change
    let range = Interval(
      minimum: change.minimum.value(besides: group), maximum: -change.negatedMaximum.value(besides: group))
    return (change.rates, range)
  }

  /// Whether groups other than `group` would have to be solved for the first time to find how far a fixed
  /// variable may change.
  mutating func takesQuestions(about position: Int, besides group: Int, _ questions: ConflictQuestions) -> Bool {
    let change = knownChange(of: position, questions)
    changes[position] = change
    return change.seenCount == 0 && change.groups.contains { $0 != group }
  }

  private func knownChange(of position: Int, _ questions: ConflictQuestions) -> Change {
    changes[position] ?? newChange(of: position, questions)
  }

  /// Creates a change that only the fixed variables themselves limit so far, since sizes are never negative.
  private func newChange(of position: Int, _ questions: ConflictQuestions) -> Change {
    let system = questions.system
    let rates = fixed.rates(following: position, in: system.problem.constraints)
    var change = Change(rates: rates, groups: [])
    for (other, rate) in rates.enumerated() where rate != 0 {
      change.groups.formUnion(groups[other].lazy.map(Int.init))
      guard questions.isNonNegative[fixed.definitions[other].variable] else { continue }
      let bound = -fixed.definitions[other].value.value(at: system.parameters) / rate
      if rate > 0 {
        change.minimum.insert(bound, of: -2)
      } else {
        change.negatedMaximum.insert(-bound, of: -2)
      }
    }
    return change
  }
}
