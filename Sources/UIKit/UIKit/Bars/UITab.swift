public import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  public let identifier: String
  /// The text of the badge on the icon.
  open var badgeValue: String? { didSet { item?.badgeValue = badgeValue } }
  /// The item of the bar that shows the tab.
  weak var item: UITabBarItem? { didSet { if let badgeValue { item?.badgeValue = badgeValue } } }
  open var subtitle: String?
  open var isHidden = false
  private let provider: ((UITab) -> UIViewController)?
  /// The controller, created when it is first used.
  public private(set) lazy var viewController: UIViewController? = provider?(self)

  /// Creates a tab whose provider creates its controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }
}
