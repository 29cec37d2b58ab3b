internal import AutoLayout
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A conversion of the author's constraints of a layout to marks (specification DRW-02).
struct ConstraintMarks {
  /// The distance within which coordinates are equal, in points: less than a pixel of any device.
  static let coincidence = 0.3

  private let layout: Layout
  private let geometry: ConstraintGeometry
  private let conflicting: Set<LayoutConstraint>

  init(_ layout: Layout) {
    self.layout = layout
    self.geometry = ConstraintGeometry(layout: layout)
    self.conflicting = Set(layout.solution.conflicts.flatMap(\.conflicting))
  }

  /// Returns the marks, in the order of the constraints. Marks that look the same are returned once.
  func marks() -> [ConstraintMark] {
    var seen: Set<ConstraintMark> = []
    seen.reserveCapacity(layout.system.constraints.count)
    return layout.system.constraints.enumerated().flatMap { index, constraint in
      constraint.origin == .author && isShown(constraint) ? marks(of: constraint, at: index) : []
    }
    .filter { mark in
      var look = mark
      look.constraint = 0
      return seen.insert(look).inserted
    }
  }

  /// Whether both views are visible.
  private func isShown(_ constraint: LayoutConstraint) -> Bool {
    layout.isShown(constraint.firstItem.view) && constraint.secondItem.map { layout.isShown($0.view) } ?? true
  }

  private func marks(of constraint: LayoutConstraint, at index: Int) -> [ConstraintMark] {
    guard let axis = constraint.firstAttribute.axis else { return [] }
    if constraint.firstAttribute.kind == .size { return sizeMarks(constraint, index, axis) }
    return positionMark(constraint, index, axis).map { [$0] } ?? []
  }

  /// Returns the state of a constraint: conflict if it is in one, otherwise the worst state of its views.
  private func state(of constraint: LayoutConstraint) -> ConstraintMark.State {
    if conflicting.contains(constraint) { return .conflict }
    guard !layout.solution.ambiguities.isEmpty else { return .satisfied }
    let axis = constraint.firstAttribute.axis
    let items = [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
    let views = items.map(\.view)
    let owners = items.filter { item in !items.contains { $0.view != item.view && isWithin($0, item) } }.map(\.view)
    let isAmbiguous = layout.solution.ambiguities.contains {
      $0.attribute.axis == axis ? views.contains($0.view) : owners.contains($0.view)
    }
    return isAmbiguous ? .ambiguous : .satisfied
  }

  // MARK: Sizes

  private func sizeMarks(_ constraint: LayoutConstraint, _ index: Int, _ axis: Axis) -> [ConstraintMark] {
    let label = ConstraintLabel(constraint).size
    var marks = [side(of: constraint.firstItem, axis, constraint, index, label)]
    // A size relative to a containing view gets no second i-beam, which would cross everything.
    if let second = constraint.secondItem, second != constraint.firstItem, !isWithin(constraint.firstItem, second),
      let other = constraint.secondAttribute.axis
    {
      marks.append(side(of: second, other, constraint, index, label))
    }
    return marks.compactMap { $0 }
  }

  /// Whether an item is a guide of the other one or inside its view.
  private func isWithin(_ item: LayoutItemID, _ other: LayoutItemID) -> Bool {
    var view: Int? = item.view
    while let current = view {
      if current == other.view { return true }
      view = layout.resolved.views[safely: current]?.superview.flatMap { $0 < current ? $0 : nil }
    }
    return false
  }

  /// Returns an i-beam along a side of an item.
  private func side(
    of item: LayoutItemID, _ axis: Axis, _ constraint: LayoutConstraint, _ index: Int, _ label: String
  ) -> ConstraintMark? {
    guard let rect = geometry.rect(of: item) else { return nil }
    let across = axis.perpendicular
    let low = rect.minimum(across)
    let high = rect.maximum(across)
    return ConstraintMark(
      constraint: index, form: .iBeam, axis: axis, start: rect.minimum(axis), end: rect.maximum(axis),
      position: sidePosition(of: item, low, high), room: low...max(low, high), state: state(of: constraint),
      isOptional: !constraint.priority.isRequired, label: label)
  }

  /// Returns the position of a side's i-beam: the middle of empty views; in other views near the bottom or right edge,
  /// clear of their text.
  private func sidePosition(of item: LayoutItemID, _ low: Double, _ high: Double) -> Double {
    let content = (item.guide == nil ? layout.resolved.views[safely: item.view]?.content : nil) ?? .container
    switch content {
    // An i-beam through a small image would hide it.
    case .image where content.isIcon(ofSide: high - low): return high + 4
    case .container, .image, .map, .effect, .unsupported, .embeddedScene: return (low + high) / 2
    // 9 points leave room for a label within the view. A view with a single line of text is underlined from outside, so
    // that its descenders remain visible.
    default: return high - low >= 36 ? high - 9 : high + 4
    }
  }

  // MARK: Positions

  private func positionMark(_ constraint: LayoutConstraint, _ index: Int, _ axis: Axis) -> ConstraintMark? {
    let first = constraint.firstItem
    guard let second = constraint.secondItem ?? superview(of: first),
      let firstRect = geometry.rect(of: first), let secondRect = geometry.rect(of: second),
      let here = geometry.coordinate(of: constraint.firstAttribute, in: first),
      let there = other(end: constraint, second, axis)
    else { return nil }
    let labels = ConstraintLabel(constraint)
    if abs(here - there) < Self.coincidence {
      return alignmentLine(constraint, index, axis, at: here, firstRect, secondRect, labels.alignment)
    }
    let room = Self.overlap(firstRect, secondRect, axis.perpendicular)
    let isReversed = readsBackwards(constraint, firstRect, secondRect)
    return ConstraintMark(
      constraint: index, form: .iBeam, axis: axis, start: min(here, there), end: max(here, there),
      position: (room.lowerBound + room.upperBound) / 2, room: room, state: state(of: constraint),
      isOptional: !constraint.priority.isRequired, label: labels.space(isReversed: isReversed))
  }

  /// Returns the coordinate from which the first item's is measured: the second item's, or the origin of the containing
  /// view if the multiplier makes it a fraction (specification ATT-06).
  private func other(end constraint: LayoutConstraint, _ second: LayoutItemID, _ axis: Axis) -> Double? {
    let attribute = constraint.secondItem == nil ? constraint.firstAttribute : constraint.secondAttribute
    guard constraint.multiplier != 1, isWithin(constraint.firstItem, second), let rect = geometry.rect(of: second)
    else { return geometry.coordinate(of: attribute, in: second) }
    let isMirrored = attribute.isDirectional && layout.isRightToLeft(second.view)
    return isMirrored ? rect.maximum(axis) : rect.minimum(axis)
  }

  private func superview(of item: LayoutItemID) -> LayoutItemID? {
    layout.resolved.views[safely: item.view]?.superview.map { LayoutItemID(view: $0) }
  }

  /// Returns a line along the common coordinate of two items, slightly beyond both. If one contains the other, it is
  /// along the inner one.
  private func alignmentLine(
    _ constraint: LayoutConstraint, _ index: Int, _ axis: Axis, at position: Double, _ first: Rect, _ second: Rect,
    _ label: String
  ) -> ConstraintMark {
    let along = axis.perpendicular
    let reach: ClosedRange<Double>
    switch inner(of: constraint, first, second, along) {
    case constraint.firstItem: reach = Self.reach(of: constraint.firstAttribute, in: first, along)
    case .some: reach = Self.reach(of: constraint.secondAttribute, in: second, along)
    case nil:
      let low = min(first.minimum(along), second.minimum(along))
      reach = low...max(low, first.maximum(along), second.maximum(along))
    }
    let beyond = 5.0
    return ConstraintMark(
      constraint: index, form: .line, axis: along, start: reach.lowerBound - beyond, end: reach.upperBound + beyond,
      position: position, room: position...position, state: state(of: constraint),
      isOptional: !constraint.priority.isRequired, label: label)
  }

  /// Returns the item inside the other one, by the view hierarchy or otherwise by the frames. Nil if neither is.
  private func inner(of constraint: LayoutConstraint, _ first: Rect, _ second: Rect, _ along: Axis) -> LayoutItemID? {
    guard let other = constraint.secondItem else { return constraint.firstItem }
    let isFirstWithin = isWithin(constraint.firstItem, other)
    if isFirstWithin != isWithin(other, constraint.firstItem) { return isFirstWithin ? constraint.firstItem : other }
    if Self.holds(second, first, along) { return constraint.firstItem }
    return Self.holds(first, second, along) ? other : nil
  }

  /// Returns the extent of a line through an inner item: the whole edge, but only a short stroke through a center,
  /// which would otherwise cross the contents of a large view.
  private static func reach(of attribute: LayoutAttribute, in rect: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let low = rect.minimum(axis)
    let high = max(low, rect.maximum(axis))
    guard attribute == .centerX || attribute == .centerY else { return low...high }
    let middle = (low + high) / 2
    let longest = 120.0
    return max(low, middle - longest / 2)...min(high, middle + longest / 2)
  }

  /// Whether the range of `outer` along an axis covers the range of `inner`.
  private static func holds(_ outer: Rect, _ inner: Rect, _ axis: Axis) -> Bool {
    outer.minimum(axis) <= inner.minimum(axis) + coincidence && outer.maximum(axis) >= inner.maximum(axis) - coincidence
  }

  /// Returns the common range of two items along an axis, or the first item's if there is none.
  private static func overlap(_ first: Rect, _ second: Rect, _ axis: Axis) -> ClosedRange<Double> {
    let low = max(first.minimum(axis), second.minimum(axis))
    let high = min(first.maximum(axis), second.maximum(axis))
    if high > low { return low...high }
    let start = first.minimum(axis)
    return start...max(start, first.maximum(axis))
  }

  /// Whether the constant counts against the reading direction, so that its sign and relation are reversed:
  /// `a.trailing = superview.trailing - 20` is a space of 20.
  private func readsBackwards(_ constraint: LayoutConstraint, _ first: Rect, _ second: Rect) -> Bool {
    guard let axis = constraint.firstAttribute.axis else { return false }
    let isEnd = constraint.firstAttribute.isEnd
    guard isEnd == constraint.secondAttribute.isEnd else { return isEnd }
    let isInner = Self.holds(second, first, axis)
    return isEnd ? isInner : !isInner && Self.holds(first, second, axis)
  }
}

extension Layout {
  /// Whether a view and all its superviews are visible.
  func isShown(_ view: Int) -> Bool {
    var current: Int? = view
    while let index = current, let view = resolved.views[safely: index] {
      if view.appearance.isHidden { return false }
      // Superviews precede their subviews, except in damaged data.
      current = view.superview.flatMap { $0 < index ? $0 : nil }
    }
    return resolved.views.indices.contains(view)
  }
}
