public import Foundation

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  open var badge: Badge?
  /// A mark at the corner of an item.
  public struct Badge: Sendable, Hashable {
    /// The letters; nil for a dot.
    public let text: String?
    public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }
    public static func string(_ string: String) -> Badge { Badge(text: string) }
    public static func indicator() -> Badge { Badge(text: nil) }
  }
  /// An item whose looks stand for those of all items of its class; it is kept and read by nobody.
  open class func appearance() -> UIBarButtonItem { CommonAppearance.barButtonItem }
  /// An item whose looks stand for those of its class in others; it is kept and read by nobody.
  open class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> UIBarButtonItem
  {
    CommonAppearance.barButtonItem
  }
  open var isHidden = false
  open var isSelected = false
  /// Whether choosing changes the title; kept.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that it may have; kept.
  open var possibleTitles: Set<String>?
  /// Whether it has no ground in common with others; kept.
  open var hidesSharedBackground = false
  /// Whether it has a ground in common with others; kept.
  open var sharesBackground = true
  /// Looks of the button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// For what ends something.
    case done = 2
  }
  /// Buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    /// Room that does not.
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case close = 24
  }
  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view in its place.
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open weak var target: AnyObject?
  /// The name of the method.
  open var action: Selector?
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
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
  /// Room of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}
