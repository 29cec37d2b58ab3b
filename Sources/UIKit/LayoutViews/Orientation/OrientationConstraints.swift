/// Two sets of constraints of which one is installed, by the orientation (specification ORI-01 to ORI-04).
public final class OrientationConstraints {
  /// In which order sets are swapped.
  public enum SwapOrder: Sendable, Hashable {
    /// The dance as it should be: the old set leaves, then the new one comes.
    case removeThenAdd
    /// Both sets meet; where they contradict each other, constraints break and stay broken (specification ORI-04).
    case addThenRemove
  }

  /// The constraints that are installed in portrait.
  public let portrait: [ViewConstraint]
  /// The constraints that are installed in landscape.
  public let landscape: [ViewConstraint]
  /// In which order sets are swapped.
  public var order = SwapOrder.removeThenAdd
  /// True where the portrait set is installed; nil while neither is (the book's `isShowingPortrait`).
  public private(set) var isShowingPortrait: Bool?

  /// Sets of constraints that are made and not installed yet.
  public init(portrait: [ViewConstraint], landscape: [ViewConstraint]) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Installs the set of an orientation, each constraint on the view that it belongs to, and removes the other. Where
  /// the set is shown already nothing happens, which is the cure for turns that a hidden screen missed
  /// (specification ORI-05).
  ///
  /// - Throws: ``ConstraintError`` for a constraint that cannot be installed; the sets are left as they were.
  public func show(_ orientation: InterfaceOrientation) throws(ConstraintError) {
    guard isShowingPortrait != orientation.isPortrait else { return }
    let (old, new) = orientation.isPortrait ? (landscape, portrait) : (portrait, landscape)
    switch order {
    case .removeThenAdd:
      try ViewConstraint.replace(old, with: new)
    case .addThenRemove:
      try ViewConstraint.activate(new)
      ViewConstraint.deactivate(old)
    }
    isShowingPortrait = orientation.isPortrait
  }

  /// The constraints that could stand once in a set for every orientation: those of landscape that say the same as one
  /// of portrait, and those of either that say the same as a common one (specification ORI-11, general to specific).
  ///
  /// - Parameter common: The constraints that hold in every orientation.
  public func repeatedConstraints(beside common: [ViewConstraint] = []) -> [ViewConstraint] {
    portrait.filter { own in common.contains(where: own.says) }
      + landscape.filter { own in (common + portrait).contains(where: own.says) }
  }

  /// The views that hold the constraints of the set once it is installed, each with the number of its constraints, in
  /// the order of the set (specification ORI-02).
  public func owners(in orientation: InterfaceOrientation) throws(ConstraintError) -> [(owner: LayoutView, count: Int)]
  {
    var owners: [(owner: LayoutView, count: Int)] = []
    for constraint in orientation.isPortrait ? portrait : landscape {
      let owner = try constraint.naturalOwner()
      if let known = owners.firstIndex(where: { $0.owner === owner }) {
        owners[known].count += 1
      } else {
        owners.append((owner, 1))
      }
    }
    return owners
  }
}
