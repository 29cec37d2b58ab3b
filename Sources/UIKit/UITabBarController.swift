public import Foundation

/// Controllers beside each other, of which a bar with tabs chooses one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  /// Hears of changes.
  open weak var delegate: AnyObject?
  /// The controllers.
  open var viewControllers: [UIViewController]? { didSet { controllersDidChange(from: oldValue ?? []) } }
  /// The position of the controller that is seen.
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Exchanges the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func controllersDidChange(from former: [UIViewController]) {
    let all = viewControllers ?? []
    for controller in former where !all.contains(where: { $0 === controller }) {
      controller.leave()
      controller.removeFromParent()
    }
    for controller in all where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = all.map(\.tabBarItem)
    selectedIndex = max(0, min(selectedIndex, all.count - 1))
    if isViewLoaded { showSelected() }
  }

  open override func loadView() {
    view = ContainerView(of: self)
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard let view = viewIfLoaded else { return }
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      if controller.viewIfLoaded?.superview === view { controller.leave() }
    }
    guard let shown = selectedViewController, shown.view.superview !== view else { return }
    shown.view.translatesAutoresizingMaskIntoConstraints = true
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown.view.frame = view.bounds
    if view.window != nil { shown.beginAppearanceTransition(true, animated: false) }
    view.insertSubview(shown.view, at: 0)
    if view.window != nil { shown.endAppearanceTransition() }
    placeBars()
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selectedViewController?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0)
    selectedViewController?.view.frame = view.bounds
  }
}

/// Two or three controllers beside each other where there is room, else on top of each other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Kinds of columns.
  public enum Style: Int, Sendable {
    /// As before columns had names.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }
  /// Names of columns.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one between.
    case supplementary = 1
    /// The last one.
    case secondary = 2
    /// The one that is shown alone.
    case compact = 3
  }
  /// Ways in which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// Two columns beside each other.
    case oneBesideSecondary = 2
    /// The first one over the last one.
    case oneOverSecondary = 3
  }

  /// The kind of columns.
  public let style: Style
  /// The way in which columns should be shown.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The part of the width that the first column takes, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The width of the first column, in points; 0 for the system's.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The largest width of the first column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// Hears of changes.
  open weak var delegate: AnyObject?
  private var columns: [Column: UIViewController] = [:]

  /// Columns of a kind.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Columns as before they had names.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Columns from an archive: here none.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, the first column first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        setViewController(controller, for: column)
      }
    }
  }
  /// Sets the controller of a column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column]?.leave()
    columns[column]?.removeFromParent()
    columns[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    viewIfLoaded?.setNeedsLayout()
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// True where one column is shown at a time.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open override func loadView() { view = ContainerView(of: self) }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let shown =
      isCollapsed
      ? [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap(\.self)
      : viewControllers
    for controller in children where !shown.contains(where: { $0 === controller }) {
      if controller.viewIfLoaded?.superview === view { controller.leave() }
    }
    var left: CGFloat = 0
    for (number, controller) in shown.enumerated() {
      let width = number == shown.count - 1 ? view.bounds.width - left : columnWidth
      if controller.view.superview !== view { view.addSubview(controller.view) }
      controller.view.frame = CGRect(x: left, y: 0, width: max(0, width), height: view.bounds.height)
      left += width
    }
  }

  private var columnWidth: CGFloat {
    if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
    let fraction = preferredPrimaryColumnWidthFraction > 0 ? preferredPrimaryColumnWidthFraction : 0.4
    return max(
      minimumPrimaryColumnWidth, min(maximumPrimaryColumnWidth, viewIfLoaded.map { $0.bounds.width * fraction } ?? 0))
  }
}

/// A field for searches, 56 points high in its bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Looks of the bar.
  public enum Style: UInt, Sendable {
    /// As the system chooses.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }
  /// The text.
  open var text: String?
  /// The text that is shown while there is none.
  open var placeholder: String?
  /// The look.
  open var searchBarStyle = Style.default
  /// The field.
  public let searchTextField = UITextField()
  /// True where a button gives up.
  open var showsCancelButton = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Hears of changes.
  open weak var delegate: AnyObject?
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// Searches under a bar of navigation.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found.
  public let searchResultsController: UIViewController?
  /// Hears of changes.
  open weak var searchResultsUpdater: AnyObject?
  /// True where the content fades meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// True where the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// True while it searches.
  open var isActive = false
  /// A search with a controller that shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A search from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// A question in front of a controller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Looks of the question.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
  /// The text below the title.
  open var message: String?
  /// The look.
  public let preferredStyle: Style
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// A question from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }
  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Looks of the answer.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// Gives up.
    case cancel = 1
    /// Takes something away.
    case destructive = 2
  }
  /// The title.
  public let title: String?
  /// The look.
  public let style: Style
  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
