public import Foundation

/// The part of a controller that a bar of tabs shows.
open class UITabBarItem: UIBarItem {
  /// An item whose looks stand for those of all items of its class; it is kept and read by nobody.
  open class func appearance() -> UITabBarItem { CommonAppearance.tabBarItem }
  /// An item whose looks stand for those of its class in others; it is kept and read by nobody.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UITabBarItem {
    CommonAppearance.tabBarItem
  }
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// The sign on the picture.
  open var badgeValue: String?
  /// The colour of the sign.
  open var badgeColor: UIColor?
  /// The look of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance?
  /// The look of the bar then, over content that was not moved.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// An item without anything.
  public override init() { super.init() }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with a title and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem), image: nil, tag: tag)
  }
  /// Gives the sign attributes; does nothing.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// Items of the system's.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    /// The most liked ones.
    case topRated = 3
    /// The ones used last.
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    /// The ones seen most.
    case mostViewed = 11
  }
}
