internal import AutoLayout
internal import Geometry
internal import Scenes

/// The constraints with which a flow layout places the cells, headers and footers of a collection (specification
/// ROW-05).
struct FlowConstraints {
  private let collection: Int
  private let bounds: Size
  private let entries: [(view: Int, item: FlowItem)]

  /// Creates the items of a collection, whose size is that of the previous pass, or that of the root in the first pass.
  init(of collection: Int, _ resolved: ResolvedScene, _ metrics: SettledMetrics) {
    self.collection = collection
    bounds = Size(
      width: metrics.widths[collection] ?? resolved.rootSize.width,
      height: metrics.heights[collection] ?? resolved.rootSize.height)
    entries = resolved.views.indices.compactMap { view in
      guard resolved.views[view].superview == collection, case .item(let item) = resolved.views[view].list.placement
      else {
        return nil
      }
      return (view, item)
    }
  }

  private var outer: LayoutItemID { LayoutItemID(view: collection) }

  /// Returns the constraints of all items. Cells that fit their content get their height from `content`.
  func constraints(fitting content: RowContent) -> [LayoutConstraint] {
    guard let layout = entries.first?.item.layout else { return [] }
    var all: [LayoutConstraint] = []
    var offset = 0.0
    for entry in entries where entry.item.role == .header { all += section(entry, layout, at: &offset) }
    let cells = entries.filter { $0.item.role == .cell }
    offset += layout.axis == .vertical ? layout.insets.top : layout.insets.left
    all += cells.flatMap { size(of: $0, layout, content) } + places(of: cells, layout, from: &offset)
    offset += layout.axis == .vertical ? layout.insets.bottom : layout.insets.right
    for entry in entries where entry.item.role == .footer { all += section(entry, layout, at: &offset) }
    return all
  }

  // MARK: - Headers and footers

  /// Returns the constraints of a header or footer, which is as long as the lines and as thick as the layout says.
  private func section(
    _ entry: (view: Int, item: FlowItem), _ layout: FlowLayout, at offset: inout Double
  ) -> [LayoutConstraint] {
    let item = LayoutItemID(view: entry.view)
    defer { offset += entry.item.size[layout.axis] }
    let line = layout.axis.perpendicular
    return [
      .list(item, line.start, outer, line.start, 0), .list(item, line.sizeAttribute, outer, line.sizeAttribute, 0),
      .list(item, layout.axis.start, outer, layout.axis.start, offset),
      .list(item, layout.axis.sizeAttribute, entry.item.size[layout.axis]),
    ]
  }

  // MARK: - Cells

  private func places(
    of cells: [(view: Int, item: FlowItem)], _ layout: FlowLayout, from offset: inout Double
  ) -> [LayoutConstraint] {
    let line = layout.axis.perpendicular
    let (before, after) =
      line == .horizontal ? (layout.insets.left, layout.insets.right) : (layout.insets.top, layout.insets.bottom)
    let sizes = cells.map { (length: length(of: $0.item, line), thickness: length(of: $0.item, layout.axis)) }
    let flow = FlowLines(of: sizes, room: bounds[line] - before - after, spacing: layout.itemSpacing)
    var all: [LayoutConstraint] = []
    for (number, row) in flow.lines.enumerated() {
      if number > 0 { offset += layout.lineSpacing }
      for place in row.places {
        let item = LayoutItemID(view: cells[place.cell].view)
        all.append(
          place.start.map { .list(item, line.start, outer, line.start, before + $0) }
            ?? .list(item, line.centerAttribute, outer, line.centerAttribute, (before - after) / 2))
        let shift = (row.thickness - sizes[place.cell].thickness) / 2
        all.append(.list(item, layout.axis.start, outer, layout.axis.start, offset + shift))
      }
      offset += row.thickness
    }
    return all
  }

  private func size(
    of entry: (view: Int, item: FlowItem), _ layout: FlowLayout, _ content: RowContent
  ) -> [LayoutConstraint] {
    let item = LayoutItemID(view: entry.view)
    return Axis.allCases.flatMap { axis -> [LayoutConstraint] in
      if axis == .vertical, layout.fitsItems, !entry.item.filledAxes.contains(axis) {
        return content.wishes(for: entry.view, saved: entry.item.size.height)
      }
      // With a constraint to the collection, the content of the cell could stretch the collection.
      return [.list(item, axis.sizeAttribute, length(of: entry.item, axis))]
    }
  }

  /// Returns the length of a cell along an axis, in points.
  private func length(of item: FlowItem, _ axis: Axis) -> Double {
    guard item.filledAxes.contains(axis) else { return item.size[axis] }
    return max(0, bounds[axis] - item.layout.insets.total(along: axis))
  }
}

extension Axis {
  fileprivate var start: LayoutAttribute { self == .horizontal ? .left : .top }
}
