public import AutoLayout
internal import Geometry
public import Scenes

/// The guides of the root that constraints of a document can name.
public struct NamedGuides: Sendable, Hashable {
  /// Whether the safe area can be named.
  public var hasSafeArea: Bool
  /// Whether the top and bottom layout guides, the predecessors of the safe area, can be named.
  public var hasLayoutGuides: Bool

  /// Creates the guides that can be named, by default the safe area as in our own scenes.
  public init(hasSafeArea: Bool = true, hasLayoutGuides: Bool = false) {
    self.hasSafeArea = hasSafeArea
    self.hasLayoutGuides = hasLayoutGuides
  }

  /// Creates the guides that the constraints of our own scene use: the safe area, unless they only use the older ones.
  public init(usedIn scene: Scene) {
    let named = Set(
      scene.constraints.flatMap { [$0.constraint.firstItem.guide, $0.constraint.secondItem?.guide] }.compactMap(\.self))
    let isOld = !named.isDisjoint(with: [.topLayoutGuide, .bottomLayoutGuide]) && !named.contains(.safeArea)
    self.init(hasSafeArea: !isOld, hasLayoutGuides: isOld)
  }
}

/// The nearest item on one side of a view, to which Interface Builder pins that side (specification NBR-01).
public struct SceneNeighbor: Sendable, Hashable {
  /// A sibling, a guide, or the superview if nothing is in between.
  public let item: LayoutItemID
  /// The attribute of the neighbor that faces the view.
  public let attribute: LayoutAttribute
  /// The distance from edge to edge in the design, in points. It is only negative if the view extends beyond its
  /// superview.
  public let distance: Double
  /// Whether the item is a sibling, rather than the container.
  public let isSibling: Bool

  /// The standard distance, in points (specification NBR-02).
  public var standardSpacing: Double {
    // Xcode 11 writes 20 to the sides of a safe area, which coincide with the sides of the screen, and 8 to a layout
    // guide.
    let isGuide = item.guide != nil && !(item.guide == .safeArea && attribute.axis == .horizontal)
    return isSibling || isGuide ? StandardSpacing.betweenSiblings : StandardSpacing.toSuperview
  }
}

extension DesignedPlaces {
  /// Returns the nearest neighbor on a side of a view. Nil for the root, and for an attribute that is not an edge.
  ///
  /// Hidden views, and views that a stack arranges, are ignored. In the root, the safe area is the container of the
  /// views inside it.
  ///
  /// - Parameters:
  ///   - view: The position of the view.
  ///   - edge: The side.
  ///   - guides: The guides that constraints may name.
  ///   - matches: Returns whether a sibling counts.
  public func neighbor(
    of view: Int, at edge: LayoutAttribute, naming guides: NamedGuides, where matches: (Int) -> Bool = { _ in true }
  ) -> SceneNeighbor? {
    guard let superview = layout.resolved.views[view].superview,
      let side = NeighborSide(edge, layout.system.items[superview].direction)
    else { return nil }
    var nearest: SceneNeighbor?
    for sibling in siblings(of: view) where matches(sibling) {
      guard let distance = side.distance(from: rects[view], to: rects[sibling]),
        distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = SceneNeighbor(
        item: LayoutItemID(view: sibling), attribute: NeighborSide.opposite(of: edge), distance: distance,
        isSibling: true)
    }
    return nearest ?? container(of: view, at: edge, side, naming: guides)
  }

  /// Returns the container of a view, at one of the view's edges. Nil for the root.
  public func container(of view: Int, at edge: LayoutAttribute, naming guides: NamedGuides) -> SceneNeighbor? {
    guard let superview = layout.resolved.views[view].superview,
      let side = NeighborSide(edge, layout.system.items[superview].direction)
    else { return nil }
    return container(of: view, at: edge, side, naming: guides)
  }

  private func container(
    of view: Int, at edge: LayoutAttribute, _ side: NeighborSide, naming guides: NamedGuides
  ) -> SceneNeighbor? {
    guard let superview = layout.resolved.views[view].superview else { return nil }
    if superview == 0, let guide = guide(of: view, at: edge, side, naming: guides) { return guide }
    let item = LayoutItemID(view: superview)
    return SceneNeighbor(
      item: item, attribute: edge, distance: side.distance(from: rects[view], toEdgeOf: rect(of: item)),
      isSibling: false)
  }

  /// Returns the guide of the root between a view and the root's edge. Nil if the view extends beyond it.
  private func guide(
    of view: Int, at edge: LayoutAttribute, _ side: NeighborSide, naming guides: NamedGuides
  ) -> SceneNeighbor? {
    if guides.hasSafeArea {
      let item = LayoutItemID(view: 0, guide: .safeArea)
      let distance = side.distance(from: rects[view], toEdgeOf: rect(of: item))
      return distance < 0
        ? nil : SceneNeighbor(item: item, attribute: edge, distance: distance, isSibling: false)
    }
    guard guides.hasLayoutGuides, side.axis == .vertical else { return nil }
    let item = LayoutItemID(view: 0, guide: side.isForward ? .bottomLayoutGuide : .topLayoutGuide)
    let distance = side.distance(from: rects[view], toNearEdgeOf: rect(of: item))
    return distance < 0
      ? nil
      : SceneNeighbor(item: item, attribute: NeighborSide.opposite(of: edge), distance: distance, isSibling: false)
  }

  /// Returns the siblings of a view that constraints with it may name, rearmost first.
  func siblings(of view: Int) -> [Int] {
    let views = layout.resolved.views
    return views.indices.filter { sibling in
      sibling != view && views[sibling].superview == views[view].superview && !views[sibling].appearance.isHidden
        && views[sibling].superview.map { views[$0].placement.stack?.arrangedViews.contains(sibling) != true } == true
    }
  }
}

extension SceneNeighbor {
  /// Returns a constraint that keeps an edge of a view at a distance from the neighbor. Its items are in Interface
  /// Builder's order, with the higher coordinate first.
  ///
  /// - Parameters:
  ///   - view: The position of the view.
  ///   - edge: Its edge.
  ///   - constant: The distance in points.
  public func constraint(to view: Int, at edge: LayoutAttribute, constant: Double) -> LayoutConstraint {
    let own = LayoutItemID(view: view)
    let isNear = [.top, .left, .leading].contains(edge)
    let sides = isNear ? ((own, edge), (item, attribute)) : ((item, attribute), (own, edge))
    return LayoutConstraint(sides.0.0, sides.0.1, .equal, sides.1.0, sides.1.1, constant: constant)
  }
}
