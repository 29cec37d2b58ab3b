internal import Geometry
internal import SceneLayouts
internal import Scenes

extension Misplacement {
  /// Rounding to whole points in older documents, in points.
  private static var rounding: Double { 1 }

  /// Whether nothing that a document does not contain is likely to cause the difference.
  ///
  /// The bars around a scene move and stretch its views vertically, and margins and the size of texts change lengths
  /// along one axis. Of such views Xcode marked 5 of 50, and 11 of 24 that are only higher or lower, but 26 of 36 others.
  var isBeyondDoubt: Bool {
    let changed = Quantity.allCases.filter { abs($0.value(in: expected) - $0.value(in: actual)) > Self.rounding }
    let isHorizontal = changed.contains { [.x, .width].contains($0) }
    let isVertical = changed.contains { [.y, .height].contains($0) }
    return changed == [.x] || isHorizontal && isVertical
  }
}

extension Layout {
  /// Whether a view is at any depth in a stack, a cell or another part of a list, or a scroll view. Their sizes follow their
  /// content: of views that differ Xcode marked none of 53 in stacks, 7 of 73 in cells and 2 of 15 in scroll views.
  func isArrangedOrScrolled(_ position: Int) -> Bool {
    path(to: position).dropFirst().contains { outer in
      let view = resolved.views[outer]
      if case .cell = view.content { return true }
      return view.placement.stack != nil || view.placement.isScrollView || view.isPlacedByList
    }
  }
}
