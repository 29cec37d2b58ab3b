/// A count of work that is cheap enough for the innermost loops: a number, which now and then is charged to the budget of
/// what is being made.
package struct WorkMeter: Sendable {
  /// The work since the meter was made or restarted.
  package var work = 0
  /// The work that was charged to the budget.
  private var charged = 0
  /// The work at which the budget is asked next.
  @usableFromInline var nextLook = 0
  /// True where no more work is to be done. What was left undone stays so: the result is not whole.
  package private(set) var isOver = false

  /// A meter that has counted nothing.
  package init() {}

  /// Begins anew, for other work.
  package mutating func restart() { self = WorkMeter() }

  /// Looks at the budget where enough work has been done since the last time.
  ///
  /// It is a part of the loops of other modules, which a call in each round would slow down.
  ///
  /// - Returns: True where no more work is to be done.
  @inlinable
  @inline(__always)
  package mutating func check() -> Bool { work < nextLook || isOver ? isOver : look() }

  /// Charges all work to the budget, as at the end of a piece of work that may be too small to be checked.
  package mutating func charge() { _ = look() }

  /// Without a budget the standard one counts for this work alone.
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
