public import Foundation

/// A part of a controller with tabs.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// The name.
  public let identifier: String
  /// The sign on the picture.
  open var badgeValue: String?
  /// The second title.
  open var subtitle: String?
  /// True where it is not shown.
  open var isHidden = false
  private let provider: ((UITab) -> UIViewController)?
  /// The controller, made when it is asked for.
  public private(set) lazy var viewController: UIViewController? = provider?(self)

  /// A part with a controller.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
  }
}

/// Parts that belong together.
open class UITabGroup: UITab {
  /// The parts.
  open var children: [UITab] = []
  /// Parts with a title.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// The part that searches.
open class UISearchTab: UITab {
  /// A part that searches.
  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "search",
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// The parts; setting them makes their controllers those of the bar.
  public var tabs: [UITab] {
    get { kept([]) }
    set {
      keep(newValue)
      for tab in newValue {
        guard let controller = tab.viewController, controller.tabBarItem.title == nil else { continue }
        controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, selectedImage: nil)
      }
      viewControllers = newValue.compactMap(\.viewController)
    }
  }
  /// Exchanges the parts.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  /// The part that is seen.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  /// True where the bar is not shown.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// Hides the bar, or shows it.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
