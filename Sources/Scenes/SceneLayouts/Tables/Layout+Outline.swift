public import AutoLayout
internal import Scenes

extension Layout {
  /// Returns the name of a constraint in the document outline (specification OUT-02).
  public func outlineName(of constraint: LayoutConstraint) -> String {
    system.outlineName(of: constraint, label: resolved.nameInOutline)
  }

  /// The document outline, one line each with a line break: the scene and its views from back to front, with the guides
  /// that constraints name. Each view that owns constraints has a group with their names (specification OUT-01).
  public var outline: String { outline(under: resolved.name) }

  /// Returns the document outline under a heading.
  package func outline(under heading: String) -> String {
    var outline = OutlineText(of: self, under: heading)
    outline.add(view: 0, depth: 1)
    return outline.text
  }
}

/// The lines of a document outline while it is written.
private struct OutlineText {
  private(set) var text: String
  private let layout: Layout
  private let subviews: [Int: [Int]]
  private let constraints: [Int: [LayoutConstraint]]

  init(of layout: Layout, under heading: String) {
    self.layout = layout
    text = "\(heading)\n"
    let views = layout.resolved.views
    subviews = Dictionary(grouping: views.indices.filter { views[$0].superview != nil }) { views[$0].superview ?? 0 }
    let authored = layout.system.constraints.filter { $0.origin == .author }
    constraints = Dictionary(grouping: authored, by: layout.system.owner)
  }

  /// Adds a view and its descendants.
  mutating func add(view: Int, depth: Int) {
    guard layout.resolved.views.indices.contains(view) else { return }
    add(layout.resolved.views[view].nameInOutline, depth)
    for guide in guides(of: view) { add(layout.resolved.nameInOutline(of: guide), depth + 1) }
    for subview in subviews[view] ?? [] { add(view: subview, depth: depth + 1) }
    guard let owned = constraints[view] else { return }
    add("Constraints", depth + 1)
    for constraint in owned { add(layout.outlineName(of: constraint), depth + 2) }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    text +=
      String(repeating: "  ", count: depth) + line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
  }

  /// Returns the guides of a view that have their own line, because a constraint names them.
  private func guides(of view: Int) -> [LayoutItemID] {
    let named = layout.system.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }
    let shown = Set(named).filter { item in
      guard item.view == view, let guide = item.guide else { return false }
      return guide != .layoutMargins && !guide.scrolls
    }
    return shown.sorted()
  }
}
