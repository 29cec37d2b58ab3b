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
  /// What is shown, the last one.
  open var items: [UINavigationItem]? = []
  /// What is shown.
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

/// What a bar of navigation shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Rules by which a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
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
  /// What is shown of a title.
  public init(title: String) {
    self.title = title
  }
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
  /// Sets how its title looks.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
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

/// What a bar of tabs shows of a controller.
open class UITabBarItem: UIBarItem {
  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// The sign on the picture.
  open var badgeValue: String?
  /// What is shown of a title and a picture.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// What is shown of a title and two pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A bar with tabs, 49 points high.
open class UITabBar: UIBar {
  /// What is shown.
  open var items: [UITabBarItem]?
  /// What is selected.
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

/// Controllers on top of each other, under a bar with the title of the last one.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The bar at the lower edge.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// True where the bar is not shown.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// True where the bar at the lower edge is not shown.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// True where bars go while the content is moved.
  open var hidesBarsOnSwipe = false
  /// Hears of changes.
  open weak var delegate: AnyObject?
  /// The gesture that leads back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  private var stack: [UIViewController] = []

  /// Controllers with a first one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Controllers without any.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Controllers from an archive: here none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the first one first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is seen.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen, or the one in front of it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Exchanges the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let former = topViewController
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.leave()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = viewControllers
    if former !== topViewController { former?.leave() }
    navigationBar.items = stack.map(\.navigationItem)
    if isViewLoaded { showTop() }
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Takes the last controller away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }
  /// Takes all but the first controller away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return gone
  }
  /// Takes controllers away down to one.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let position = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack.dropFirst(position + 1))
    setViewControllers(Array(stack.prefix(position + 1)), animated: animated)
    return gone
  }
  /// Shows the bar or hides it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows the bar at the lower edge or hides it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func loadView() {
    view = ContainerView(of: self)
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    guard let view = viewIfLoaded, let top = topViewController, top.view.superview !== view else { return }
    top.view.translatesAutoresizingMaskIntoConstraints = true
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.view.frame = view.bounds
    if view.window != nil { top.beginAppearanceTransition(true, animated: false) }
    view.insertSubview(top.view, at: 0)
    if view.window != nil { top.endAppearanceTransition() }
    placeBars()
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    let height = navigationBar.barHeight
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    if !isToolbarHidden, toolbar.superview == nil { view.addSubview(toolbar) }
    if !isToolbarHidden {
      toolbar.frame = CGRect(x: 0, y: view.bounds.height - safe.bottom - 44, width: view.bounds.width, height: 44)
    }
    topViewController?.barInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : 44, right: 0)
    topViewController?.view.frame = view.bounds
  }
}

/// The view of a controller that holds others under bars.
final class ContainerView: UIView {
  init(of controller: UIViewController) {
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    controller?.placeBars()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() { controller?.placeBars() }
}
