internal import AutoLayout
internal import Foundation

/// The views and guides of a tree with their positions in a system: superviews before what they hold, the guides of a
/// view behind its subviews.
@MainActor
struct ViewTree {
  /// An item of the tree.
  struct Element {
    /// A view or guide; nil for a stage that shows a view apart from its superview.
    let item: (any LayoutAnchoring)?
    /// The position of the view that holds it; nil for the root.
    let superview: Int?

    var view: UIView? { item as? UIView }
  }

  /// The items in order, the root first.
  private(set) var elements: [Element] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// Whether the root is a stage that the views do not know of.
  let hasStage: Bool
  /// Whether it is the tree of a picture: with what lies in islands, and with constraints that were broken.
  let isWhole: Bool

  /// The tree of a root.
  init(root: UIView, isWhole: Bool = false) {
    hasStage = false
    self.isWhole = isWhole
    add(Element(item: root, superview: nil))
  }

  /// The tree of a view as if it were the only subview of a root that it does not know of.
  init(showing view: UIView) {
    hasStage = true
    isWhole = false
    elements.append(Element(item: nil, superview: nil))
    add(Element(item: view, superview: 0))
  }

  private mutating func add(_ first: Element) {
    // A list of what is left to visit instead of recursion: depth costs no stack.
    var remaining = [first]
    while let element = remaining.popLast() {
      let position = elements.count
      if let item = element.item { positions[ObjectIdentifier(item)] = position }
      elements.append(element)
      guard let view = element.view else { continue }
      if view.isLayoutIsland, view !== first.view, !isWhole { continue }
      remaining += view.layoutGuides.reversed().map { Element(item: $0, superview: position) }
      let subviews = isWhole ? view.shownSubviews : view.subviews
      remaining += subviews.reversed().map { Element(item: $0, superview: position) }
    }
  }

  /// The views of the tree.
  var views: [UIView] { elements.compactMap(\.view) }

  /// Whether the view lies where its superview put it: neither the root nor shown apart.
  func isPlacedBySuperview(_ element: Element) -> Bool {
    guard let position = element.superview, let superview = element.view?.superview else { return false }
    return elements[position].item === superview
  }

  /// Whether anything in the tree asks for the engine: without, frames are what code says.
  var usesConstraints: Bool {
    views.contains { view in
      !view.constraints.isEmpty || view is UIStackView || type(of: view).requiresConstraintBasedLayout
    }
  }

  /// The position of an item; nil for one outside the tree.
  func position(of item: any LayoutAnchoring) -> Int? { positions[ObjectIdentifier(item)] }

  /// The name of an item in a system: its position, or a guide of the view that it belongs to; nil for one outside the
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
    // An island's own constraints belong to its own layout.
    let root = elements.first?.view
    return views.filter { !$0.isLayoutIsland || $0 === root || hasStage || isWhole }.flatMap(\.constraints)
      .filter { (isWhole || !$0.isBroken) && !$0.isDead }.sorted { $0.order < $1.order }
  }
}
