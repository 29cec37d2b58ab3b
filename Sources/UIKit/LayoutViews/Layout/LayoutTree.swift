internal import AutoLayout

/// The views and guides of a tree with their positions in a system: superviews before what they hold, the guides of a
/// view behind its subviews.
struct LayoutTree {
  /// An item of the tree.
  struct Element {
    let item: ConstraintItem
    /// The position of the view that holds it; nil for the root.
    let superview: Int?

    var view: LayoutView? { item as? LayoutView }
  }

  /// The items in order, the root first.
  private(set) var elements: [Element] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The tree of a root.
  init(root: LayoutView) { add(Element(item: root, superview: nil)) }

  /// The tree of a view as if it were the only subview of a root that it does not know of.
  init(root: LayoutView, showing view: LayoutView) {
    positions[ObjectIdentifier(root)] = 0
    elements.append(Element(item: root, superview: nil))
    add(Element(item: view, superview: 0))
  }

  private mutating func add(_ first: Element) {
    // A list of what is left to visit instead of recursion: depth costs no stack.
    var remaining = [first]
    while let element = remaining.popLast() {
      let position = elements.count
      positions[ObjectIdentifier(element.item)] = position
      elements.append(element)
      guard let view = element.view else { continue }
      remaining += view.layoutGuides.reversed().map { Element(item: $0, superview: position) }
      remaining += view.subviews.reversed().map { Element(item: $0, superview: position) }
    }
  }

  /// The views of the tree.
  var views: [LayoutView] { elements.compactMap(\.view) }

  /// Returns whether a view lies in the tree where its superview put it: neither the root nor shown apart.
  func isPlacedBySuperview(_ element: Element) -> Bool {
    guard let superview = element.superview, let view = element.view else { return false }
    return elements[superview].item === view.superview
  }

  /// The position of an item; nil for one outside the tree.
  func position(of item: ConstraintItem) -> Int? { positions[ObjectIdentifier(item)] }

  /// The name of an item in a system: its position, or a guide of the view that it belongs to; nil for one outside the
  /// tree.
  func identifier(of item: ConstraintItem) -> LayoutItemID? {
    if let position = position(of: item) { return LayoutItemID(view: position) }
    guard let guide = item.standardGuide, let view = item.ownerView, let position = position(of: view) else {
      return nil
    }
    return LayoutItemID(view: position, guide: guide)
  }
}
