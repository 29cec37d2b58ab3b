internal import AutoLayout

/// The state that the root of a tree keeps about the constraints that are installed in the tree.
struct InstallationState {
  /// The place of the next constraint in the order of installation.
  var nextOrder = 0
  /// True where the tree was laid out before, so that conflicts show at once as they do on a screen.
  var isLive = false
  /// True where required constraints were installed since the last search for conflicts.
  var hasPendingConstraints = false
  /// The errors of constraints and subviews that were refused; the next layout throws the first of them and removes it.
  var refusals: [ConstraintError] = []
  /// Conflicts that were settled since the last layout.
  var conflicts: [ViewConflict] = []
  /// The solver of the tree, with its memory of former layouts: where only numbers have changed since, it does not
  /// start anew.
  var solver = LayoutSolver()

  /// Makes a constraint the youngest of the tree.
  mutating func register(_ constraint: ViewConstraint) {
    constraint.order = nextOrder
    nextOrder += 1
    if constraint.priority.isRequired { hasPendingConstraints = true }
  }
}
