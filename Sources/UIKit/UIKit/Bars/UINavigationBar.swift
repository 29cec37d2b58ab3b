public import Foundation
internal import Scenes

extension UINavigationBar {
  /// Exchanges the items.
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// A bar with a title, 44 points high, or 96 with a large title.
open class UINavigationBar: UIBar {
  /// Kept; nothing here depends on it.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UINavigationBar
  {
    CommonAppearance.navigationBar
  }
  /// True where titles may be large.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The items, of which the last one is shown.
  open var items: [UINavigationItem]? = []
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// The outline of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look in little room, over content that was not moved.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UINavigationBar { CommonAppearance.navigationBar }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The picture of the line below.
  open var shadowImage: UIImage?
  override var barHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      ? ControlMetrics.largeTitleBarHeight : ControlMetrics.navigationBarHeight
  }
  /// The item to which the bar leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Adds an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Moves the title; does nothing.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// Hears of changes; never here.
  open weak var delegate: (any UINavigationBarDelegate)?
}
