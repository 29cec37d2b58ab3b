internal import AutoLayout

/// What the root of a tree knows of the constraints that are installed in it.
struct InstallationState {
  /// The place of the next constraint in the order of installation.
  var nextOrder = 0
  /// Whether the tree was laid out before, so that conflicts show at once as they do on a screen.
  var isLive = false
  /// Whether required constraints were installed since conflicts were last looked for.
  var hasPendingConstraints = false
  /// What could not be installed, until the next layout throws the first of it.
  var refusals: [ConstraintError] = []
  /// Conflicts that were settled since the last layout.
  var conflicts: [ViewConflict] = []
  /// What solved the tree before: where only numbers have changed since, it need not start anew.
  var solver = LayoutSolver()

  /// Makes a constraint the youngest of the tree.
  mutating func register(_ constraint: ViewConstraint) {
    constraint.order = nextOrder
    nextOrder += 1
    if constraint.priority.isRequired { hasPendingConstraints = true }
  }
}
