internal import Drawing
internal import Geometry

/// The painted pieces of a stroke along horizontal and vertical sides, in points.
struct StrokePieces {
  /// A rectangle, with round ends if the stroke has round caps.
  struct Piece {
    var rect: Rect
    var radius: Double
  }

  /// The pieces, in the order of the line. Nil if they are not rectangles or too many.
  let pieces: [Piece]?

  /// The maximum number of dashes. More are left to cairo.
  private static let most = 8192.0

  /// Creates the pieces of a drawable stroke along a drawable shape.
  init(of shape: Shape, _ stroke: Stroke) {
    switch shape {
    case .line(let start, let end): pieces = Self.pieces(along: [start, end], stroke)
    case .rect(let rect) where stroke.isDashed && stroke.color.alpha >= 1:
      // Dashes overlap where they meet at a corner, which is invisible if they are opaque.
      let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
      pieces = Self.pieces(along: (corners + [corners[0]]).map { Point(x: $0.0, y: $0.1) }, stroke)
    case .rect, .roundedRect, .ellipse, .polygon, .path: pieces = nil
    }
  }

  private static func pieces(along points: [Point], _ stroke: Stroke) -> [Piece]? {
    var pieces: [Piece] = []
    var dashes = DashCounter(stroke)
    var length = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      guard start.x == end.x || start.y == end.y else { return nil }
      length = length + abs(end.x - start.x) + abs(end.y - start.y)
    }
    guard length * dashes.density < most else { return nil }
    let half = stroke.width / 2
    let isClosed = points.count > 2
    for side in points.indices.dropLast() {
      let (start, end) = (points[side], points[side + 1])
      let length = abs(end.x - start.x) + abs(end.y - start.y)
      dashes.forEach(within: length) { dash in
        guard stroke.hasRoundCaps || dash.start < dash.end else { return }
        // Round caps extend beyond the ends, and so does a dash that continues around a corner.
        let before = stroke.hasRoundCaps || dash.goesOn ? half : 0
        // The last dash of a closed line is joined to the first.
        let isJoined = isClosed && side == points.count - 2 && dash.end == length
        let after = stroke.hasRoundCaps || isJoined ? half : 0
        let (first, last) = ((dash.start - before) / length, (dash.end + after) / length)
        let from = Point(x: start.x + (end.x - start.x) * first, y: start.y + (end.y - start.y) * first)
        let to = Point(x: start.x + (end.x - start.x) * last, y: start.y + (end.y - start.y) * last)
        let across = Size(width: start.x == end.x ? half : 0, height: start.x == end.x ? 0 : half)
        let rect = Rect(
          x: min(from.x, to.x) - across.width, y: min(from.y, to.y) - across.height,
          width: abs(to.x - from.x) + 2 * across.width, height: abs(to.y - from.y) + 2 * across.height)
        pieces.append(Piece(rect: rect, radius: stroke.hasRoundCaps ? half : 0))
      }
    }
    return pieces
  }
}

/// An iterator over the dashes of a line, side by side.
private struct DashCounter {
  /// A dash on a side.
  struct Dash {
    var start: Double
    var end: Double
    /// Whether it began on the previous side.
    var goesOn = false
  }

  private let lengths: [Double]
  private var index = 0
  /// The rest of the current dash or gap.
  private var rest: Double
  private var isFirst = true

  /// Creates the dashes of a stroke. Without dashes, it is one infinite dash.
  init(_ stroke: Stroke) {
    lengths = stroke.isDashed ? stroke.dashes : [.infinity]
    rest = lengths[0]
  }

  /// The number of dashes and gaps per point.
  var density: Double {
    let sum = lengths.reduce(0, +)
    return sum.isFinite ? Double(lengths.count) / sum : 0
  }

  /// Calls `body` with each dash of the next side.
  mutating func forEach(within length: Double, _ body: (Dash) -> Void) {
    guard length > 0 else { return }
    var place = 0.0
    while place < length {
      let end = min(length, place + rest)
      let goesOn = place == 0 && !isFirst && rest < lengths[index % lengths.count]
      if index.isMultiple(of: 2) { body(Dash(start: place, end: end, goesOn: goesOn)) }
      if place + rest > length {
        rest -= length - place
      } else {
        index += 1
        rest = lengths[index % lengths.count]
      }
      place = end
    }
    isFirst = false
  }
}
