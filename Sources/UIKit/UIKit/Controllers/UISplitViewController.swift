public import Foundation

/// Two or three columns of controllers, or a single one if the width is compact.
@preconcurrency @MainActor
open class UISplitViewController: UISplitViewControllerDeclarations {
  /// The style of the columns.
  public let style: Style
  /// The preferred arrangement of the columns.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The fraction of the width that the primary column takes, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The preferred width of the primary column, in points; 0 for the system's.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The arrangement of the columns: the preferred one.
  open var displayMode: DisplayMode { preferredDisplayMode }
  /// The button that shows the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth }
  private var columns: [Column: UIViewController] = [:]
  /// The controllers that show the columns: navigation controllers with those of ``columns``, unless the style is
  /// unspecified.
  private var shownColumns: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without a style, as before iOS 14.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers, the primary column first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        setViewController(controller, for: column)
      }
    }
  }
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    shownColumns[column]?.leave()
    shownColumns[column]?.removeFromParent()
    (columns[column], shownColumns[column]) = (controller, nil)
    guard let controller else { return }
    let isWrapped = style != .unspecified && column != .compact && !(controller is UINavigationController)
    let shown = isWrapped ? UINavigationController(rootViewController: controller) : controller
    shownColumns[column] = shown
    addChild(shown)
    shown.didMove(toParent: self)
    viewIfLoaded?.setNeedsLayout()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Whether only one column is shown.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open override func loadView() {
    view = ContainerView(of: self)
    // Columns that are already there appear together with the view.
    placeBars()
  }

  override func placeBars() {
    guard let view = viewIfLoaded else { return }
    let shown =
      isCollapsed
      ? [shownColumns[topColumn] ?? shownColumns[.primary] ?? shownColumns[.secondary]].compactMap(\.self)
      : [.primary, .supplementary, .secondary].compactMap { shownColumns[$0] }
    for controller in children where !shown.contains(where: { $0 === controller }) {
      if controller.viewIfLoaded?.superview === view { controller.leave() }
    }
    showBackButtons()
    var left: CGFloat = 0
    for (number, controller) in shown.enumerated() {
      let width = number == shown.count - 1 ? view.bounds.width - left : columnWidth
      if controller.view.superview !== view { controller.enter(view) }
      controller.view.frame = CGRect(x: left, y: 0, width: max(0, width), height: view.bounds.height)
      left += width
    }
  }

  /// The column that is shown if there is room for one only. With a style it is the last one, unless the delegate
  /// chooses another; without a style it is the primary one.
  private var topColumn: Column {
    if columns[.compact] != nil { return .compact }
    guard style != .unspecified else { return .primary }
    let proposed: Column = columns[.secondary] != nil ? .secondary : .primary
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
  }

  /// Gives the only visible column a back button, as its controller is on the stack of the columns before it.
  private func showBackButtons() {
    let order = [Column.primary, .supplementary, .secondary]
    for (position, column) in order.enumerated() {
      guard style != .unspecified, let navigation = shownColumns[column] as? UINavigationController else { continue }
      let before = isCollapsed ? order[..<position].compactMap { columns[$0] } : []
      let items = before.map { ($0 as? UINavigationController)?.topViewController ?? $0 }.map(\.navigationItem)
      if items != navigation.itemsBelow { navigation.itemsBelow = items }
    }
  }

  private var columnWidth: CGFloat {
    if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
    let fraction = preferredPrimaryColumnWidthFraction > 0 ? preferredPrimaryColumnWidthFraction : 0.4
    return max(
      minimumPrimaryColumnWidth, min(maximumPrimaryColumnWidth, viewIfLoaded.map { $0.bounds.width * fraction } ?? 0))
  }
}
