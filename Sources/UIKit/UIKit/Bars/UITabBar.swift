public import Foundation
internal import Scenes

/// A bar with tabs, 49 points high.
open class UITabBar: UIBar {
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITabBar
  {
    CommonAppearance.tabBar
  }
  /// The items that are shown.
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var standardAppearance = UITabBarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The tint of what is not selected.
  open var unselectedItemTintColor: UIColor?
  /// The picture of the line above.
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open override class func appearance() -> UITabBar { CommonAppearance.tabBar }
  override var barHeight: CGFloat { ControlMetrics.tabBarHeight }
  /// Gives the bar items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Hears of choices; never here.
  open weak var delegate: (any UITabBarDelegate)?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
}
