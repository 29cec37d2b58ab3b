internal import AutoLayout
public import Foundation

/// Holds a tree of views.
@preconcurrency @MainActor
open class UIViewController: UIViewControllerDeclarations, UITraitEnvironment, UIAppearanceContainer {
  private var loadedView: UIView?
  private var support: (top: SupportGuide, bottom: SupportGuide)?
  private var isAppearing: Bool?
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open var title: String? { didSet { navigationItem.title = title } }
  /// The safe area that is added to that of the superview, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.invalidateMargins() } }
  /// The insets that the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { loadedView?.invalidateMargins() } } }
  /// Whether margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges that reach under bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether they do so also under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// The rule by which the controller is shown.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The part of the controller that a bar of navigation shows.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The part of the controller that a bar of tabs shows.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// The controllers that this one holds.
  public internal(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  public internal(set) weak var parent: UIViewController?
  /// The controller that this one shows in front of itself.
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// True while the content is changed.
  open private(set) var isEditing = false
  /// The button that begins and ends changes.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    hasEditButton = true
    return UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit)
  }()
  private var hasEditButton = false
  /// The presentation that shows the controller now; nil for none.
  var activePresentation: UIPresentationController?
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
  /// Called in place of the view's own `updateConstraints()`, which it calls unless overridden.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the controller gets another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Lets the content be changed.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    if hasEditButton { editButtonItem.systemItem = editing ? .done : .edit }
  }
  /// True while it comes in front of another one.
  open var isBeingPresented: Bool { isAppearing == true && presentingViewController != nil }
  /// True while it goes from in front of another one.
  open var isBeingDismissed: Bool { isAppearing == false && presentingViewController != nil }
  /// True while it comes into its parent.
  open var isMovingToParent: Bool { isAppearing == true && parent != nil }
  /// True while it leaves its parent.
  open var isMovingFromParent: Bool { isAppearing == false && parent == nil && presentingViewController == nil }
  /// Called before a way is gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows a controller beside this one, or as ``show(_:sender:)``.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) { show(controller, sender: sender) }

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
      let presentation = controller.presentation(from: self)
      controller.activePresentation = presentation
      presentation.show(controller, in: window, animated: animated)
    }
    completion?()
  }

  /// The presentation with which another controller shows this one.
  func presentation(from presenter: UIViewController) -> UIPresentationController {
    standardPresentation(from: presenter)
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
    if let presentation = presented.activePresentation {
      presented.activePresentation = nil
      presentation.end(presented)
    } else {
      presented.leave()
    }
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
  /// The size of a child, in points: all of the room.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Whether the keyboard stays when the text is left.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
}
