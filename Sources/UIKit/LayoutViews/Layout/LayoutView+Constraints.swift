extension LayoutView {
  /// Installs a constraint on this view; one that is installed here already is left as it is (specification CON-12).
  ///
  /// - Throws: ``ConstraintError`` for an illegal constraint, for items without a common superview, and where this view
  ///   does not hold both items (specification LEG-03, LEG-04).
  public func addConstraint(_ constraint: ViewConstraint) throws(ConstraintError) {
    try check(constraint)
    move(constraint)
  }

  /// Installs constraints on this view; where one is refused, none is installed.
  public func addConstraints(_ constraints: [ViewConstraint]) throws(ConstraintError) {
    for constraint in constraints { try check(constraint) }
    for constraint in constraints { move(constraint) }
  }

  /// Removes a constraint from this view; one that it does not hold is left as it is (specification CON-12).
  public func removeConstraint(_ constraint: ViewConstraint) {
    guard constraint.owner === self else { return }
    uninstall(constraint)
  }

  /// Removes constraints from this view; those that it does not hold are left as they are.
  public func removeConstraints(_ constraints: [ViewConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Every constraint of the view and of what it holds, in the order of installation.
  public var installedConstraints: [ViewConstraint] {
    LayoutTree(root: self).views.flatMap(\.constraints).sorted { $0.order < $1.order }
  }

  /// The constraints that layout had to break and that are still installed, in the order of installation
  /// (specification CNF-03).
  public var brokenConstraints: [ViewConstraint] { installedConstraints.filter(\.isBroken) }

  /// Asks for ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() { needsUpdateConstraints = true }

  /// Calls ``updateConstraints()`` of the views in the tree that need it, inner views first.
  public func updateConstraintsIfNeeded() {
    for view in LayoutTree(root: self).views.reversed() where view.needsUpdateConstraints {
      view.needsUpdateConstraints = false
      view.updateConstraints()
    }
  }

  /// Looks for conflicts among constraints that were installed before others are removed: in UIKit they would have
  /// shown at once.
  func settlePendingConflicts() {
    guard installation.isLive, installation.hasPendingConstraints else { return }
    // What cannot be laid out is thrown by the next layout.
    guard let settled = try? SettledLayout(of: self) else { return }
    settled.breakConstraints()
  }

  func install(_ constraint: ViewConstraint) {
    root.installation.register(constraint)
    constraint.owner = self
    constraints.append(constraint)
  }

  func uninstall(_ constraint: ViewConstraint) {
    root.settlePendingConflicts()
    constraint.owner = nil
    constraint.isBroken = false
    if let position = position(of: constraint) { constraints.remove(at: position) }
  }

  /// The place of a constraint in the list, which is in the order of installation.
  private func position(of constraint: ViewConstraint) -> Int? {
    var range = constraints.startIndex..<constraints.endIndex
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if constraints[middle] === constraint { return middle }
      range = constraints[middle].order < constraint.order ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func check(_ constraint: ViewConstraint) throws(ConstraintError) {
    let owner: LayoutView
    do throws(ConstraintError) {
      owner = try constraint.naturalOwner()
    } catch {
      if case .noCommonAncestor = error.reason { throw constraint.noCommonAncestor(self) }
      throw error
    }
    guard owner.isDescendant(of: self) else {
      throw ConstraintError(.hierarchyNotPrepared(constraint: constraint.description))
    }
  }

  private func move(_ constraint: ViewConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.uninstall(constraint)
    install(constraint)
  }
}
