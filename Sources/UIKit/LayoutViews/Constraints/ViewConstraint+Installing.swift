public import AutoLayout

extension ViewConstraint {
  /// True where the constraint is installed.
  ///
  /// Setting it to true installs the constraint on the nearest view that holds both items (specification OWN-01);
  /// a constraint that is installed stays where it is. A property cannot throw: what ``activate(_:)`` would throw
  /// leaves the constraint inactive and is thrown by the next ``LayoutView/layoutIfNeeded()``.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue else { return Self.deactivate([self]) }
      do throws(ConstraintError) {
        try Self.activate([self])
      } catch {
        (firstItem?.ownerView ?? secondItem?.ownerView)?.root.installation.refusals.append(error)
      }
    }
  }

  /// Installs constraints, each on the nearest view that holds both of its items.
  ///
  /// - Throws: ``ConstraintError`` for the first that is illegal or whose items have no common superview; then none of
  ///   them is installed.
  public static func activate(_ constraints: [ViewConstraint]) throws(ConstraintError) {
    var owners: [LayoutView] = []
    for constraint in constraints { owners.append(try constraint.naturalOwner()) }
    for (constraint, owner) in zip(constraints, owners) where constraint.owner == nil { owner.install(constraint) }
  }

  /// Removes constraints; those that are not installed are left as they are (specification CON-12).
  public static func deactivate(_ constraints: [ViewConstraint]) {
    for constraint in constraints { constraint.owner?.uninstall(constraint) }
  }

  /// Removes constraints, then installs others where they belong (specification ORI-03).
  ///
  /// - Throws: ``ConstraintError`` for the first that cannot be installed; then nothing is removed either.
  static func replace(_ old: [ViewConstraint], with new: [ViewConstraint]) throws(ConstraintError) {
    // What cannot be installed must not cost what is shown.
    for constraint in new { _ = try constraint.naturalOwner() }
    deactivate(old)
    try activate(new)
  }

  /// Returns whether two constraints ask for the same, whatever they are called and whether they are installed.
  public func says(_ other: ViewConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && priority == other.priority
  }

  /// The constraint with another priority, for chains: `a.constraint(equalTo: b).withPriority(.defaultHigh)`.
  public func withPriority(_ priority: LayoutPriority) -> ViewConstraint {
    self.priority = priority
    return self
  }

  /// Installs the constraint with a priority where it belongs (specification LST-08).
  public func install(priority: LayoutPriority) throws(ConstraintError) {
    self.priority = priority
    try Self.activate([self])
  }

  /// The nearest view that holds both items; a view counts as its own ancestor.
  func naturalOwner() throws(ConstraintError) -> LayoutView {
    try checkLegality()
    guard let first = firstItem?.ownerView else { throw noCommonAncestor(nil) }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = secondItem?.ownerView, let owner = first.nearestCommonAncestor(with: second) else {
      throw noCommonAncestor(first)
    }
    return owner
  }

  func noCommonAncestor(_ view: LayoutView?) -> ConstraintError {
    ConstraintError(.noCommonAncestor(constraint: description, view: view?.description ?? "(null)"))
  }
}
