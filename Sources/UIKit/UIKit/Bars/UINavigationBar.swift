public import Foundation
internal import Scenes

extension UINavigationBar {
  public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// A bar with a title, 44 points high, or 96 with a large title.
open class UINavigationBar: UIBar {
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UINavigationBar
  {
    CommonAppearance.navigationBar
  }
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The items, of which the last one is shown.
  open var items: [UINavigationItem]? = []
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
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
  open override class func appearance() -> UINavigationBar { CommonAppearance.navigationBar }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The picture of the line below.
  open var shadowImage: UIImage?
  override var barHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never
      ? ControlMetrics.largeTitleBarHeight : ControlMetrics.navigationBarHeight
  }
  /// The item to which the bar leads back.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Moves the title; does nothing.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  /// Hears of changes; never here.
  open weak var delegate: (any UINavigationBarDelegate)?
}
