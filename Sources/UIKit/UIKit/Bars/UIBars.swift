public import Foundation
internal import Scenes

/// A bar that covers the edge of a screen.
@preconcurrency @MainActor
open class UIBar: UIView {
  /// True where what is behind shines through.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The look.
  open var barStyle = UIBarStyle.default
  /// The height of the bar, in points.
  var barHeight: CGFloat { ControlMetrics.toolbarHeight }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
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

/// The look of bars.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The colour of the line below.
  open var shadowColor: UIColor?
  /// The effect on what is behind.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// The picture of the line below.
  open var shadowImage: UIImage?
  /// A look.
  public override init() { super.init() }
  /// A look like another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
  }
  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {}
  /// Lets everything shine through.
  open func configureWithTransparentBackground() {}
  /// Is as the system chooses.
  open func configureWithDefaultBackground() {}
}

/// The look of bars of navigation.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Kept; nothing here depends on it.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept; nothing here depends on it.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the button that leads back.
  public private(set) var backIndicatorImage: UIImage?
  /// Sets the picture of the button that leads back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) { backIndicatorImage = image }
  /// Kept; nothing here depends on it.
  open var titlePositionAdjustment = UIOffset.zero
}

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

/// A bar with buttons, 44 points high.
open class UIToolbar: UIBar {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UIToolbar { CommonAppearance.toolbar }
  /// A view whose looks stand for those of its class in others; it is kept and read by nobody.
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UIToolbar
  {
    CommonAppearance.toolbar
  }
  /// The look.
  open var standardAppearance = UIToolbarAppearance()
  /// The look over content that was not moved.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look in little room.
  open var compactAppearance: UIToolbarAppearance?
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture of the line.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
