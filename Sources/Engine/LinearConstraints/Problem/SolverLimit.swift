/// The limits of the solver's work, so that an absurd system ends with a message instead of exhausting the machine.
///
/// The unit of work is an operation on a block of four numbers, about a nanosecond. A ``WorkMeter`` counts it, and the
/// ``WorkBudget`` of a layout limits it.
enum SolverLimit {
  /// The maximum number of variables, constraints or terms of a problem. They are numbered in 32 bits, and no machine
  /// has enough memory for a larger layout.
  static let problemSize = 500_000_000
  /// The maximum number of unknown variables of a component, whose inverse then takes 200 MB. In a layout of 100,000
  /// views that depend on their neighbors and superviews, most components have fewer than ten.
  static let componentVariables = 5_000
  /// The work after which a conflict is reported as it was first found: it cannot hold, but may be neither the first
  /// nor a smallest one. A layout of ten thousand views with two widths each stays below it, and so does a chain of
  /// four hundred views that do not fit. The number of conflicts that are explained has its own limit (CNF-07).
  static let conflictWork = 400_000_000
  /// The work of eliminating a constraint.
  static let workPerConstraint = 100
  /// The work of copying a constraint into a new problem, with its part of a new solver.
  static let workPerCopy = 800
  /// The work of substituting a term in a long equality.
  static let workPerTerm = 16
}
