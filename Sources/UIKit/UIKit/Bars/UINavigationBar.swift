internal import Scenes

extension UINavigationBar {
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// A navigation bar: 44 points high, or 96 with a large title.
open class UINavigationBar: UINavigationBarDeclarations {
  /// Whether the bar may show large titles.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The stack of items. The bar shows the last one.
  open var items: [UINavigationItem]? = []
  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  override var barHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      ? ControlMetrics.largeTitleBarHeight : ControlMetrics.navigationBarHeight
  }
  /// The item below the displayed one, to which the back button returns.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}
