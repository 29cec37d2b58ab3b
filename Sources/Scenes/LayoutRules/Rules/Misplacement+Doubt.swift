internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

extension Misplacement {
  /// The rounding to whole points in older documents, in points.
  fileprivate static var rounding: Double { 1 }
  /// The largest difference that rounding two edges to pixels makes, in points.
  fileprivate static var edgeRounding: Double { 0.75 }

  /// Whether a number differs by more than the rounding of two edges.
  fileprivate var exceedsRounding: Bool { exceedsRounding(Quantity.allCases) }

  /// Whether the horizontal position or the width differs by more than the rounding of two edges.
  fileprivate var isSideways: Bool { exceedsRounding([.x, .width]) }

  private func exceedsRounding(_ quantities: [Quantity]) -> Bool {
    quantities.contains { abs($0.value(in: expected) - $0.value(in: actual)) > Self.rounding * 2 }
  }

  /// Whether the difference is probably not due to anything outside the document.
  ///
  /// The bars around a scene move and stretch its views vertically. Margins and text sizes change lengths along one
  /// axis. Of such views Xcode marked 5 of 50, and 11 of 24 that are only taller or shorter, but 26 of 36 others.
  fileprivate var isBeyondDoubt: Bool {
    let changed = Quantity.allCases.filter { abs($0.value(in: expected) - $0.value(in: actual)) > Self.rounding }
    let isHorizontal = changed.contains { [.x, .width].contains($0) }
    let isVertical = changed.contains { [.y, .height].contains($0) }
    return changed == [.x] || isHorizontal && isVertical
  }
}

extension Layout {
  /// Whether the recorded frame of a view comes from a layout. Roots and views placed by masks keep any frame.
  func hasComparableFrame(_ position: Int) -> Bool {
    let placement = resolved.views[position].placement
    return position > 0 && !placement.isPlacedByMask && placement.recordedFrame != nil
  }

  /// Returns how the frame of a view differs from the recorded one. Nil if it does not, or none is recorded.
  func movement(of position: Int) -> Misplacement? {
    // Documents without a screen have frames rounded to whole points.
    let tolerance = max(0.5, 1 / resolved.variant.device.scale)
    return resolved.views[position].placement.recordedFrame.flatMap {
      Misplacement(actual: $0, expected: frames[position], tolerance: tolerance)
    }
  }

  /// Whether a movement shows that the recorded frame is outdated. Xcode 8 and older kept frames until they were
  /// updated, so that there a different position or width is enough: they marked 24 of 26 such views.
  func isOutdated(_ moved: Misplacement) -> Bool {
    moved.isBeyondDoubt || resolved.keepsOpenFrames && moved.isSideways
  }

  /// Returns how the frame of a view whose place or size is open differs from the recorded one. Nil on a canvas that
  /// gives open views the frame of the layout. Xcode 8 and older marked 42 of 46 such views.
  func movement(ofOpen position: Int) -> Misplacement? {
    guard resolved.keepsOpenFrames, hasComparableFrame(position), !isArrangedOrScrolled(position),
      let moved = movement(of: position), moved.exceedsRounding
    else { return nil }
    return moved
  }

  /// Returns how the frame of a view differs from the recorded one if it moved sideways. Nil for arranged views, which
  /// Xcode does not mark.
  func sidewaysMovement(of position: Int) -> Misplacement? {
    guard hasComparableFrame(position), let superview = resolved.views[position].superview,
      resolved.views[superview].placement.stack == nil, let moved = movement(of: position), moved.isSideways
    else { return nil }
    return moved
  }

  /// The views whose constraints conflict. Xcode reports the conflict instead of their frames: it marked none of 2.
  var viewsInConflict: Set<Int> {
    let items = solution.conflicts.flatMap(\.conflicting).flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { $0.flatMap { $0.guide == nil ? $0.view : nil } })
  }

  /// Whether a view is, at any depth, in a stack, a cell or another part of a list, or a scroll view. Their
  /// sizes follow their content: of the views that differ, Xcode marked none of 53 in stacks, 7 of 73 in cells and 2 of
  /// 15 in scroll views.
  func isArrangedOrScrolled(_ position: Int) -> Bool {
    path(to: position).dropFirst().contains { outer in
      let view = resolved.views[outer]
      if case .cell = view.content { return true }
      return view.placement.stack != nil || view.placement.isScrollView || view.isPlacedByList
    }
  }

  /// Whether required constraints tie two opposite edges of a view to the same edges of its superview, and the recorded
  /// lengths of both disagree. Then one of the two is outdated, independent of what is around them. Xcode marked 2 of 3
  /// such views. One edge alone is weak evidence: it adds more false reports than right ones.
  func contradictsSuperview(_ position: Int) -> Bool {
    guard let superview = resolved.views[position].superview, !resolved.views[superview].placement.isScrollView,
      let own = recordedRect(of: position), let outer = recordedRect(of: superview)
    else { return false }
    let sideways = resolved.hasWholeFrames ? Misplacement.rounding * 2 : Misplacement.edgeRounding
    let edges: [(start: LayoutAttribute, end: LayoutAttribute, axis: Axis, tolerance: Double)] = [
      (.leading, .trailing, .horizontal, sideways), (.left, .right, .horizontal, sideways),
      (.top, .bottom, .vertical, Misplacement.rounding * 2),
    ]
    return edges.contains { start, end, axis, tolerance in
      guard let first = distance(of: start, of: position, from: superview),
        let last = distance(of: end, of: position, from: superview)
      else { return false }
      return abs(outer.size[axis] + last - first - own.size[axis]) > tolerance
    }
  }

  /// Returns the recorded alignment rectangle of a view in its superview's coordinates, in points.
  private func recordedRect(of position: Int) -> Rect? {
    resolved.views[position].placement.recordedFrame?.inset(by: system.items[position].alignmentRectInsets)
  }

  /// Returns how far an edge of a view is beyond the same edge of its superview by a required constraint, in points.
  /// Nil without such a constraint.
  private func distance(of edge: LayoutAttribute, of position: Int, from superview: Int) -> Double? {
    let (own, outer) = (LayoutItemID(view: position), LayoutItemID(view: superview))
    for constraint in resolved.constraints
    where constraint.relation == .equal && constraint.priority == .required && constraint.multiplier == 1
      && constraint.firstAttribute == edge && constraint.secondAttribute == edge
    {
      if constraint.firstItem == own, constraint.secondItem == outer { return constraint.constant }
      if constraint.firstItem == outer, constraint.secondItem == own { return -constraint.constant }
    }
    return nil
  }
}
