internal import Geometry
internal import MarkupReading

/// The bounds of SVG outlines. They are exact for lines. For curves they include the control points, and for arcs the
/// circles, so they may be too large.
struct OutlineBounds {
  private var least = Point(x: .infinity, y: .infinity)
  private var most = Point(x: -.infinity, y: -.infinity)

  /// The bounds. Nil if nothing was added.
  var rect: Rect? {
    guard least.x <= most.x, least.y <= most.y, [least.x, least.y, most.x, most.y].allSatisfy(\.isFinite) else {
      return nil
    }
    return Rect(left: least.x, top: least.y, right: most.x, bottom: most.y)
  }

  /// Adds the outline of an element. Groups have none.
  mutating func add(_ element: XMLElement, _ transform: OutlineTransform) {
    func number(_ name: String) -> Double { element.written(name).flatMap(Double.init) ?? 0 }
    switch element.tag {
    case "path": for point in PathPoints.points(of: element.written("d") ?? "") { add(point, transform) }
    case "rect":
      add(Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")), transform)
    case "circle", "ellipse":
      let radius = number("r")
      let (width, height) = element.tag == "circle" ? (radius, radius) : (number("rx"), number("ry"))
      add(
        Rect(x: number("cx") - width, y: number("cy") - height, width: 2 * width, height: 2 * height), transform)
    case "line":
      add(Point(x: number("x1"), y: number("y1")), transform)
      add(Point(x: number("x2"), y: number("y2")), transform)
    case "polyline", "polygon":
      let numbers = OutlineNumbers.all(in: (element.written("points") ?? "").utf8)
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        add(Point(x: numbers[index], y: numbers[index + 1]), transform)
      }
    default: break
    }
  }

  private mutating func add(_ rect: Rect, _ transform: OutlineTransform) {
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] { add(Point(x: x, y: y), transform) }
    }
  }

  private mutating func add(_ point: Point, _ transform: OutlineTransform) {
    let point = transform.place(point)
    least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
  }
}

/// The points of a path (SVG 1.1, section 8.3).
private struct PathPoints {
  private var place = Point.zero
  private var start = Point.zero
  private var found: [Point] = []

  /// Returns the number of arguments of a lower-case command letter, or nil.
  private static func count(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }

  /// Returns the points and control points of a path, in order.
  static func points(of path: String) -> [Point] {
    var points = PathPoints()
    var rest = Array(path.utf8)[...]
    while let letter = rest.first {
      rest = rest.dropFirst()
      let numbers = rest.prefix { !isCommand($0) }
      rest = rest[numbers.endIndex...]
      points.read(letter, OutlineNumbers.all(in: numbers))
    }
    return points.found
  }

  private static func isCommand(_ byte: UInt8) -> Bool {
    count(of: byte | 0x20) != nil && (0x41...0x7A).contains(byte)
  }

  private mutating func read(_ letter: UInt8, _ numbers: [Double]) {
    guard Self.isCommand(letter), let count = Self.count(of: letter | 0x20) else { return }
    let small = letter | 0x20
    if count == 0 {
      place = start
      return
    }
    for first in stride(from: 0, through: numbers.count - count, by: count) {
      step(small, isRelative: letter == small, Array(numbers[first..<first + count]), isFirst: first == 0)
    }
  }

  private mutating func step(_ letter: UInt8, isRelative: Bool, _ numbers: [Double], isFirst: Bool) {
    let origin = isRelative ? place : .zero
    switch letter {
    case UInt8(ascii: "h"): place.x = origin.x + numbers[0]
    case UInt8(ascii: "v"): place.y = origin.y + numbers[0]
    case UInt8(ascii: "a"):
      let end = Point(x: origin.x + numbers[5], y: origin.y + numbers[6])
      arc(to: end, radius: max(abs(numbers[0]), abs(numbers[1])))
      place = end
    default:
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
        found.append(point)
        if index == numbers.count - 2 { place = point }
      }
    }
    if letter == UInt8(ascii: "m"), isFirst { start = place }
    found.append(place)
  }

  /// Adds a box that contains an arc. An arc extends beyond its chord by at most its radius, or by the rest of the
  /// circle.
  private mutating func arc(to end: Point, radius: Double) {
    let half = max(abs(end.x - place.x), abs(end.y - place.y)) / 2
    let bow = half > 0 && radius > half ? radius - max(0, radius * radius - half * half).squareRoot() : radius
    for (x, y) in [(-bow, 0), (bow, 0), (0, -bow), (0, bow)] {
      found.append(Point(x: (place.x + end.x) / 2 + x, y: (place.y + end.y) / 2 + y))
    }
  }
}
