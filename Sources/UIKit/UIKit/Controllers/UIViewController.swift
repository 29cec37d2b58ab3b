internal import AutoLayout
public import Foundation

/// Holds a tree of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIAppearanceContainer {
  private var loadedView: UIView?
  private var support: (top: SupportGuide, bottom: SupportGuide)?
  private var isAppearing: Bool?
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open var title: String? { didSet { navigationItem.title = title } }
  /// The safe area that is added to that of the superview, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.invalidateMargins() } }
  /// The insets that the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { loadedView?.invalidateMargins() } } }
  /// The size that the controller wishes for, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges that reach under bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether they do so also under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether scroll views get insets; the safe area gives them.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The rule by which the controller is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The way in which it comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether it cannot be swiped away.
  open var isModalInPresentation = false
  /// Whether bars of tabs go while it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The part of the controller that a bar of navigation shows.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The part of the controller that a bar of tabs shows.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// The name by which state is restored.
  open var restorationIdentifier: String?
  /// The controllers that this one holds.
  public internal(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  public internal(set) weak var parent: UIViewController?
  /// The controller that this one shows in front of itself.
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// True while the content is changed.
  open private(set) var isEditing = false
  /// Whether what it shows in front of itself covers only its view.
  open var definesPresentationContext = false
  /// Makes what shows the controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The button that begins and ends changes.
  open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
  /// The presentations that show the controller, by kinds.
  var presenters: [ObjectIdentifier: UIPresentationController] = [:]
  /// The name of the file that the view would come from.
  public let nibName: String?
  /// The bundle of that file.
  public let nibBundle: Bundle?

  /// A controller; files are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// A controller from an archive: here one without anything.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - View

  /// The root of the tree, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The root of the tree where it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: one as large as the screen unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
    viewDidLoad()
  }

  private func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if loadedView?.controller === self { loadedView?.controller = nil }
    loadedView = view
    view?.controller = self
    support = nil
    view?.invalidateLayout()
  }

  // MARK: - Life cycle

  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view comes, when it has its place.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called in place of the view's own `updateConstraints()`, which it calls unless overridden.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the controller gets another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Lets the content be changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// True while it comes in front of another one.
  open var isBeingPresented: Bool { isAppearing == true && presentingViewController != nil }
  /// True while it goes from in front of another one.
  open var isBeingDismissed: Bool { isAppearing == false && presentingViewController != nil }
  /// True while it comes into its parent.
  open var isMovingToParent: Bool { isAppearing == true && parent != nil }
  /// True while it leaves its parent.
  open var isMovingFromParent: Bool { isAppearing == false && parent == nil && presentingViewController == nil }
  /// The document that the controller came from: none.
  open var storyboard: UIStoryboard? { nil }
  /// Goes a way of a document; does nothing.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Called before a way is gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a way may be gone.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Shows a controller beside this one, or as ``show(_:sender:)``.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) { show(controller, sender: sender) }
  /// The controller that decides on the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The way in which the controller is shown first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Called when memory is scarce.
  open func didReceiveMemoryWarning() {}
  /// The ways in which the controller may be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Whether the status bar is not shown.
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar at the lower edge goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks for that anew; nothing is drawn here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks for that anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks for the orientations anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The way in which the status bar would change.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller in charge of hiding the status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The views whose scrolling bars follow; kept by nobody.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Whether the context chooses how controllers are presented.
  open var providesPresentationContextTransitionStyle = false
  /// Asks anew for the look of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Tells the controller that its view comes or goes.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard self.isAppearing != isAppearing else { return }
    self.isAppearing = isAppearing
    if isAppearing { loadViewIfNeeded() }
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller that its view has come or gone.
  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    if isAppearing {
      viewIsAppearing(false)
      // A view has appeared when it was laid out.
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    isAppearing ? viewDidAppear(false) : viewDidDisappear(false)
    for child in shownChildren { child.endAppearanceTransition() }
    if !isAppearing { self.isAppearing = nil }
  }

  /// Places bars and what lies under them.
  func placeBars() {}

  func leave() {
    beginAppearanceTransition(false, animated: false)
    loadedView?.removeFromSuperview()
    endAppearanceTransition()
  }

  // MARK: - Traits

  open var traitCollection: UITraitCollection {
    let outer = parent?.traitCollection ?? loadedView?.superview?.traitCollection ?? UIScreen.main.traitCollection
    let traits = parent?.childTraits[ObjectIdentifier(self)].map { [outer, $0] } ?? [outer]
    // Every view asks, and most controllers say nothing themselves.
    if traits.count == 1, overrideUserInterfaceStyle == .unspecified, keptValues == nil { return outer }
    let own = [UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle), traitOverrides.collection]
    return UITraitCollection(traitsFrom: traits + own)
  }
  /// Light or dark, where the controller says so itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Gives a child other traits.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    let former = child.traitCollection
    childTraits[ObjectIdentifier(child)] = collection
    guard former != child.traitCollection else { return }
    child.tellTree {
      $0.traitCollectionDidChange(former)
      $0.tellOfTraitChange(former)
    }
    child.viewIfLoaded?.tellOfTraits(former)
  }

  /// The traits that a child was given.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  func tellTree(_ tell: (UIViewController) -> Void) {
    tell(self)
    for child in children { child.tellTree(tell) }
  }

  func sizeWillChange(to size: CGSize) {
    viewWillTransition(to: size, with: ImmediateTransition())
  }

  // MARK: - Other controllers

  /// Makes a controller a child.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Shows a controller in front of this one.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = loadedView?.window {
      controller.view.frame = window.bounds
      controller.beginAppearanceTransition(true, animated: animated)
      window.addSubview(controller.view)
      controller.endAppearanceTransition()
    }
    completion?()
  }

  /// Takes away the controller in front of this one, or this one from in front of another.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presentingViewController else {
        completion?()
        return
      }
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.leave()
    completion?()
  }

  /// Shows a controller: pushes it where there is a stack of controllers.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.pushViewController(controller, animated: false) }
    present(controller, animated: false)
  }

  /// The stack of controllers that holds this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The controller of tabs that holds this one.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The controller of columns that holds this one.
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Kind { return found }
      candidate = controller.parent
    }
    return nil
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: - Guides

  /// The strip of the view under the bars above.
  open var topLayoutGuide: any UILayoutSupport { held(supportGuides.top, .top) }
  /// The strip of the view under the bars below.
  open var bottomLayoutGuide: any UILayoutSupport { held(supportGuides.bottom, .bottom) }

  private var supportGuides: (top: SupportGuide, bottom: SupportGuide) {
    if let support { return support }
    let root: UIView = self.view
    let made = (top: SupportGuide(.topLayoutGuide, of: root), bottom: SupportGuide(.bottomLayoutGuide, of: root))
    support = made
    return made
  }

  /// A guide that the view holds with two constraints, as on iOS: from its edge to the safe area.
  private func held(_ guide: SupportGuide, _ edge: NSLayoutConstraint.Attribute) -> SupportGuide {
    guard !guide.isHeld, let root = loadedView else { return guide }
    guide.isHeld = true
    let inner: NSLayoutConstraint.Attribute = edge == .top ? .bottom : .top
    let constraints = [
      NSLayoutConstraint((guide, edge), .equal, (root, edge)),
      NSLayoutConstraint((guide, inner), .equal, (root.safeAreaLayoutGuide, edge)),
    ]
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    root.install(constraints)
    return guide
  }
  /// Called when a child wishes another size; does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child, in points: all of the room.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The controller that decides on the bar at the lower edge.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The controller that decides on the gestures at the edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays when the text is left.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether children hear that they come and go.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Keeps what is to be there again; never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes what was kept; never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when a child wishes another size by its constraints; does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
