public import Foundation
internal import Scenes

/// A bar with tabs, 49 points high.
open class UITabBar: UITabBarDeclarations {
  /// The items that are shown.
  open var items: [UITabBarItem]?
  open var backgroundImage: UIImage?
  override var barHeight: CGFloat { ControlMetrics.tabBarHeight }
  /// Gives the bar items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var itemSpacing: CGFloat = 0
}
