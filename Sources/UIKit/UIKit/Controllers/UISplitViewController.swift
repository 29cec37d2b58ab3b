public import Foundation

/// Two or three controllers beside each other where there is room, else on top of each other.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading
  public enum Style: Int, Sendable {
    /// As before columns had names.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The one that is shown alone.
    case compact = 3
  }
  /// Ways in which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    /// The last column alone.
    case secondaryOnly = 1
    /// Two columns beside each other.
    case oneBesideSecondary = 2
    /// The first one over the last one.
    case oneOverSecondary = 3
    /// Two columns beside the last one.
    case twoBesideSecondary = 4
    /// Two columns over the last one.
    case twoOverSecondary = 5
    /// Two columns that move the last one.
    case twoDisplaceSecondary = 6
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
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The way in which columns share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The look of the first column.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// Whether a button shows the last column alone.
  open var showsSecondaryOnlyButton = false
  /// The way in which columns are shown.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// The button that shows the first column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth }
  /// The width of the second column that is wished, in points.
  open var preferredSupplementaryColumnWidth: CGFloat = 0
  /// Shows a column; columns stay as they are here.
  open func show(_ column: Column) {}
  /// Hides a column; columns stay as they are here.
  open func hide(_ column: Column) {}
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
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column]?.leave()
    columns[column]?.removeFromParent()
    columns[column] = controller
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    viewIfLoaded?.setNeedsLayout()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Whether one column is shown at a time.
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
