internal import AutoLayout
internal import Geometry
internal import Scenes

/// The heights of rows that fit their content, as `systemLayoutSizeFitting` computes them (specification ROW-02).
///
/// A row is as short as its content allows if constraints lead from the top of its content to the bottom. Otherwise
/// UIKit finds a height of 0, takes it for an oversight and ignores it. The row then keeps its designed height.
struct RowContent {
  private let resolved: ResolvedScene
  private let items: [LayoutItem]
  private let edges: [Int: [Int]]

  init(of resolved: ResolvedScene, _ items: [LayoutItem]) {
    self.resolved = resolved
    self.items = items
    var edges = VerticalEdges()
    for constraint in resolved.constraints { edges.add(constraint) }
    for (view, item) in items.enumerated() {
      if item.superview != nil { edges.addLength(of: view) }
      if let stack = item.stack { edges.add(stack, of: view) }
    }
    self.edges = edges.followers
  }

  /// Returns the optional constraints for the height of a cell, without a required lower bound.
  func wishes(for cell: Int, saved: Double) -> [LayoutConstraint] {
    let item = LayoutItemID(view: cell)
    let content = resolved.views.indices.first { resolved.views[$0].superview == cell && resolved.views[$0].fillsCell }
    guard isTied(content ?? cell) else { return [.list(item, .height, saved, .fittingSize)] }
    return [.list(item, .height, 0, .fittingSize)] + wishesOfContents(of: content ?? cell)
  }

  /// Returns optional heights of views whose height the document does not contain, such as images set by code or lists.
  /// Each keeps its designed height, in preference to the small height of the row.
  private func wishesOfContents(of row: Int) -> [LayoutConstraint] {
    descendants(of: row).compactMap { view in
      guard items[view].intrinsicContentSize.height == nil, items[view].autoresizing == nil, items[view].stack == nil,
        let height = resolved.views[view].designedHeight, height > 0, !isTied(view)
      else { return nil }
      return .list(LayoutItemID(view: view), .height, height, LayoutPriority(51))
    }
  }

  /// Returns the descendants of a view, which come after it.
  private func descendants(of view: Int) -> [Int] {
    var inside: Set<Int> = [view]
    var found: [Int] = []
    for next in items.indices[(view + 1)...] {
      guard let superview = items[next].superview, superview >= view else { break }
      guard inside.contains(superview) else { continue }
      inside.insert(next)
      found.append(next)
    }
    return found
  }

  /// Whether constraints between the views in a view lead from its top to its bottom, or to its center and beyond. The
  /// view is then as tall as they demand.
  private func isTied(_ view: Int) -> Bool {
    let (top, center, bottom) = (VerticalEdges.top(view), VerticalEdges.center(view), VerticalEdges.bottom(view))
    let inside = Set(descendants(of: view))
    let below = reached(from: top, inside: inside, besides: view)
    return below.contains(center) || below.contains(bottom)
      || reached(from: center, inside: inside, besides: view).contains(bottom)
  }

  /// Returns the edges below another one that are reachable through views in a view, without the view's own length.
  private func reached(from start: Int, inside: Set<Int>, besides view: Int) -> Set<Int> {
    var seen: Set<Int> = []
    var open = [start]
    while let edge = open.popLast() {
      // The view's other edges are ends of paths.
      guard edge == start || VerticalEdges.view(edge) != view else { continue }
      for next in edges[edge] ?? [] where !seen.contains(next) {
        let owner = VerticalEdges.view(next)
        guard inside.contains(owner) || owner == view && VerticalEdges.view(edge) != view else { continue }
        seen.insert(next)
        open.append(next)
      }
    }
    return seen
  }
}

/// The edges of views, and for each the edges below it at any height of the views.
private struct VerticalEdges {
  private(set) var followers: [Int: [Int]] = [:]

  static func top(_ view: Int) -> Int { 3 * view }
  static func center(_ view: Int) -> Int { 3 * view + 1 }
  static func bottom(_ view: Int) -> Int { 3 * view + 2 }
  static func view(_ edge: Int) -> Int { edge / 3 }

  /// Adds the edges of a view: its top is above its center and bottom.
  mutating func addLength(of view: Int) {
    followers[Self.top(view), default: []].append(Self.center(view))
    followers[Self.center(view), default: []].append(Self.bottom(view))
  }

  /// Adds a constraint between two edges.
  mutating func add(_ constraint: LayoutConstraint) {
    guard constraint.priority > .fittingSize, let item = constraint.secondItem,
      let first = Self.edge(constraint.firstItem, constraint.firstAttribute),
      let second = Self.edge(item, constraint.secondAttribute)
    else { return }
    if constraint.relation != .lessThanOrEqual { followers[second, default: []].append(first) }
    if constraint.relation != .greaterThanOrEqual { followers[first, default: []].append(second) }
  }

  /// Adds the arranged views of a stack.
  mutating func add(_ stack: StackLayout, of view: Int) {
    var above: Int?
    for arranged in stack.arrangedViews {
      followers[above.map(Self.bottom) ?? Self.top(view), default: []].append(Self.top(arranged))
      followers[Self.bottom(arranged), default: []].append(Self.bottom(view))
      if stack.axis == .vertical { above = arranged }
    }
  }

  /// Returns the edge for an attribute. Nil for lengths, and for content that scrolls.
  private static func edge(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> Int? {
    guard item.guide?.scrolls != true else { return nil }
    switch attribute {
    case .top, .firstBaseline: return top(item.view)
    case .centerY: return center(item.view)
    case .bottom, .lastBaseline: return bottom(item.view)
    default: return nil
    }
  }
}

extension ResolvedView {
  /// The designed height, in points. In a container it is the height of the scene.
  fileprivate var designedHeight: Double? {
    if case .container(let height) = list.placement { return height }
    return placement.recordedFrame?.height
  }

  /// Whether it is the content view of a cell.
  fileprivate var fillsCell: Bool { if case .cellContent = list.placement { true } else { false } }
}
