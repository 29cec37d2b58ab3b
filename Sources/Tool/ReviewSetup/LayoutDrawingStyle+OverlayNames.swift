internal import CommandArguments
internal import SceneDrawing

extension LayoutDrawingStyle {
  /// Reads the style with the overlays of an option; the standard ones if it names none.
  init(_ names: OverlayNames) {
    self.init(overlays: names.layers.map { Overlays($0.map(Overlays.init)) } ?? .standard)
    involvedConstraint = names.involvedConstraint
    measuredView = names.measuredView
  }
}

extension LayoutDrawingStyle.Overlays {
  /// Reads the overlay that a word of the command line names.
  fileprivate init(_ layer: OverlayNames.Layer) {
    switch layer {
    case .frames: self = .frames
    case .alignment: self = .alignmentRects
    case .constraints: self = .constraints
    case .guides: self = .guides
    case .baselines: self = .baselines
    case .content: self = .contentSizes
    case .names: self = .names
    case .bars: self = .bars
    case .findings: self = .findings
    case .misplaced: self = .misplacements
    case .readingOrder: self = .readingOrder
    }
  }
}
