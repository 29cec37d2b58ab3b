internal import AutoLayout
public import Foundation

/// A controller of a tree of views.
@preconcurrency @MainActor
open class UIViewController: UIViewControllerDeclarations, UITraitEnvironment, UIAppearanceContainer {
  private var loadedView: UIView?
  private var support: (top: SupportGuide, bottom: SupportGuide)?
  private var isAppearing: Bool?
  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  /// The title, which the items for bars show as well.
  open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  /// The insets that are added to the safe area of the superview, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.invalidateMargins() } }
  /// The insets that the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { loadedView?.invalidateMargins() } } }
  /// Whether margins are at least the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.invalidateMargins() } }
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The content of a navigation bar for this controller.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The content of a tab bar for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }
  /// The item for a tab bar, or nil if it was not used yet.
  private(set) var ownTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]?
  /// The child controllers.
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// Whether the content is being edited.
  open private(set) var isEditing = false
  /// The button that starts and ends editing.
  open private(set) lazy var editButtonItem: UIBarButtonItem = {
    hasEditButton = true
    return UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit)
  }()
  private var hasEditButton = false
  /// The presentation that currently shows the controller, or nil.
  var activePresentation: UIPresentationController?
  /// The presentations that can show the controller, by their types.
  var presenters: [ObjectIdentifier: UIPresentationController] = [:]
  /// The name of the nib file with the view.
  public let nibName: String?
  /// The bundle of the nib file.
  public let nibBundle: Bundle?

  /// The view that is docked at the bottom of the window, or nil.
  var shownAccessory: UIView?

  /// A function that loads the view from the storyboard that contains the controller, or nil.
  package var documentView: (() -> Void)?

  /// Creates a controller with a nib name. Its view comes from the reader of documents.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - View

  /// The root view, which is loaded when it is first used.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view from the storyboard or xib of the controller.
  ///
  /// - Returns: Whether it has one. A xib is named after the class unless ``nibName`` is set.
  func loadsDocument() -> Bool {
    if let documentView {
      documentView()
    } else if AppResources.documents?.loadView(of: self, nibNamed: nibName) != true {
      return false
    }
    return loadedView != nil
  }

  /// Creates the view: from its document, or with the size of the screen, unless overridden.
  open func loadView() {
    if loadsDocument() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
    viewDidLoad()
    showUnavailableContent()
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

  /// Called after the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, after it was added to the tree.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called instead of the view's own `updateConstraints()`, which it calls unless overridden.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called after traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view changes its size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Sets whether the content is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    if hasEditButton { editButtonItem.systemItem = editing ? .done : .edit }
  }
  open var isBeingPresented: Bool { isAppearing == true && presentingViewController != nil }
  open var isBeingDismissed: Bool { isAppearing == false && presentingViewController != nil }
  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { isAppearing == true && parent != nil }
  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { isAppearing == false && parent == nil && presentingViewController == nil }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows a controller in the detail column, or as ``show(_:sender:)`` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) { show(controller, sender: sender) }

  /// Notifies the controller and its shown children that the view will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard self.isAppearing != isAppearing else { return }
    self.isAppearing = isAppearing
    if isAppearing { loadViewIfNeeded() }
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Notifies the controller and its shown children that the view has appeared or disappeared.
  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    if isAppearing {
      setNeedsUpdateContentUnavailableConfiguration()
      viewIsAppearing(false)
      // The view is laid out before `viewDidAppear`.
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    isAppearing ? viewDidAppear(false) : viewDidDisappear(false)
    isAppearing ? showInputAccessory() : hideInputAccessory()
    for child in shownChildren { child.endAppearanceTransition() }
    if !isAppearing { self.isAppearing = nil }
  }

  /// Places the bars and the views under them.
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
    // A shortcut: every view asks for traits, and most controllers override none.
    if traits.count == 1, overrideUserInterfaceStyle == .unspecified, keptValues == nil { return outer }
    let own = [UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle), traitOverrides.collection]
    return UITraitCollection(traitsFrom: traits + own)
  }
  /// The light or dark style that the controller overrides.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    let former = child.traitCollection
    childTraits[ObjectIdentifier(child)] = collection
    guard former != child.traitCollection else { return }
    child.notifyTree {
      $0.traitCollectionDidChange(former)
      $0.notifyOfTraitChange(former)
    }
    child.viewIfLoaded?.notifyOfTraits(former)
  }

  /// Returns the traits that were set for a child.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraits[ObjectIdentifier(child)]
  }

  func notifyTree(_ notify: (UIViewController) -> Void) {
    notify(self)
    for child in children { child.notifyTree(notify) }
  }

  func sizeWillChange(to size: CGSize) {
    viewWillTransition(to: size, with: ImmediateTransition())
  }

  // MARK: - Other controllers

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

  /// Presents a controller in front of this one.
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

  func presentation(from presenter: UIViewController) -> UIPresentationController {
    standardPresentation(from: presenter)
  }

  /// Dismisses the controller that this one presents, otherwise this controller.
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

  /// Pushes a controller onto the navigation stack, or presents it if there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.pushViewController(controller, animated: false) }
    present(controller, animated: false)
  }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The nearest split view controller that contains this one.
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

  /// The guide of the area under the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { held(supportGuides.top, .top) }
  /// The guide of the area under the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { held(supportGuides.bottom, .bottom) }

  private var supportGuides: (top: SupportGuide, bottom: SupportGuide) {
    if let support { return support }
    let root: UIView = self.view
    let made = (top: SupportGuide(.topLayoutGuide, of: root), bottom: SupportGuide(.bottomLayoutGuide, of: root))
    support = made
    return made
  }

  /// Returns a guide that two constraints hold, as on iOS: from the view's edge to the safe area.
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
  /// Returns the size of a child, in points: the size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Whether the keyboard stays when the text input resigns.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
}
