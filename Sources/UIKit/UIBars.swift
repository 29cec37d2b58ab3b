public import Foundation

/// A bar that covers the edge of a screen.
@preconcurrency @MainActor
open class UIBar: UIView {
  /// True where what is behind shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The height of the bar, in points.
  var barHeight: CGFloat { 44 }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
}

/// A bar with a title, 44 points high, or 96 with a large title.
open class UINavigationBar: UIBar {
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
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UINavigationBar { CommonAppearance.navigationBar }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The picture of the line below.
  open var shadowImage: UIImage?
  override var barHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never ? 96 : 44
  }
}

/// Kinds of room for bars.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Little height.
  case compact = 1
}

/// The look of bars.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The colour of the line below.
  open var shadowColor: UIColor?
  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {}
  /// Lets everything shine through.
  open func configureWithTransparentBackground() {}
  /// Is as the system chooses.
  open func configureWithDefaultBackground() {}
}

/// The look of bars of navigation.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of bars of tabs.
open class UITabBarAppearance: UIBarAppearance {}

/// A bar with tabs, 49 points high.
open class UITabBar: UIBar {
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
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UITabBar { CommonAppearance.tabBar }
  override var barHeight: CGFloat { 49 }
}

/// A bar with buttons, 44 points high.
open class UIToolbar: UIBar {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
