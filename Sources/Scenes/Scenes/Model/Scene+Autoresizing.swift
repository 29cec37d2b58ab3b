package import AutoLayout
internal import Geometry

extension Scene {
  /// Leaves the views to their frames and masks alone, as without Auto Layout: constraints are gone, and a view without
  /// a frame has none (specification AUT-03). Stacks arrange their views all the same.
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
  /// The parts of a recorded frame that may stretch. Tables give their cells the table's width, whatever the cells'
  /// masks say.
  package var effectiveAutoresizingMask: AutoresizingMask {
    if case .cell = content, className == "tableViewCell" { return .flexibleWidth }
    if className == "tableViewCellContentView" { return [.flexibleWidth, .flexibleHeight] }
    return placement.autoresizingMask
  }
}
