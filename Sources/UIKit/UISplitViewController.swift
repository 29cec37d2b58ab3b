public import Foundation

/// Hears of columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}

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
  open weak var delegate: (any UISplitViewControllerDelegate)?
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
