/// A counter of work that is cheap enough for innermost loops. It charges the current budget at intervals.
package struct WorkMeter: Sendable {
  /// The work since the meter was created or restarted.
  package var work = 0
  /// The work that has been charged to the budget.
  private var charged = 0
  /// The amount of work at which the budget is checked next.
  @usableFromInline var nextLook = 0
  /// Whether the work must stop. The result is then incomplete.
  package private(set) var isOver = false

  /// Creates a meter without work.
  package init() {}

  /// Starts again at zero, for other work.
  package mutating func restart() { self = WorkMeter() }

  /// Checks the budget if enough work has been done since the last check.
  ///
  /// It is inlined into loops of other modules, which a call in each round would slow down.
  ///
  /// - Returns: Whether the work must stop.
  @inlinable
  @inline(__always)
  package mutating func check() -> Bool { work < nextLook || isOver ? isOver : look() }

  /// Charges all work to the budget, at the end of work that may be too small to be checked.
  package mutating func charge() { _ = look() }

  /// Charges the budget, and returns whether the work must stop. Without a budget, the standard limit applies to this
  /// work alone.
  @usableFromInline
  @inline(never)
  mutating func look() -> Bool {
    nextLook = work + WorkBudget.stride / 8
    let units = work - charged
    charged = work
    isOver = isOver || (WorkBudget.current?.spend(units) ?? (work > WorkBudget.standardLimit))
    return isOver
  }
}
