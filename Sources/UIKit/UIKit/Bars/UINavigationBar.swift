internal import Scenes

extension UINavigationBar {
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// A navigation bar: 44 points tall, or 96 with a large title.
open class UINavigationBar: UINavigationBarDeclarations {
  /// Whether the bar may show large titles.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The stack of items. The bar shows the last one.
  open var items: [UINavigationItem]? = []
  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  /// The height of the row with the title and the buttons, in points.
  var rowHeight: CGFloat { isSearching ? 0 : BarHeights(of: self).navigation }
  override var barHeight: CGFloat {
    rowHeight + (showsLargeTitle ? ControlMetrics.largeTitleHeight : 0) + searchHeight
  }
  /// The height of the search bar with its scopes, in points.
  var searchHeight: CGFloat {
    guard let searchBar else { return 0 }
    return ControlMetrics.barSearchHeight + (searchBar.shownScopes.isEmpty ? 0 : UISearchBar.scopesHeight)
  }
  /// Whether a search is in progress, which hides the title and the buttons.
  var isSearching = false
  /// Whether the content below the bar is scrolled away from its start, which hides a large title.
  var isContentScrolled = false
  /// The navigation controller that the bar belongs to.
  weak var owner: UINavigationController?
  /// The views of the items that are shown.
  private var heldViews: [UIView] = []
  /// The search bar below the title.
  private(set) weak var searchBar: UISearchBar?

  /// Whether the title is currently large. By default, an item is like the item below it on the stack, and the first
  /// one is large.
  var showsLargeTitle: Bool {
    allowsLargeTitle && !isContentScrolled
  }

  /// Whether the title is large while the content is not scrolled.
  var allowsLargeTitle: Bool {
    guard prefersLargeTitles, !isSearching, !BarHeights(of: self).isFlat else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Shows a search bar below the title, or removes it.
  func show(_ bar: UISearchBar?) {
    guard bar !== searchBar else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    guard let bar else { return }
    bar.searchBarStyle = .minimal
    addSubview(bar)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = searchHeight
    // The field is at the margins of the navigation bar. In a search bar of its own it is 8 points from the edges.
    searchBar?.frame = CGRect(x: 8, y: bounds.height - height, width: max(0, bounds.width - 16), height: height)
    placeTitleView()
  }

  /// Places the title view and the views of buttons in the row of the buttons.
  private func placeTitleView() {
    let item = topItem
    let row = CGRect(
      x: 0, y: bounds.height - barHeight, width: bounds.width, height: min(rowHeight, bounds.height))
    var (left, right) = (row.minX + 16, row.maxX - 16)
    let leading = item?.leftBarButtonItems ?? [item?.leftBarButtonItem].compactMap(\.self)
    for view in leading.compactMap(\.customView) {
      hold(view)
      let size = Self.size(of: view, within: row.size)
      view.frame = CGRect(origin: CGPoint(x: left, y: row.midY - size.height / 2), size: size)
      left += size.width + 16
    }
    let trailing = item?.rightBarButtonItems ?? [item?.rightBarButtonItem].compactMap(\.self)
    for view in trailing.compactMap(\.customView) {
      hold(view)
      let size = Self.size(of: view, within: row.size)
      right -= size.width
      view.frame = CGRect(origin: CGPoint(x: right, y: row.midY - size.height / 2), size: size)
      right -= 16
    }
    let views = (leading + trailing).compactMap(\.customView) + [item?.titleView, searchBar].compactMap(\.self)
    for view in heldViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    heldViews = views
    guard let view = item?.titleView else { return }
    hold(view)
    let size = Self.size(of: view, within: CGSize(width: max(0, right - left), height: row.height))
    view.frame = CGRect(
      x: min(max(row.midX - size.width / 2, left), max(left, right - size.width)), y: row.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func hold(_ view: UIView) {
    guard view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }

  /// Returns the size of a view in a bar: the one that its constraints and content determine, otherwise its current
  /// size.
  private static func size(of view: UIView, within room: CGSize) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
  /// The item below the displayed one, to which the back button returns.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}
