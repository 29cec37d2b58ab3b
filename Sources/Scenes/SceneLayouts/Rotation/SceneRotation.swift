internal import AutoLayout
public import Scenes
public import Typography

/// A device that is turned while a scene is on its screen: what holds in one orientation alone is exchanged each time
/// (specification ORI-03 to ORI-05).
public struct SceneRotation: Sendable, Hashable {
  /// The order in which sets of constraints are exchanged.
  public enum SwapOrder: String, Sendable, Hashable, CaseIterable {
    /// The old set leaves before the new one comes.
    case removeAdd = "remove-add"
    /// Both sets meet: where they contradict each other constraints break, and stay broken until they leave
    /// (specification ORI-04, CNF-03).
    case addRemove = "add-remove"
  }

  /// The orientations, that in which the screen is first laid out at the beginning.
  public var sequence: [Orientation]
  /// The order in which sets are exchanged.
  public var order: SwapOrder
  /// True where another screen covers this one while the device is turned, so that it hears of no turn.
  public var isHidden: Bool
  /// True where the scene compares orientations when it appears again, and exchanges its sets then.
  public var comparesWhenItAppears: Bool

  /// A rotation of a screen that is seen, unless said otherwise.
  public init(
    _ sequence: [Orientation], order: SwapOrder = .removeAdd, isHidden: Bool = false,
    comparesWhenItAppears: Bool = false
  ) {
    self.sequence = sequence
    self.order = order
    self.isHidden = isHidden
    self.comparesWhenItAppears = comparesWhenItAppears
  }

  /// The layouts that the screen goes through, one for each orientation; of a hidden one the first and the last. No rule
  /// has looked at any but the first.
  ///
  /// - Parameters:
  ///   - begun: The layout in the first orientation.
  ///   - variant: Its variant: the device and everything else that stays.
  ///   - measurer: The engine that measures text.
  ///   - resolve: The scene in a variant, by the rules of the caller.
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

  /// One exchange: what only the old scene has leaves, what only the new one has comes.
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
  /// The variant with the device held in another way, of which the app has heard or not.
  fileprivate func held(_ orientation: Orientation, heard: Orientation) -> SceneVariant {
    var variant = self
    variant.orientation = orientation
    variant.heardOrientation = heard == orientation ? nil : heard
    return variant
  }
}
