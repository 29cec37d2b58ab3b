public import Foundation
internal import Scenes

/// A tab bar, 49 points tall.
open class UITabBar: UITabBarDeclarations {
  /// The displayed items.
  open var items: [UITabBarItem]?
  open var backgroundImage: UIImage?
  override var barHeight: CGFloat { ControlMetrics.tabBarHeight }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var itemSpacing: CGFloat = 0
}
