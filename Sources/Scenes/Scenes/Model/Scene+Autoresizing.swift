package import AutoLayout
internal import Geometry

extension Scene {
  /// Reduces layout to frames and masks, as without Auto Layout: removes constraints, and gives views without a frame
  /// an empty one (specification AUT-03). Stacks still arrange their views.
  package mutating func removeAutoLayout() {
    constraints = []
    for variation in variations.indices {
      variations[variation].installed = []
      variations[variation].removed = []
      variations[variation].constants = []
    }
    let arranged = Set(views.flatMap { $0.placement.stack?.arrangedViews ?? [] })
    for view in views.indices.dropFirst() where !arranged.contains(view) {
      views[view].placement.recordedFrame = views[view].placement.recordedFrame ?? .zero
      views[view].placement.isPlacedByMask = true
    }
  }
}

extension Views.View {
  /// The flexible parts of a recorded frame. Cells have the width of their table, regardless of their masks.
  package var effectiveAutoresizingMask: AutoresizingMask {
    if case .cell = content, className == "tableViewCell" { return .flexibleWidth }
    if className == "tableViewCellContentView" { return [.flexibleWidth, .flexibleHeight] }
    return placement.autoresizingMask
  }
}
