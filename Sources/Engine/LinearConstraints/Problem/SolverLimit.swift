/// The limits of the solver's work, so that an absurd system ends in a message instead of a machine at its limits.
///
/// The unit of work is an operation on a block of four numbers, about a nanosecond. It is counted by a ``WorkMeter``, and
/// the ``WorkBudget`` of a layout says how much of it there may be.
enum SolverLimit {
  /// The most variables, constraints or terms of a problem: they are numbered in 32 bits. No machine has the memory for
  /// a layout of that size.
  static let problemSize = 500_000_000
  /// The most unknown variables of one component: its inverse then takes 200 MB. A layout of 100,000 views whose
  /// elements depend on their neighbours and their superviews mostly has components of fewer than ten.
  static let componentVariables = 5_000
  /// The work after which a conflict is taken as it was found first: it cannot hold, but may be neither the first nor a
  /// smallest one. A layout of ten thousand views with two widths each stays below it, and so does a chain of four
  /// hundred views that do not fit. How many conflicts are explained to people is another matter (CNF-07).
  static let conflictWork = 400_000_000
  /// The work of eliminating a constraint.
  static let workPerConstraint = 100
  /// The work of putting a term into a long equality.
  static let workPerTerm = 16
}
