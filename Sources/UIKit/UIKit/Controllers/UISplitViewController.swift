public import Foundation

/// Two or three controllers beside each other where there is room, else on top of each other.
@preconcurrency @MainActor
open class UISplitViewController: UISplitViewControllerDeclarations {
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
  /// The way in which columns are shown.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// The button that shows the first column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth }
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
