public import Foundation

open class UIBarButtonItem: UIBarButtonItemDeclarations {
  open var isHidden = false
  open var style = Style.plain
  /// The width, in points; 0 for the content's.
  open var width: CGFloat = 0
  /// The view that is shown instead of the button.
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  /// The system item of the button, or nil for a button of the app.
  var systemItem: SystemItem?
  public override init() { super.init() }
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
  }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
  }
  public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
    super.init()
    self.systemItem = systemItem
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }
  /// Creates a button with an action, whose title is used if none is given.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
  /// Returns a space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
}
