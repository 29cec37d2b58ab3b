internal import AutoLayout
internal import Geometry
internal import Scenes

/// A writer of the roles that tables and collections give views on a device.
struct ListsWriter {
  let scene: Scene
  let names: ViewNames

  /// An entry for each view that a list places.
  var entries: [WrittenEntry] {
    let designed = viewsInFittingRows
    return scene.views.indices.compactMap { position in
      let view = scene.views[position]
      let height = designed.contains(position) ? designedHeight(of: view) : nil
      return (view.list.placement ?? height.map { .container(sceneHeight: $0) }).map { placement in
        let (kind, entries) = place(placement)
        return WrittenEntry(names[position], .mapping([WrittenEntry("kind", kind.rawValue)] + entries))
      }
    }
  }

  /// The views inside rows whose height fits their content.
  private var viewsInFittingRows: Set<Int> {
    var inside: Set<Int> = []
    var found: Set<Int> = []
    for (position, view) in scene.views.enumerated() {
      if case .row(let row) = view.list.placement, case .fitting = row.height, row.system == nil {
        inside.insert(position)
      }
      guard let superview = view.superview, inside.contains(superview) else { continue }
      inside.insert(position)
      found.insert(position)
    }
    return found
  }

  /// Returns the recorded height of a view without its own height. Its row shrinks from this height. Nil for other
  /// views.
  private func designedHeight(of view: View) -> Double? {
    guard let height = view.placement.recordedFrame?.height, height > 0, view.placement.stack == nil else { return nil }
    switch view.content {
    case .container, .image, .table, .collection, .map, .web, .effect, .embeddedScene, .unsupported, .textView:
      return height
    default: return nil
    }
  }

  private func place(_ placement: ListPlacement) -> (ListsReader.Kind, [WrittenEntry]) {
    switch placement {
    case .row(let row): (.row, entries(of: row))
    case .cellContent(let insets):
      (
        .content,
        number("accessory", insets.accessory) + flag("followsMargin", insets.followsMargin)
          + flag("separator", insets.hasSeparator)
      )
    case .systemPart: (.part, [])
    case .item(let item): (kind(of: item.role), entries(of: item))
    case .container(let height): (.designed, number("points", height))
    }
  }

  // MARK: - Rows

  private func entries(of row: TableRow) -> [WrittenEntry] {
    let (height, points) = height(row.height)
    var entries = row.above.map { [WrittenEntry("above", names[$0])] } ?? []
    if row.gap != 0 { entries.append(WrittenEntry("gap", WrittenText.number(row.gap))) }
    let sides = sides(row.sides)
    if sides != ListsReader.Sides.none { entries.append(WrittenEntry("sides", sides.rawValue)) }
    if height != .fitting { entries.append(WrittenEntry("height", height.rawValue)) }
    entries += number("points", points)
    if let system = row.system { entries += self.entries(of: system) }
    return entries + flag("prototype", row.isPrototype)
  }

  private func height(_ height: TableRow.Height) -> (ListsReader.Height, points: Double) {
    switch height {
    case .fixed(let points): (.fixed, points)
    case .expected(let points): (.expected, points)
    case .fitting(let points): (.fitting, points)
    case .text: (.text, 0)
    }
  }

  private func sides(_ sides: TableRow.Sides) -> ListsReader.Sides {
    switch sides {
    case .none: .none
    case .group: .group
    case .title(inGroup: false): .title
    case .title(inGroup: true): .titleInGroup
    }
  }

  private func entries(of cell: SystemCell) -> [WrittenEntry] {
    let style: ListsReader.Style =
      switch cell.style {
      case .basic: .basic
      case .subtitle: .subtitle
      case .value: .value
      }
    let parts = [("content", cell.content), ("title", cell.title), ("detail", cell.detail), ("image", cell.image)]
    return [WrittenEntry("style", style.rawValue)]
      + parts.compactMap { key, view in view.map { WrittenEntry(key, names[$0]) } }
  }

  // MARK: - Items

  private func kind(of role: FlowItem.Role) -> ListsReader.Kind {
    switch role {
    case .header: .header
    case .cell: .cell
    case .footer: .footer
    }
  }

  private func entries(of item: FlowItem) -> [WrittenEntry] {
    var entries = number("width", item.size.width) + number("height", item.size.height)
    let axes = Axis.allCases.filter(item.filledAxes.contains).map { WrittenValue.scalar($0.rawValue) }
    if !axes.isEmpty { entries.append(WrittenEntry("fills", .list(axes))) }
    if item.layout.axis != .vertical { entries.append(WrittenEntry("axis", item.layout.axis.rawValue)) }
    entries += number("itemSpacing", item.layout.itemSpacing) + number("lineSpacing", item.layout.lineSpacing)
    if item.layout.insets != .zero {
      entries.append(WrittenEntry("insets", WrittenText.insets(item.layout.insets)))
    }
    return entries + flag("fitsItems", item.layout.fitsItems)
  }

  // MARK: - Values

  private func number(_ key: String, _ number: Double) -> [WrittenEntry] {
    let length = SceneNumber.length(nearestTo: number)
    return length == 0 ? [] : [WrittenEntry(key, WrittenText.number(length))]
  }

  private func flag(_ key: String, _ flag: Bool) -> [WrittenEntry] { flag ? [WrittenEntry(key, "true")] : [] }
}
