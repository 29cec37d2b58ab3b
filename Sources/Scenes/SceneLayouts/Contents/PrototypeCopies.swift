internal import Geometry
internal import Scenes

/// The copies of prototypes that fill tables and collections as in the app: as many as are visible, if nothing else
/// follows the prototypes.
///
/// All prototypes are repeated in order. Only the app's code knows how often each occurs.
struct PrototypeCopies {
  /// The largest number of copies in a table or collection.
  static let limit = 200

  private let layout: Layout

  init(in layout: Layout) { self.layout = layout }

  /// The copies, by the positions of the tables and collections.
  var copies: [Int: [LayoutContents.Copy]] {
    var lists: Set<Int> = []
    for view in layout.resolved.views {
      switch view.list.placement {
      case .row(let row) where row.isPrototype: view.superview.map { _ = lists.insert($0) }
      case .item(let item) where item.role == .cell: view.superview.map { _ = lists.insert($0) }
      default: break
      }
    }
    var copies: [Int: [LayoutContents.Copy]] = [:]
    for list in lists where !layout.isHidden(list) && !layout.isCoveredByWords(list) {
      let made = layout.resolved.views[list].content == .table ? rows(of: list) : items(of: list)
      if !made.isEmpty { copies[list] = made }
    }
    return copies
  }

  /// Returns the frame of a view in root coordinates, in points.
  private func frame(_ view: Int) -> Rect { layout.absoluteFrames[view] }

  // MARK: - Tables

  /// Returns the rows below the last prototype of a table.
  private func rows(of table: Int) -> [LayoutContents.Copy] {
    let rows = layout.contents(of: table)
    let prototypes = rows.filter { row in
      if case .row(let row) = layout.resolved.views[row].list.placement { row.isPrototype } else { false }
    }
    guard let last = rows.max(by: { frame($0).maxY < frame($1).maxY }), prototypes.contains(last) else { return [] }
    let end = layout.end(of: table, .vertical)
    var top = frame(last).maxY
    var copies: [LayoutContents.Copy] = []
    while top < end, copies.count < Self.limit {
      let row = prototypes[copies.count % prototypes.count]
      copies.append(LayoutContents.Copy(of: row, shift: Point(x: 0, y: top - frame(row).minY)))
      top += frame(row).height
    }
    return copies
  }

  // MARK: - Collections

  /// Returns the cells after the last prototype of a collection, in the lines of its flow layout.
  private func items(of collection: Int) -> [LayoutContents.Copy] {
    let items = layout.contents(of: collection)
    let cells = items.filter { role(of: $0) == .cell }
    guard let first = cells.first, case .item(let item) = layout.resolved.views[first].list.placement,
      !items.contains(where: { role(of: $0) == .footer })
    else { return [] }
    let flow = CollectionFlow(item.layout, bounds: frame(collection), end: layout.end(of: collection, item.layout.axis))
    return flow.copies(of: cells.map { (view: $0, frame: frame($0)) }, limit: Self.limit)
  }

  private func role(of view: Int) -> FlowItem.Role? {
    if case .item(let item) = layout.resolved.views[view].list.placement { item.role } else { nil }
  }
}

/// The flow layout of a collection, which places copies of cells.
struct CollectionFlow {
  private let layout: FlowLayout
  /// The frame of the collection in root coordinates, in points.
  private let bounds: Rect
  /// The end of the visible part along the axis of the layout.
  private let end: Double

  init(_ layout: FlowLayout, bounds: Rect, end: Double) {
    self.layout = layout
    self.bounds = bounds
    self.end = end
  }

  /// A cell with its frame in root coordinates.
  typealias Cell = (view: Int, frame: Rect)

  /// Returns the copies that follow some cells.
  func copies(of cells: [Cell], limit: Int) -> [LayoutContents.Copy] {
    let repeated = (0..<limit).map { cells[$0 % cells.count] }
    let start = cells.map { $0.frame.minimum(layout.axis) }.min() ?? 0
    let continued = places(of: cells + repeated, from: start)
    // If the cells themselves would move when others follow, the copies start on a new line.
    if zip(cells, continued).allSatisfy({ Self.isNear($0.frame.origin, $1) }) {
      return seen(repeated, at: continued.dropFirst(cells.count))
    }
    let last = cells.map { $0.frame.maximum(layout.axis) }.max() ?? 0
    return seen(repeated, at: places(of: repeated, from: last + layout.lineSpacing)[...])
  }

  /// Returns cells of some sizes, repeated in turn, from a position along the axis.
  func cells(of sizes: [Size], from start: Double, limit: Int) -> [LayoutContents.Copy] {
    let cells = (0..<limit).map { number in
      (view: number % sizes.count, frame: Rect(origin: .zero, size: sizes[number % sizes.count]))
    }
    return seen(cells, at: places(of: cells, from: start)[...])
  }

  /// Returns the copies of cells at the given places that are visible.
  private func seen(_ cells: [Cell], at places: ArraySlice<Point>) -> [LayoutContents.Copy] {
    zip(cells, places).filter { cell, place in
      (layout.axis == .horizontal ? place.x : place.y) < end
    }
    .map { LayoutContents.Copy(of: $0.view, shift: $1 - $0.frame.origin) }
  }

  /// Returns the upper left corners of cells that follow each other from a start along the axis.
  private func places(of cells: [Cell], from start: Double) -> [Point] {
    let line = layout.axis.perpendicular
    let (before, after) =
      line == .horizontal ? (layout.insets.left, layout.insets.right) : (layout.insets.top, layout.insets.bottom)
    let room = bounds.size[line] - before - after
    let lines = FlowLines(
      of: cells.map { (length: $0.frame.size[line], thickness: $0.frame.size[layout.axis]) }, room: room,
      spacing: layout.itemSpacing)
    var places: [Point] = []
    var offset = start
    for row in lines.lines {
      for place in row.places {
        let size = cells[place.cell].frame.size
        let along = offset + (row.thickness - size[layout.axis]) / 2
        let across = bounds.minimum(line) + before + (place.start ?? (room - size[line]) / 2)
        places.append(layout.axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along))
      }
      offset += row.thickness + layout.lineSpacing
    }
    return places
  }

  /// Whether two places differ by no more than rounding to pixels.
  private static func isNear(_ first: Point, _ second: Point) -> Bool {
    abs(first.x - second.x) <= 1 && abs(first.y - second.y) <= 1
  }
}

extension Layout {
  /// Returns the views in a list that take up space, in order.
  func contents(of list: Int) -> [Int] {
    resolved.views.indices.filter { view in
      resolved.views[view].superview == list && resolved.views[view].isPlacedByList
        && !resolved.views[view].appearance.isHidden && absoluteFrames[view].height > 0
        && absoluteFrames[view].width > 0
    }
  }

  /// Returns the end of the visible part of a list along an axis, in root coordinates.
  func end(of list: Int, _ axis: Axis) -> Double {
    min(absoluteFrames[list].maximum(axis), resolved.rootSize[axis])
  }

  /// Whether a view covers the middle of a list, such as the text of an empty one. Rows behind it would contradict
  /// the text.
  func isCoveredByWords(_ list: Int) -> Bool {
    let frame = absoluteFrames[list]
    let height = end(of: list, .vertical) - frame.minY
    let middle = Rect(
      x: frame.minX + frame.width * 0.4, y: frame.minY + height / 3, width: frame.width * 0.2, height: height / 3)
    // Views above the list come after it.
    return resolved.views.indices.dropFirst(list + 1).contains { view in
      guard !isInside(view, list), !isHidden(view), absoluteFrames[view].overlaps(middle) else {
        return false
      }
      return switch resolved.views[view].content {
      case .label, .textView, .image, .button: abs(absoluteFrames[view].midX - frame.midX) <= frame.width * 0.05
      default: false
      }
    }
  }
}
