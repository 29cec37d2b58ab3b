internal import Scenes

extension UINavigationBar {
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// A bar with a title, 44 points high, or 96 with a large title.
open class UINavigationBar: UINavigationBarDeclarations {
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The items, of which the last one is shown.
  open var items: [UINavigationItem]? = []
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  override var barHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      ? ControlMetrics.largeTitleBarHeight : ControlMetrics.navigationBarHeight
  }
  /// The item to which the bar leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}
