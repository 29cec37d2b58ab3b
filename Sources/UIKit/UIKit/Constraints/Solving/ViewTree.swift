internal import AutoLayout
internal import Foundation

/// The views and guides of a tree with their positions in a system: superviews before their subviews, the guides of a
/// view after its subviews.
@MainActor
struct ViewTree {
  /// An item of the tree.
  struct Element {
    /// A view or guide; nil for a stage that shows a view without its superview.
    let item: (any LayoutAnchoring)?
    /// The item as a view; nil for a guide. Casting it again in each pass would take longer than the pass.
    let view: UIView?
    /// The position of its superview; nil for the root.
    let superview: Int?

    fileprivate init(view: UIView, superview: Int?) { (item, self.view, self.superview) = (view, view, superview) }

    fileprivate init(guide: UILayoutGuide, superview: Int) {
      (item, view, self.superview) = (guide, nil, superview)
    }

    /// Creates a stage, or the place of a root that is not kept.
    fileprivate init() { (item, view, superview) = (nil, nil, nil) }
  }

  /// The items in order, the root first.
  private(set) var elements: [Element] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// Whether the root is a stage outside the views.
  let hasStage: Bool
  /// Whether the tree is for a picture: it then includes islands and broken constraints.
  let isWhole: Bool
  /// Whether constraints that are broken in the layout take part: they do when a view is only measured, because its
  /// measured size may be the one at which they hold.
  var countsBroken = false

  init(root: UIView, isWhole: Bool = false) {
    hasStage = false
    self.isWhole = isWhole
    add(Element(view: root, superview: nil))
  }

  /// Creates the tree of a view as the only subview of a stage.
  init(showing view: UIView) {
    hasStage = true
    isWhole = false
    elements.append(Element())
    add(Element(view: view, superview: 0))
  }

  private mutating func add(_ first: Element) {
    // An explicit stack instead of recursion, so that deep trees cannot overflow the call stack.
    var remaining = [first]
    while let element = remaining.popLast() {
      let position = elements.count
      if let item = element.item { positions[ObjectIdentifier(item)] = position }
      elements.append(element)
      guard let view = element.view else { continue }
      if view.isLayoutIsland, view !== first.view, !isWhole { continue }
      remaining += view.layoutGuides.reversed().map { Element(guide: $0, superview: position) }
      let subviews = isWhole ? view.shownSubviews : view.subviews
      remaining += subviews.reversed().map { Element(view: $0, superview: position) }
    }
  }

  /// Replaces the root. Without one, the root can own the tree, as it would otherwise own itself.
  mutating func setRoot(_ root: UIView?) {
    elements[0] = root.map { Element(view: $0, superview: nil) } ?? Element()
  }

  var views: [UIView] { elements.compactMap(\.view) }

  /// Whether its superview places the view, which is then neither the root nor shown separately.
  func isPlacedBySuperview(_ element: Element) -> Bool {
    guard let position = element.superview, let superview = element.view?.superview else { return false }
    return elements[position].item === superview
  }

  /// Whether the tree needs the engine. Without constraints, frames are those that code sets.
  var usesConstraints: Bool {
    views.contains { view in
      !view.constraints.isEmpty || view is UIStackView || type(of: view).requiresConstraintBasedLayout
    }
  }

  /// Returns the position of an item, or nil for one outside the tree.
  func position(of item: any LayoutAnchoring) -> Int? { positions[ObjectIdentifier(item)] }

  /// Returns the identifier of an item in a system: its position, or a guide of its view, or nil for one outside the
  /// tree.
  func identifier(of item: any LayoutAnchoring) -> LayoutItemID? {
    if let position = position(of: item) { return LayoutItemID(view: position) }
    guard let guide = item.standardGuide, let view = item.ownerView, let position = position(of: view) else {
      return nil
    }
    return LayoutItemID(view: position, guide: guide)
  }

  /// The constraints of the tree that take part in the layout, in the order of installation.
  var installedConstraints: [NSLayoutConstraint] {
    // The constraints of an island belong to its own layout.
    let root = elements.first?.view
    return views.filter { !$0.isLayoutIsland || $0 === root || hasStage || isWhole }.flatMap(\.constraints)
      .filter { (isWhole || countsBroken || !$0.isBroken) && !$0.isDead }.sorted { $0.order < $1.order }
  }
}
