internal import Geometry

/// A search for positions for the signs and labels of arrows. They cover neither boxes nor each other, and as few lines
/// as possible.
struct MapMarks {
  /// The position of an arrow's sign and label.
  struct Mark: Hashable {
    /// The center of the sign.
    var sign: Point
    /// The background of the label; nil if there is no label, or no room for it.
    var words: Rect?
  }

  /// A straight part of an arrow.
  private struct Part {
    var start: Point
    var end: Point
    var length: Double { start.distance(to: end) }
    var isUpright: Bool { abs(end.x - start.x) < abs(end.y - start.y) }

    func point(at share: Double) -> Point {
      Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// The height of a label with its background.
  static let wordsHeight = 17.0
  /// The gap between a label and the things next to it.
  private static let gap = 2.0
  /// The positions of a sign along a part, as fractions of its length, the best first.
  private static let shares = [0.5, 0.35, 0.65, 0.2, 0.8]

  private var taken: RectGrid
  private let lines: RectGrid
  private let parts: [[Part]]

  /// Returns the marks of arrows.
  ///
  /// - Parameters:
  ///   - ways: The corners of each arrow.
  ///   - wordWidths: The width of the label of each arrow; zero for none.
  ///   - boxes: The areas that no mark may cover.
  /// - Returns: The mark of each arrow; nil for an arrow too short for one.
  static func marks(of ways: [[Point]], wordWidths: [Double], among boxes: [Rect]) -> [Mark?] {
    var places = MapMarks(ways, boxes)
    // All signs are placed before any label, since they say more.
    let signs = ways.indices.map { places.sign($0) }
    return signs.indices.map { index in
      signs[index].map { sign in
        Mark(sign: sign, words: wordWidths[index] > 0 ? places.words(index, at: sign, wordWidths[index]) : nil)
      }
    }
  }

  private init(_ ways: [[Point]], _ boxes: [Rect]) {
    taken = RectGrid(boxes)
    let parts = ways.map { way in zip(way, way.dropFirst()).map(Part.init).sorted { $0.length > $1.length } }
    self.parts = parts
    lines = RectGrid(
      parts.joined().map { part in
        Rect(
          left: min(part.start.x, part.end.x) - 1, top: min(part.start.y, part.end.y) - 1,
          right: max(part.start.x, part.end.x) + 1, bottom: max(part.start.y, part.end.y) + 1)
      })
  }

  /// Returns the position of an arrow's sign, on the longest part with free space.
  private mutating func sign(_ arrow: Int) -> Point? {
    let side = 2 * MapArrow.signRadius
    let long = parts[arrow].filter { $0.length > side + 4 }
    guard let usual = long.first?.point(at: 0.5) else { return nil }
    func ground(_ point: Point) -> Rect {
      Rect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }
    let free = long.flatMap { part in Self.shares.map(part.point) }.filter { !taken.overlaps(ground($0)) }
    // The arrow's own line crosses every candidate, so it does not affect the comparison.
    let best = free.prefix(12).map { (point: $0, crossed: lines.count(over: ground($0))) }.min {
      $0.crossed < $1.crossed
    }
    let place = best?.point ?? usual
    taken.add(ground(place))
    return place
  }

  /// Returns the background of an arrow's label: above, below or next to its sign, if there is room.
  private mutating func words(_ arrow: Int, at sign: Point, _ width: Double) -> Rect? {
    let (width, height) = (width + 6, Self.wordsHeight)
    let reach = MapArrow.signRadius + Self.gap
    let own = parts[arrow].first { part in
      let whole = part.start.distance(to: sign) + sign.distance(to: part.end)
      return whole - part.length < 1e-6
    }
    let above = Rect(x: sign.x - width / 2, y: sign.y - reach - height, width: width, height: height)
    let below = above.moved(y: 2 * reach + height)
    let right = Rect(x: sign.x + reach, y: sign.y - height / 2, width: width, height: height)
    let left = right.moved(byX: -2 * reach - width)
    // A label above or below a horizontal line visibly belongs to it only if it is not longer than the line; next to a
    // vertical line, every label does.
    let candidates = own?.isUpright == true ? [right, left] : width <= (own?.length ?? 0) - 8 ? [above, below] : []
    let free = candidates.filter { !taken.overlaps($0) }.map { (rect: $0, crossed: lines.count(over: $0)) }
    guard let best = free.min(by: { $0.crossed < $1.crossed }) else { return nil }
    taken.add(best.rect)
    return best.rect
  }
}

/// Rectangles indexed by the squares of a grid, so that only close ones are compared.
private struct RectGrid {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private static let side = 96.0
  private var rects: [Rect] = []
  private var squares: [Square: [Int]] = [:]

  init(_ rects: [Rect]) {
    for rect in rects { add(rect) }
  }

  mutating func add(_ rect: Rect) {
    for square in Self.squares(under: rect) { squares[square, default: []].append(rects.count) }
    rects.append(rect)
  }

  /// Whether any of them overlaps a rectangle.
  func overlaps(_ rect: Rect) -> Bool {
    Self.squares(under: rect).contains { squares[$0]?.contains { rects[$0].overlaps(rect) } ?? false }
  }

  /// Returns the number of them that overlap a rectangle.
  func count(over rect: Rect) -> Int {
    var found: Set<Int> = []
    for square in Self.squares(under: rect) {
      for index in squares[square] ?? [] where rects[index].overlaps(rect) { found.insert(index) }
    }
    return found.count
  }

  /// Returns the squares that a rectangle touches. The coordinates are clamped, and maps are no larger than pictures,
  /// so there are few.
  private static func squares(under rect: Rect) -> [Square] {
    func number(_ value: Double) -> Int { Int(max(-10_000, min(10_000, (value / side).rounded(.down)))) }
    return (number(rect.minX)...max(number(rect.minX), number(rect.maxX))).flatMap { column in
      (number(rect.minY)...max(number(rect.minY), number(rect.maxY))).map { Square(column: column, row: $0) }
    }
  }
}
