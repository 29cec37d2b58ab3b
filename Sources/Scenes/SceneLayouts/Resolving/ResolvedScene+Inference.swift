public import AutoLayout
internal import Scenes
internal import Typography

extension ResolvedScene {
  /// Lets Interface Builder's build-time constraints join the author's when the scene is laid out
  /// (specification INF-01, INF-02).
  ///
  /// In scenes of our own a frame that does not stretch is then the one that its view was designed with, not one that
  /// places it. A scene as saved has no build behind it and gets no constraints.
  public mutating func infer(_ inference: ConstraintInference) {
    guard !isAsSaved, inference != .off else { return }
    self.inference = inference
    for view in views.indices where !isFromInterfaceBuilder && views[view].placement.autoresizingMask == [] {
      views[view].placement.isPlacedByMask = false
    }
  }

  /// The constraints that are missing from the author's.
  ///
  /// They belong to the design, where placeholders hold, whatever stage the scene is in (specification PLC-02).
  func inferredConstraints(measuringTextWith measurer: any TextMeasuring) -> [LayoutConstraint] {
    guard inference != .off else { return [] }
    var design = self
    if stage == .run {
      design = designed
      design.infer(inference)
      design.safeArea = safeArea
    }
    var system = design.constraintSystem(measuringTextWith: measurer)
    for (position, view) in zip(system.items.indices, design.views) where !view.isPlacedByList {
      system.items[position].designFrame = view.placement.recordedFrame
    }
    return system.inferredConstraints(inference)
  }
}
