public import Foundation

/// The part of a controller that a bar of navigation shows.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Kept; nothing here depends on it.
  open weak var renameDelegate: (any NSObjectProtocol)?
  /// The title.
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// The rule by which the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the beginning.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the end.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the beginning.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// True where nothing leads back.
  open var hidesBackButton = false
  /// Searches.
  open var searchController: UISearchController?
  /// True where the field goes when the content is moved.
  open var hidesSearchBarWhenScrolling = true
  /// The way in which titles of buttons that lead back are shown.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The look of the bar while the item is shown.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar then, over content that was not moved.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar then, in little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// True where the buttons at the beginning stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// Sets the buttons at the beginning.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the beginning.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets whether nothing leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// An item with a title.
  public init(title: String) {
    self.title = title
  }
  /// Kept; nothing here depends on it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept; nothing here depends on it.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Kept; nothing here depends on it.
  open var backAction: UIAction?
  /// Kept; nothing here depends on it.
  open var style = ItemStyle.navigator
  /// The line under the title; kept.
  open var subtitle: String?
  /// The title where it is large; kept.
  open var largeTitle: String?
  /// The line under the title where that is large; kept.
  open var largeSubtitle: String?
  /// The buttons at the beginning, in groups; kept.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons in the middle, in groups; kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons at the end, in groups; kept.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons that always stand at the end; kept.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Makes the menu of the title; nothing asks for it.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
}

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// True where it may be used.
  open var isEnabled = true
  /// A number by which code finds it.
  open var tag = 0
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
  /// The word that is read aloud.
  open var accessibilityLabel: String?
  /// The distances around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// The way of the title from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture in little height.
  open var landscapeImagePhone: UIImage?
  /// Sets how its title looks.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// Kept; nothing here depends on it.
  open var badge: Badge?
  /// A mark at the corner of an item.
  public struct Badge: Sendable, Hashable {
    /// The letters; nil for a dot.
    public let text: String?
    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
    /// Letters.
    public static func string(_ string: String) -> Badge { Badge(text: string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(text: nil) }
  }
  /// An item whose looks stand for those of all items of its class; it is kept and read by nobody.
  open class func appearance() -> UIBarButtonItem { CommonAppearance.barButtonItem }
  /// An item whose looks stand for those of its class in others; it is kept and read by nobody.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIBarButtonItem
  {
    CommonAppearance.barButtonItem
  }
  /// True where it is not shown.
  open var isHidden = false
  /// True where it is chosen.
  open var isSelected = false
  /// True where choosing changes the title; kept.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that it may have; kept.
  open var possibleTitles: Set<String>?
  /// True where it has no ground in common with others; kept.
  open var hidesSharedBackground = false
  /// True where it has a ground in common with others; kept.
  open var sharesBackground = true
  /// Looks of the button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// For what ends something.
    case done = 2
  }
  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// Ends.
    case done = 0
    /// Gives up.
    case cancel = 1
    /// Changes.
    case edit = 2
    /// Keeps.
    case save = 3
    /// Adds.
    case add = 4
    /// Room that stretches.
    case flexibleSpace = 5
    /// Room that does not.
    case fixedSpace = 6
    /// Writes.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shares.
    case action = 9
    /// Sorts.
    case organize = 10
    /// Searches.
    case search = 12
    /// Fetches anew.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a photograph.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Waits.
    case pause = 18
    /// Closes.
    case close = 24
  }
  /// The look.
  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view in its place.
  open var customView: UIView?
  /// The tint.
  open var tintColor: UIColor?
  /// The action.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The target.
  open weak var target: AnyObject?
  /// The name of the method.
  open var action: Selector?
  /// A button.
  public override init() { super.init() }
  /// A button with a title.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
  }
  /// A button with a picture.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
  }
  /// A button of the system.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) { super.init() }
  /// A view in a bar.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  /// A button with an action.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    self.primaryAction = primaryAction
  }
  /// A button with an action.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
  /// Room that stretches.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
  /// Room of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}

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
  /// An item with a title and a picture.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// An item with a title and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// An item of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem), image: nil, tag: tag)
  }
  /// Gives the sign attributes; does nothing.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// Items of the system's.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// The recommended ones.
    case featured = 2
    /// The most liked ones.
    case topRated = 3
    /// The ones used last.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The ones seen.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// The fetched ones.
    case downloads = 9
    /// The newest.
    case mostRecent = 10
    /// The ones seen most.
    case mostViewed = 11
  }
}
