package import AutoLayout
package import Findings
internal import Geometry
package import SceneLayouts
internal import Scenes

/// The open positions and sizes of a layout's views, by the constraints that are missing. Those that move together are
/// open for one reason (specification AMB-06).
package struct AmbiguityCauses {
  /// A view that lacks constraints, with those that are open only because of it.
  struct Cause {
    var view: Int
    /// The attributes that each need a constraint, in the order of the attributes.
    var missing: [AmbiguousLayout]
    /// The views that the missing constraints also settle, in the order of the scene.
    var followers: [Int] = []
  }

  /// For each open attribute, the one that a constraint has to settle: its own or another's.
  private var settling: [Place: AmbiguousLayout] = [:]
  /// The open attributes of each view, in the order of the attributes.
  private(set) var open: [Int: [AmbiguousLayout]] = [:]
  /// The causes, in the order of their views.
  private(set) var causes: [Cause] = []

  /// An attribute of a view.
  private struct Place: Hashable {
    var view: Int
    var attribute: LayoutAttribute

    init(_ open: AmbiguousLayout) { (view, attribute) = (open.view, open.attribute) }

    init(view: Int, attribute: LayoutAttribute) { (self.view, self.attribute) = (view, attribute) }
  }

  /// Finds the causes of the given open attributes of a layout.
  package init(of open: [AmbiguousLayout], in layout: Layout) {
    guard !open.isEmpty else { return }
    let ordered = Self.ordered(open, in: layout)
    let relations = layout.solution.movements.relations(of: ordered)
    for (ambiguity, cause) in zip(ordered, relations.causes) { settling[Place(ambiguity)] = ordered[cause] }
    for (ambiguity, cause) in Self.competing(ordered, relations.groups) { settling[Place(ambiguity)] = cause }
    self.open = Dictionary(grouping: open, by: \.view)
    let byView = self.open.sorted { $0.key < $1.key }
    var positions: [Int: Int] = [:]
    for (view, open) in byView {
      let missing = open.filter { cause(of: $0) == $0 }
      guard !missing.isEmpty else { continue }
      positions[view] = causes.count
      causes.append(Cause(view: view, missing: missing))
    }
    for (view, open) in byView where positions[view] == nil {
      guard let position = open.first.flatMap({ positions[cause(of: $0).view] }) else { continue }
      causes[position].followers.append(view)
    }
  }

  /// Returns the open attribute that has to be settled first to settle another one: that attribute itself if it lacks a
  /// constraint.
  package func cause(of open: AmbiguousLayout) -> AmbiguousLayout {
    settling[Place(open)] ?? open
  }

  /// Returns the open attributes of views that compete for space, each mapped to the first of its group. What one view
  /// gains, the others lose, so none lacks a constraint and all are open for one reason. Each is bounded on both sides.
  ///
  /// `groups` contains, for each open attribute, the first one of its group.
  private static func competing(
    _ ordered: [AmbiguousLayout], _ groups: [Int]
  ) -> [(AmbiguousLayout, AmbiguousLayout)] {
    let groups = Dictionary(grouping: zip(ordered, groups), by: \.1)
    return groups.values.flatMap { members in
      let isBounded = members.allSatisfy { $0.0.minimum != nil && $0.0.maximum != nil }
      return isBounded ? members.map { ($0.0, members[0].0) } : []
    }
  }

  /// Returns open attributes in the order they are considered as causes. First come sizes of views of which
  /// only the size is missing, such as a superview whose size its content leaves open. Of these, views near the root
  /// come first. Then come views in the order of the scene, with sizes before the positions that follow them.
  private static func ordered(_ open: [AmbiguousLayout], in layout: Layout) -> [AmbiguousLayout] {
    let places = Dictionary(
      open.filter { $0.attribute.kind != .size }.map { (Place(view: $0.view, attribute: $0.attribute), $0) },
      uniquingKeysWith: { first, _ in first })
    let ranked = open.map { ambiguity -> (rank: [Int], ambiguity: AmbiguousLayout) in
      let isSize = ambiguity.attribute.kind == .size
      let start = ambiguity.attribute == .width ? LayoutAttribute.left : .top
      let place = isSize ? places[Place(view: ambiguity.view, attribute: start)] : nil
      let isOnlySize = isSize && (place.map { layout.solution.movements.areTied(ambiguity, $0) } ?? true)
      let depth = layout.path(to: ambiguity.view).count
      return ([isOnlySize ? 0 : 1, depth, ambiguity.view, isSize ? 0 : 1], ambiguity)
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.ambiguity)
  }
}

extension Layout {
  /// The largest number of open attributes for which constraints are suggested. With more, an author does not want a
  /// suggestion for each.
  private static var suggestionLimit: Int { 100 }

  /// Returns the likely constraints that would settle what is missing: `for example 'box.width == 120'`.
  package func suggestion(settling missing: [AmbiguousLayout]) -> Finding.Message? {
    guard solution.ambiguities.count <= Self.suggestionLimit else { return nil }
    let places = DesignedPlaces(in: self)
    let constraints = missing.compactMap { open in
      self.constraints(settling: open, places, naming: NamedGuides())
        .first { allows($0, settling: open, places) && !hasConstraint(like: $0) }.map { "'\(system.text(of: $0))'" }
    }
    return constraints.isEmpty ? nil : "for example \(constraints.joined(separator: " and "))"
  }

  /// Whether a constraint gives an open attribute a value in its interval, or one that depends on others.
  private func allows(
    _ constraint: LayoutConstraint, settling open: AmbiguousLayout, _ places: DesignedPlaces
  ) -> Bool {
    let isSize = open.attribute.kind == .size
    let found = isSize ? size(of: open, settledBy: constraint) : position(of: open, settledBy: constraint, places)
    guard let found else { return true }
    return found >= (open.minimum ?? (isSize ? 0 : -.infinity)) - 0.5 && found <= (open.maximum ?? .infinity) + 0.5
  }

  /// Returns the position in its superview that a constraint of the near edge or the center gives a view. Nil if it
  /// depends on another open attribute.
  private func position(
    of open: AmbiguousLayout, settledBy constraint: LayoutConstraint, _ places: DesignedPlaces
  ) -> Double? {
    guard let axis = open.attribute.axis, let superview = resolved.views[open.view].superview,
      let second = constraint.secondItem, constraint.firstItem == LayoutItemID(view: open.view),
      constraint.multiplier == 1, !isPlaceOpen(of: second.view, along: axis),
      axis == .vertical || system.items[superview].direction != .rightToLeft
    else { return nil }
    let value = places.value(of: constraint.secondAttribute, of: second, from: superview) + constraint.constant
    switch constraint.firstAttribute {
    case axis.startAttribute: return value
    case axis.centerAttribute where !isOpen(axis.sizeAttribute, of: open.view):
      return value - solution.alignmentRects[open.view].size[axis] / 2
    default: return nil
    }
  }

  /// Returns the size that a constraint gives a view, directly or as the distance of its far edge from its near one.
  /// Nil if it depends on another open attribute.
  private func size(of open: AmbiguousLayout, settledBy constraint: LayoutConstraint) -> Double? {
    guard let axis = open.attribute.axis else { return nil }
    if constraint.firstAttribute.kind == .size {
      guard let second = constraint.secondItem else { return constraint.constant }
      guard constraint.secondAttribute.axis == axis, constraint.secondAttribute.kind == .size,
        !isOpen(constraint.secondAttribute, of: second.view)
      else { return nil }
      return constraint.constant + constraint.multiplier * solution.alignmentRects[second.view].size[axis]
    }
    let view = LayoutItemID(view: open.view)
    let isFirst = constraint.firstItem == view
    guard let other = isFirst ? constraint.secondItem : constraint.firstItem, isFirst || constraint.secondItem == view,
      other.view != view.view, !isPlaceOpen(of: view.view, along: axis), !isPlaceOpen(of: other.view, along: axis),
      constraint.firstAttribute == axis.endAttribute, constraint.secondAttribute == axis.endAttribute,
      axis == .vertical || system.items[view.view].direction != .rightToLeft
    else { return nil }
    let insets = system.items[other.view].guideInsets.safeArea
    let inset = other.guide == nil ? 0 : axis == .horizontal ? insets.right : insets.bottom
    guard other.guide == nil || other.guide == .safeArea else { return nil }
    let edge = solution.alignmentRects[other.view].maximum(axis) - inset
    return edge + (isFirst ? constraint.constant : -constraint.constant)
      - solution.alignmentRects[view.view].minimum(axis)
  }
}
