public import AutoLayout
internal import Scenes
internal import Typography

extension ResolvedScene {
  /// Adds Interface Builder's build-time constraints to the author's when the scene is laid out (specification INF-01,
  /// INF-02).
  ///
  /// In our own scenes a frame that does not stretch is then the designed frame of its view and does not place it. Nor
  /// does a fixed frame of a document as Xcode 5 built it; later versions keep its mask. A scene as saved has not been
  /// built and gets no constraints.
  public mutating func infer(_ inference: ConstraintInference) {
    guard !isAsSaved, inference != .off else { return }
    self.inference = inference
    for view in views.indices where hasDesignedFrame(views[view].placement) {
      views[view].placement.isPlacedByMask = false
    }
  }

  /// Whether inferred constraints replace the mask of a view.
  private func hasDesignedFrame(_ placement: ViewPlacement) -> Bool {
    isFromInterfaceBuilder ? inference == .xcode5 && placement.hasFixedFrame : placement.autoresizingMask == []
  }

  /// Returns the constraints that are missing from the author's.
  ///
  /// They belong to the design, in which placeholders hold at every stage of the scene (specification PLC-02).
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
