internal import Drawing
internal import Geometry
internal import SceneDrawing
internal import SceneLayouts
internal import Scenes

/// An arrow for one or more segues of a kind from one scene to another.
///
/// Each kind has a dash pattern and a sign in addition to its color, so that arrows can be distinguished without
/// color.
struct MapArrow {
  let kind: StoryboardMap.Segue.Kind
  /// The corners of the path, from border to border.
  let way: [Point]
  /// The tooltip of the arrow.
  var title = ""
  /// The words next to the sign; empty for none.
  var label = ""

  /// The radius of the disc with the sign.
  static let signRadius = 8.0
  private static let bend = 10.0
  private static let headLength = 10.0

  /// The arrow without its sign.
  var line: [DrawingCommand] {
    guard way.count > 1 else { return [] }
    let last = way[way.count - 1]
    let before = way[way.count - 2]
    // The line ends inside the head, as its width would show at the tip.
    let end = last.toward(before, by: min(Self.headLength - 1, last.distance(to: before)))
    let outline = Shape.path(Self.rounded(Array(way.dropLast()) + [end]))
    return Self.line(kind, outline) + [head(at: last, from: before)]
  }

  /// Returns the lines of the given kind along an outline.
  private static func line(_ kind: StoryboardMap.Segue.Kind, _ outline: Shape) -> [DrawingCommand] {
    let color = color(of: kind)
    guard kind != .relationship else {
      return [
        .stroke(outline, Stroke(color, width: 4.5)), .stroke(outline, Stroke(SheetPen.ground, width: 1.7)),
      ]
    }
    return [
      .stroke(outline, Stroke(color, width: kind == .embed ? 3 : 1.8, dashes: dashes(of: kind), hasRoundCaps: true))
    ]
  }

  private func head(at point: Point, from before: Point) -> DrawingCommand {
    // The points may coincide.
    let length = max(1e-6, point.distance(to: before))
    let (x, y) = ((point.x - before.x) / length, (point.y - before.y) / length)
    let back = Point(x: point.x - x * Self.headLength, y: point.y - y * Self.headLength)
    let corners = [
      point, Point(x: back.x - y * 5, y: back.y + x * 5), Point(x: back.x + y * 5, y: back.y - x * 5),
    ]
    return .fill(.polygon(corners, isClosed: true), Self.color(of: kind))
  }

  // MARK: - Sign

  /// Returns the sign, with its label if there is room.
  func commands(of mark: MapMarks.Mark, _ pen: SheetPen) -> [DrawingCommand] {
    let sign = Self.sign(of: kind, at: mark.sign)
    guard let words = mark.words else { return sign }
    return sign + [.fill(.roundedRect(words, radius: 4), SheetPen.ground.opacity(0.85))]
      + pen.line(
        label, .small, x: words.midX, baseline: words.maxY - 4, color: Self.color(of: kind), alignment: .center)
  }

  /// Returns a disc with the sign of a kind.
  static func sign(of kind: StoryboardMap.Segue.Kind, at center: Point) -> [DrawingCommand] {
    let color = color(of: kind)
    let disc = Rect(
      x: center.x - signRadius, y: center.y - signRadius, width: 2 * signRadius, height: 2 * signRadius)
    return [.fill(.ellipse(disc), .white), .stroke(.ellipse(disc), Stroke(color, width: 1.5))]
      + glyph(of: kind).map { .stroke($0.moved(to: center), Stroke(color, width: 1.5, hasRoundCaps: true)) }
  }

  /// Returns the lines of a sign, centered on the origin.
  private static func glyph(of kind: StoryboardMap.Segue.Kind) -> [Shape] {
    func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Shape {
      .polygon(points.map { Point(x: $0.0, y: $0.1) }, isClosed: isClosed)
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
      line([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], isClosed: true)
    }
    return switch kind {
    case .show: [line([(-1.4, -3.2), (1.8, 0), (-1.4, 3.2)])]
    case .showDetail: [box(-4, -3, 8, 6), line([(-1, -3), (-1, 3)])]
    case .present:
      [line([(-3.2, 3.4), (3.2, 3.4)]), line([(0, 1), (0, -3.8)]), line([(-2.4, -1.6), (0, -4), (2.4, -1.6)])]
    case .popover:
      [line([(-4, -3.4), (4, -3.4), (4, 1.6), (1.2, 1.6), (0, 3.8), (-1.2, 1.6), (-4, 1.6)], isClosed: true)]
    case .embed: [box(-4, -4, 8, 8), box(-1.4, -1.4, 2.8, 2.8)]
    case .relationship: [box(-4.6, -1.6, 3.4, 3.2), box(1.2, -1.6, 3.4, 3.2), line([(-1.2, 0), (1.2, 0)])]
    case .custom: [line([(0, -4), (4, 0), (0, 4), (-4, 0)], isClosed: true)]
    case .unwind: [line([(1.6, -3.2), (-1.6, 0), (1.6, 3.2)])]
    }
  }

  // MARK: - Look

  /// Returns the dashes of a kind; empty for a solid line.
  private static func dashes(of kind: StoryboardMap.Segue.Kind) -> [Double] {
    switch kind {
    case .show, .embed, .relationship: []
    case .showDetail: [14, 5]
    case .present: [7, 5]
    case .popover: [9, 4, 0.1, 4]
    case .custom: [9, 4, 0.1, 4, 0.1, 4]
    case .unwind: [0.1, 4.5]
    }
  }

  /// Returns the color of a kind: from the palette of Okabe and Ito, which people with color blindness can distinguish,
  /// darkened to a contrast of at least 3:1 on the ground.
  static func color(of kind: StoryboardMap.Segue.Kind) -> Color {
    switch kind {
    case .show: Color(0x0066A8)
    case .showDetail: Color(0x2584B8)
    case .present: Color(0xC25100)
    case .popover: Color(0x9A6A00)
    case .embed: Color(0x007A5A)
    case .relationship: Color(0x5C5C66)
    case .custom: Color(0x1A1A1A)
    case .unwind: Color(0xA8487F)
    }
  }

  /// Returns the path with rounded bends.
  private static func rounded(_ points: [Point]) -> [PathElement] {
    guard let first = points.first, let last = points.last else { return [] }
    var elements = [PathElement.move(first)]
    for (index, corner) in points.enumerated().dropFirst().dropLast() {
      let (before, after) = (points[index - 1], points[index + 1])
      // At most half of each side, so that adjacent bends do not overlap.
      let radius = min(bend, corner.distance(to: before) / 2, corner.distance(to: after) / 2)
      elements.append(.line(corner.toward(before, by: radius)))
      elements.append(
        .curve(
          corner.toward(before, by: radius * 0.45), corner.toward(after, by: radius * 0.45),
          corner.toward(after, by: radius)))
    }
    return elements + [.line(last)]
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point at a distance in the direction of another.
  fileprivate func toward(_ other: Point, by distance: Double) -> Point {
    let length = self.distance(to: other)
    guard length > 1e-6 else { return self }
    return Point(x: x + (other.x - x) / length * distance, y: y + (other.y - y) / length * distance)
  }
}

extension Shape {
  /// Returns a polygon moved by a vector; other shapes are returned unchanged.
  fileprivate func moved(to center: Point) -> Shape {
    guard case .polygon(let points, let isClosed) = self else { return self }
    return .polygon(points.map { $0 + center }, isClosed: isClosed)
  }
}
