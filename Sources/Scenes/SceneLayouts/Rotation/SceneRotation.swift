internal import AutoLayout
public import Scenes
public import Typography

/// The turns of a device while a scene is on its screen. Constraints that hold only in one orientation are exchanged
/// each time (specification ORI-03 to ORI-05).
public struct SceneRotation: Sendable, Hashable {
  /// The order in which sets of constraints are swapped.
  public enum SwapOrder: String, Sendable, Hashable, CaseIterable {
    /// The old set is removed before the new one is added.
    case removeAdd = "remove-add"
    /// Both sets are installed for a moment. If they contradict each other, constraints break, and stay broken until
    /// they are removed (specification ORI-04, CNF-03).
    case addRemove = "add-remove"
  }

  /// The orientations, starting with the one in which the screen is first laid out.
  public var sequence: [Orientation]
  /// The order in which sets are swapped.
  public var order: SwapOrder
  /// Whether another screen covers this one while the device is rotated, so that this one is not notified.
  public var isHidden: Bool
  /// Whether the scene compares orientations when it appears again, and then exchanges its sets.
  public var comparesWhenItAppears: Bool

  /// Creates a rotation, by default of a visible screen.
  public init(
    _ sequence: [Orientation], order: SwapOrder = .removeAdd, isHidden: Bool = false,
    comparesWhenItAppears: Bool = false
  ) {
    self.sequence = sequence
    self.order = order
    self.isHidden = isHidden
    self.comparesWhenItAppears = comparesWhenItAppears
  }

  /// Returns the layouts that the screen goes through, one for each orientation. A hidden screen has the first and the
  /// last. Only the first one has findings.
  ///
  /// - Parameters:
  ///   - begun: The layout in the first orientation.
  ///   - variant: Its variant: the device and everything else that does not change.
  ///   - measurer: The engine that measures text.
  ///   - resolve: Returns the scene in a variant, by the rules of the caller.
  public func steps(
    from begun: Layout, of variant: SceneVariant, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: (SceneVariant) -> ResolvedScene
  ) -> [RotationStep] {
    guard let first = sequence.first, let last = sequence.last else { return [] }
    var steps = [RotationStep(orientation: first, layout: begun)]
    var broken = Set(begun.solution.conflicts.map(\.broken))
    var heard = first
    func turn(to orientation: Orientation, isHeard: Bool) -> RotationStep {
      let old = resolve(variant.held(orientation, heard: heard))
      if isHeard { heard = orientation }
      let new = resolve(variant.held(orientation, heard: heard))
      return exchange(old, for: new, orientation, &broken, measurer)
    }
    if isHidden {
      steps.append(turn(to: last, isHeard: comparesWhenItAppears))
    } else {
      for orientation in sequence.dropFirst() { steps.append(turn(to: orientation, isHeard: true)) }
    }
    return steps
  }

  /// Returns one exchange: what only the old scene has is removed, what only the new one has is added.
  private func exchange(
    _ old: ResolvedScene, for new: ResolvedScene, _ orientation: Orientation, _ broken: inout Set<LayoutConstraint>,
    _ measurer: any TextMeasuring
  ) -> RotationStep {
    let (before, after) = (Set(old.constraints), Set(new.constraints))
    let removed = old.constraints.filter { !after.contains($0) }
    let added = new.constraints.filter { !before.contains($0) }
    var meeting: Layout?
    if order == .addRemove, !added.isEmpty, !removed.isEmpty {
      var both = new
      both.constraints = old.constraints.filter { !broken.contains($0) } + added
      let layout = both.uncheckedLayout(measuringTextWith: measurer)
      broken.formUnion(layout.solution.conflicts.map(\.broken))
      meeting = layout
    }
    broken.subtract(removed)
    var settled = new
    settled.constraints.removeAll(where: broken.contains)
    let layout = settled.uncheckedLayout(measuringTextWith: measurer)
    let stillBroken = new.constraints.filter(broken.contains)
    broken.formUnion(layout.solution.conflicts.map(\.broken))
    return RotationStep(
      orientation: orientation, removed: removed, added: added, meeting: meeting, broken: stillBroken, layout: layout)
  }
}

extension SceneVariant {
  /// Returns the variant with the device in another orientation, of which the app may not have been notified.
  fileprivate func held(_ orientation: Orientation, heard: Orientation) -> SceneVariant {
    var variant = self
    variant.orientation = orientation
    variant.heardOrientation = heard == orientation ? nil : heard
    return variant
  }
}
