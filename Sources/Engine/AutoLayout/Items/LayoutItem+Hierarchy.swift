extension [LayoutItem] {
  /// The positions of all views, each followed by its subviews.
  var depthFirst: [Int] {
    let subviews = subviews
    var order: [Int] = []
    var rest = indices.filter { self[$0].superview == nil }.reversed() as [Int]
    while let view = rest.popLast() {
      order.append(view)
      rest += subviews[view].reversed()
    }
    return order
  }

  /// The positions of the subviews of each view, back to front.
  var subviews: [[Int]] {
    var subviews = [[Int]](repeating: [], count: count)
    for (view, item) in enumerated() {
      if let superview = item.superview, indices.contains(superview) { subviews[superview].append(view) }
    }
    return subviews
  }

  /// Returns the positions of a view and its ancestors, the view first.
  func path(to view: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = view
    while let position = current, indices.contains(position) {
      path.append(position)
      current = self[position].superview
    }
    return path
  }

  /// Returns the container of an item: the superview of a view, the view of a guide, or nil for the root.
  func container(of item: LayoutItemID) -> LayoutItemID? {
    if item.guide != nil { return LayoutItemID(view: item.view) }
    guard indices.contains(item.view) else { return nil }
    return self[item.view].superview.map { LayoutItemID(view: $0) }
  }

  /// Returns the view that owns a constraint: the stated one, the superview of a view that its mask or a list places,
  /// or the nearest view that contains both items.
  func owner(of constraint: LayoutConstraint) -> Int {
    if let owner = constraint.owner { return owner }
    let first = constraint.firstItem.view
    if constraint.origin == .autoresizingMask || constraint.origin == .list, indices.contains(first) {
      return self[first].superview ?? first
    }
    guard let second = constraint.secondItem?.view, indices.contains(first), indices.contains(second) else {
      return first
    }
    return commonAncestor(first, second)
  }

  /// Returns the nearest view that contains both views. A view is its own ancestor (specification OWN-01).
  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    LayoutItemID.commonAncestor(first, second) { self[$0].superview }
  }
}

extension LayoutItemID {
  /// Returns the nearest view that contains two views, given by their positions. A view is its own ancestor
  /// (specification OWN-01).
  ///
  /// `superview` returns the superview of a view, which comes before it, or nil for the root.
  package static func commonAncestor(_ first: Int, _ second: Int, superview: (Int) -> Int?) -> Int {
    var (first, second) = (first, second)
    // Superviews come first, so the later of two different views is never an ancestor of the other.
    while first != second {
      if first > second { first = superview(first) ?? 0 } else { second = superview(second) ?? 0 }
    }
    return first
  }
}
