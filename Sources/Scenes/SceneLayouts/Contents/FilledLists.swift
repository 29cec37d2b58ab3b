internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The cells that code registers from xibs for tables and collections: as many as are visible.
///
/// All cells are repeated in turn, because only the app's code knows how many of each there are.
struct FilledLists {
  private let layout: Layout

  init(in layout: Layout) { self.layout = layout }

  /// Returns the cells, by the positions of the tables and collections.
  func fillings(measuringTextWith measurer: any TextMeasuring) -> [Int: LayoutContents.Filling] {
    var fillings: [Int: LayoutContents.Filling] = [:]
    for list in layout.resolved.filled where !list.scenes.isEmpty && hasRoom(for: list) {
      switch list.role {
      case .rows(let rows): fillings[list.view] = filling(list, rows, measurer)
      case .items(let items): fillings[list.view] = filling(list, items, measurer)
      case .content: break
      }
    }
    return fillings
  }

  /// The classes that fill lists and containers with cells and views that are not known, by the positions of these.
  var unknown: [Int: String] {
    // A controller's view has a caption of its own.
    let lists = layout.resolved.filled.filter { $0.scenes.isEmpty && !$0.isControllersView && hasRoom(for: $0) }
    return Dictionary(lists.map { ($0.view, $0.className) }) { first, _ in first }
  }

  private func hasRoom(for list: FilledView) -> Bool {
    layout.hasRoom(in: list.view) && !layout.isHidden(list.view) && !layout.isCoveredByWords(list.view)
  }

  private func frame(of list: FilledView) -> Rect { layout.absoluteFrames[list.view] }

  /// Returns where the cells of a list begin along an axis, in root coordinates: below its header, otherwise at the
  /// start of its content.
  private func start(of list: FilledView, _ axis: Axis) -> Double {
    let contents = layout.contents(of: list.view).filter { !list.displaced.contains($0) }
    let origin = layout.scrolledContent.origin(of: list.view)
    let start = frame(of: list).minimum(axis) + (axis == .horizontal ? origin.x : origin.y)
    return contents.map { layout.absoluteFrames[$0].maximum(axis) }.max() ?? start
  }

  // MARK: - Tables

  private func filling(
    _ list: FilledView, _ rows: FilledView.Rows, _ measurer: any TextMeasuring
  ) -> LayoutContents.Filling? {
    let screen = layout.resolved.variant.device.size(in: layout.resolved.variant.orientation)
    let side = rows.isInset ? SystemMargins.root(width: screen.width).left : 0
    let width = frame(of: list).width - 2 * side
    guard width > 0 else { return nil }
    let cells = list.scenes.map { row($0, width: width, rows.height, measurer) }.filter { !$0.isGivenUp }
    guard !cells.isEmpty else { return nil }
    let height = list.headerHeight.map { FilledView.Height.fixed($0) } ?? .fitting(atLeast: 0)
    let header = list.header.map { row($0, width: frame(of: list).width, height, measurer) }
    var copies: [LayoutContents.Copy] = []
    var top = start(of: list, .vertical)
    let end = layout.end(of: list.view, .vertical)
    func add(_ cell: Int, _ layout: Layout, x: Double) {
      copies.append(LayoutContents.Copy(of: cell, shift: Point(x: frame(of: list).minX + x, y: top)))
      top += max(ResolvedScene.leastFittingHeight, layout.resolved.rootSize.height)
    }
    if let header, top < end { add(cells.count, header, x: 0) }
    var count = 0
    // A cell of an outlet is a single view.
    let limit = list.outletCells.isEmpty ? PrototypeCopies.limit : cells.count
    while top < end, count < limit, copies.count < PrototypeCopies.limit {
      add(count % cells.count, cells[count % cells.count], x: side)
      count += 1
    }
    return copies.isEmpty ? nil : LayoutContents.Filling(cells + [header].compactMap(\.self), at: copies)
  }

  private func row(
    _ scene: Scene, width: Double, _ height: FilledView.Height, _ measurer: any TextMeasuring
  ) -> Layout {
    let cell = layout.resolved.inner(scene)
    let designed = scene.saved?.rootSize.height ?? cell.rootSize.height
    switch height {
    case .fixed(let height): return solved(cell.root(ofSize: Size(width: width, height: height)), measurer)
    case .designed: return solved(cell.root(ofSize: Size(width: width, height: designed)), measurer)
    case .fitting(let least):
      let fitted = solved(cell.root(ofWidth: width), measurer)
      guard fitted.resolved.rootSize.height < least else { return fitted }
      return solved(cell.root(ofSize: Size(width: width, height: least)), measurer)
    }
  }

  // MARK: - Collections

  private func filling(
    _ list: FilledView, _ items: FilledView.Items, _ measurer: any TextMeasuring
  ) -> LayoutContents.Filling? {
    let insets = items.layout.insets
    let room = Size(
      width: frame(of: list).width - insets.total(along: .horizontal),
      height: frame(of: list).height - insets.total(along: .vertical))
    guard room.width > 0 else { return nil }
    let cells = list.scenes.map { item($0, items, room: room, measurer) }.filter { !$0.isGivenUp }
    let sizes = cells.map(\.resolved.rootSize)
    guard !cells.isEmpty, sizes.allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return nil }
    let axis = items.layout.axis
    let flow = CollectionFlow(items.layout, bounds: frame(of: list), end: layout.end(of: list.view, axis))
    let start = start(of: list, axis) + (axis == .horizontal ? insets.left : insets.top)
    let copies = flow.cells(of: sizes, from: start, limit: PrototypeCopies.limit)
    return copies.isEmpty ? nil : LayoutContents.Filling(cells, at: copies)
  }

  private func item(
    _ scene: Scene, _ items: FilledView.Items, room: Size, _ measurer: any TextMeasuring
  ) -> Layout {
    let cell = layout.resolved.inner(scene)
    let designed = scene.saved?.rootSize ?? cell.rootSize
    // A cell that was designed as wide as a screen is as wide as the list.
    let isWhole = items.fillsWidth || items.width == nil && scene.extent.width == nil
    let width = isWhole ? room.width : items.width ?? designed.width
    // A flow layout breaks lines at the width of the list.
    let axis = items.layout.axis
    var size = Size(width: width, height: items.height ?? designed.height)
    if axis == .vertical { size.width = min(size.width, room.width) }
    if axis == .horizontal, room.height > 0 { size.height = min(size.height, room.height) }
    guard items.layout.fitsItems, items.height == nil, axis == .vertical else {
      return solved(cell.root(ofSize: size), measurer)
    }
    return solved(cell.root(ofWidth: size.width), measurer)
  }

  // MARK: - Cells

  private func solved(_ cell: ResolvedScene, _ measurer: any TextMeasuring) -> Layout {
    cell.uncheckedLayout(measuringTextWith: measurer).withContents(measuringTextWith: measurer)
  }
}
