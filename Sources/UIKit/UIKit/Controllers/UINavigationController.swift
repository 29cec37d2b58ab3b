public import Foundation
internal import Scenes

/// A stack of controllers under a bar with the title of the top one.
@preconcurrency @MainActor
open class UINavigationController: UINavigationControllerDeclarations {
  public let navigationBar = UINavigationBar()
  /// The toolbar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The gesture that pops the top controller.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  private var stack: [UIViewController] = []
  /// The controller with the results of a search, in front of the top one.
  private var results: UIViewController?
  /// The items of the controllers below the stack: the items of other columns of a split view that shows one column
  /// only.
  var itemsBelow: [UINavigationItem] = [] { didSet { showItems() } }

  /// Creates a stack with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Creates an empty stack. The classes of the bars are ignored.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Creates a stack from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack of controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The item of the root controller, unless the app sets one for the stack.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented modally, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

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
    showItems()
    if isViewLoaded { showTop() }
  }
  private func showItems() { navigationBar.items = itemsBelow + stack.map(\.navigationItem) }
  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Pops the top controller, except the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }
  /// Pops all controllers except the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return gone
  }
  /// Pops controllers until the given one is at the top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let position = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack.dropFirst(position + 1))
    setViewControllers(Array(stack.prefix(position + 1)), animated: animated)
    return gone
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func loadView() {
    view = ContainerView(of: self)
    navigationBar.owner = self
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    guard let view = viewIfLoaded, let top = topViewController, top.view.superview !== view else { return }
    top.enter(view)
    placeBars()
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    fitBar()
    let height = navigationBar.barHeight
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    if !isToolbarHidden, toolbar.superview == nil { view.addSubview(toolbar) }
    let toolHeight = BarHeights(of: toolbar).toolbar
    if !isToolbarHidden {
      toolbar.items = topViewController?.toolbarItems ?? toolbar.items
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - safe.bottom - toolHeight, width: view.bounds.width, height: toolHeight)
    }
    let top = isNavigationBarHidden ? nil : BarStrip(height: height, isOpaque: !navigationBar.isTranslucent)
    let bottom = isToolbarHidden ? nil : BarStrip(height: toolHeight, isOpaque: !toolbar.isTranslucent)
    topViewController?.placeView(in: view, top: top, bottom: bottom)
    showResults(in: view)
    results?.placeView(in: view, top: top, bottom: bottom)
  }

  /// Shows the results of a search in front of the top controller, or removes them after it.
  private func showResults(in view: UIView) {
    let shown = topViewController?.navigationItem.searchController?.shownResults
    guard shown !== results else { return }
    results?.leave()
    results?.removeFromParent()
    results = shown
    guard let shown, let top = topViewController else { return }
    addChild(shown)
    shown.enter(view)
    view.insertSubview(shown.view, aboveSubview: top.view)
    shown.didMove(toParent: self)
  }

  // MARK: - Bars that follow the content

  /// The scroll view that the bar follows: the top controller's view, or the first subview of it.
  var contentScrollView: UIScrollView? {
    guard let root = topViewController?.viewIfLoaded else { return nil }
    return root as? UIScrollView ?? root.subviews.first as? UIScrollView
  }

  /// Whether the bar changes when a scroll view scrolls.
  func followsContent(of view: UIScrollView) -> Bool {
    (navigationBar.prefersLargeTitles || topViewController?.navigationItem.searchController != nil)
      && view === contentScrollView
  }

  /// Returns the distance by which the content is scrolled from its position below the entire bar, in points.
  ///
  /// - Parameter fullHeight: The height of the bar with a large title and a search bar, in points.
  private func scrolledDistance(fullHeight: CGFloat) -> CGFloat {
    guard let content = contentScrollView, let known = content.knownAdjustedInset else { return 0 }
    if content.contentOffset.y <= -known.top { return 0 }
    let added = content.contentInset.top + (viewIfLoaded?.safeAreaInsets.top ?? 0)
    return content.contentOffset.y + added + fullHeight
  }

  /// Whether the content of the top controller is scrolled, so that it is visible below the bar.
  var isContentScrolled: Bool {
    guard let content = contentScrollView else { return false }
    return content.contentOffset.y > -content.adjustedContentInset.top + 0.5
  }

  /// Sets the height of the bar for the current scroll position: first the search bar disappears, then the large
  /// title. Both are either shown or hidden, as after the end of a touch.
  private func fitBar() {
    let item = topViewController?.navigationItem
    let search = item?.searchController?.searchBar
    let isActive = item?.searchController?.isActive ?? false
    let hidesSearch = !isActive && item?.hidesSearchBarWhenScrolling ?? true
    navigationBar.isSearching = isActive && item?.searchController?.hidesNavigationBarDuringPresentation ?? true
    let (large, field) = (CGFloat(ControlMetrics.largeTitleHeight), CGFloat(ControlMetrics.barSearchHeight))
    let full =
      navigationBar.rowHeight + (navigationBar.allowsLargeTitle ? large : 0) + (search == nil ? 0 : field)
    let distance = scrolledDistance(fullHeight: full)
    let hiding = search != nil && hidesSearch ? field : 0
    navigationBar.show(hiding > 0 && distance > hiding / 2 ? nil : search)
    navigationBar.isContentScrolled = navigationBar.allowsLargeTitle && distance - hiding > large / 2
    navigationBar.setNeedsLayout()
  }
}
