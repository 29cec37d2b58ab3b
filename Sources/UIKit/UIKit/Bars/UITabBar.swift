public import Foundation
internal import Scenes

/// A bar with tabs, 49 points high.
open class UITabBar: UIBar {
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITabBar
  {
    CommonAppearance.tabBar
  }
  /// The items that are shown.
  open var items: [UITabBarItem]?
  /// The item that is selected.
  open var selectedItem: UITabBarItem?
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The tint of what is not selected.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UITabBar { CommonAppearance.tabBar }
  override var barHeight: CGFloat { ControlMetrics.tabBarHeight }
  /// Gives the bar items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Hears of choices; never here.
  open weak var delegate: (any UITabBarDelegate)?
  /// Kept; nothing here depends on it.
  open var selectionIndicatorImage: UIImage?
  /// Kept; nothing here depends on it.
  open var itemPositioning = ItemPositioning.automatic
  /// Kept; nothing here depends on it.
  open var itemWidth: CGFloat = 0
  /// Kept; nothing here depends on it.
  open var itemSpacing: CGFloat = 0
}
