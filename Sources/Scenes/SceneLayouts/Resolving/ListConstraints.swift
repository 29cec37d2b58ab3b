internal import AutoLayout
internal import Geometry
internal import Scenes

/// The constraints with which tables and collections place their contents on a device (specification ROW-01 to ROW-05).
///
/// The rows of a table are tied to each other, so that one that grows moves the next ones. The height of a row that
/// fits its content is optional, and the content overrides it.
struct ListConstraints {
  private let resolved: ResolvedScene
  private let items: [LayoutItem]
  private let metrics: SettledMetrics

  /// Creates the lists of a scene with the items and metrics of a pass.
  init(of resolved: ResolvedScene, _ items: [LayoutItem], _ metrics: SettledMetrics) {
    self.resolved = resolved
    self.items = items
    self.metrics = metrics
  }

  /// The constraints. None as saved, when all views have their recorded positions.
  var constraints: [LayoutConstraint] {
    guard !resolved.isAsSaved, resolved.views.contains(where: { $0.list.placement != nil }) else { return [] }
    let content = RowContent(of: resolved, items)
    var all: [LayoutConstraint] = []
    for (position, view) in resolved.views.enumerated() {
      guard let superview = view.superview else { continue }
      switch view.list.placement {
      case .row(let row): all += place(of: row, position, in: superview) + height(of: row, position, content)
      case .cellContent(let insets): all += filling(superview, by: position, insets)
      case .item where isFirstItem(position, in: superview):
        all += FlowConstraints(of: superview, resolved, metrics).constraints(fitting: content)
      case .item, .systemPart, .container, nil: break
      }
    }
    return all
  }

  /// Whether an item is the first of a collection. All items are placed together with the first one.
  private func isFirstItem(_ position: Int, in collection: Int) -> Bool {
    !resolved.views[..<position].contains { view in
      if view.superview == collection, case .item = view.list.placement { true } else { false }
    }
  }

  // MARK: - Rows

  private func place(of row: TableRow, _ position: Int, in table: Int) -> [LayoutConstraint] {
    let side = fitting(2 * side(of: row.sides), in: table) / 2
    let (item, outer) = (LayoutItemID(view: position), LayoutItemID(view: table))
    let above = row.above.map { LayoutItemID(view: $0) }
    return [
      .list(item, .left, outer, .left, side),
      .list(item, .width, outer, .width, -2 * side),
      .list(item, .top, above ?? outer, above == nil ? .top : .bottom, row.gap),
    ]
  }

  /// Returns a length that is left free in a view's width, in points. Zero if the view is narrower than that, so that
  /// the system as a whole stays feasible.
  private func fitting(_ room: Double, in view: Int) -> Double {
    metrics.widths[view].map { $0 < room } == true ? 0 : room
  }

  /// Returns the distance from both sides of the table, in points.
  private func side(of sides: TableRow.Sides) -> Double {
    let margin = deviceMargin
    return switch sides {
    case .none: 0
    case .group: margin
    case .title(let isInGroup): (isInGroup ? 2 * margin : margin) - TextViewMetrics.insets.left
    }
  }

  /// The system's margin for views as wide as the screen, in points.
  private var deviceMargin: Double { SystemMargins.root(width: screenWidth).left }

  /// The system's margin for cells as wide as the screen, in points.
  private var cellMargin: Double { SystemMargins.cellSide(screenWidth: screenWidth) }

  private var screenWidth: Double { resolved.variant.device.size(in: resolved.variant.orientation).width }

  private func height(of row: TableRow, _ position: Int, _ content: RowContent) -> [LayoutConstraint] {
    let item = LayoutItemID(view: position)
    var constraints: [LayoutConstraint]
    switch row.height {
    case .fixed(let height): constraints = [.list(item, .height, height)]
    case .expected(let height):
      // Content of any resistance can increase the height, but not reduce it.
      constraints = [
        .list(item, .height, height, .almostRequired, .greaterThanOrEqual), .list(item, .height, height, .fittingSize),
      ]
    case .fitting(let saved):
      constraints =
        row.system == nil ? content.wishes(for: position, saved: saved) : [.list(item, .height, 0, .fittingSize)]
    case .text: constraints = []
    }
    guard let system = row.system else { return constraints }
    let cell = SystemCellConstraints(of: system, resolved, items)
    constraints += cell.places
    if case .fitting = row.height {
      constraints += [.list(item, .height, cell.leastHeight, .required, .greaterThanOrEqual)]
    }
    return constraints
  }

  // MARK: - Contents

  /// Returns constraints with which the content view of a cell fills it, except for the accessory and the separator.
  private func filling(_ cell: Int, by content: Int, _ insets: CellInsets) -> [LayoutConstraint] {
    let (item, outer) = (LayoutItemID(view: content), LayoutItemID(view: cell))
    let margin = insets.followsMargin && insets.accessory > 0 ? cellMargin - SystemMargins.cellSide(screenWidth: 0) : 0
    let room = fitting(insets.accessory + margin, in: cell)
    let isLow = metrics.heights[cell].map { $0 < 1 } ?? false
    let separator = insets.hasSeparator && !isLow ? 1 / PixelGrid(scale: resolved.variant.device.scale).scale : 0
    return [
      .list(item, .leading, outer, .leading, 0),
      .list(item, .width, outer, .width, -room),
      .list(item, .top, outer, .top, 0),
      .list(item, .height, outer, .height, -separator),
    ]
  }
}

extension LayoutConstraint {
  /// Creates a constraint with which a list places a view.
  static func list(
    _ item: LayoutItemID, _ attribute: LayoutAttribute, _ other: LayoutItemID, _ otherAttribute: LayoutAttribute,
    _ constant: Double, _ priority: LayoutPriority = .required, _ relation: LayoutRelation = .equal
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, other, otherAttribute, constant: constant, priority: priority, origin: .list)
  }

  /// Creates a length that a list gives a view.
  static func list(
    _ item: LayoutItemID, _ attribute: LayoutAttribute, _ constant: Double, _ priority: LayoutPriority = .required,
    _ relation: LayoutRelation = .equal
  ) -> LayoutConstraint {
    LayoutConstraint(item, attribute, relation, constant: constant, priority: priority, origin: .list)
  }
}
