internal import Drawing
internal import Geometry
internal import Scenes
internal import Typography

/// The drawings that code makes in its views.
extension ViewPainter {
  /// Returns the commands of steps, in root coordinates.
  func drawn(_ steps: [ViewDrawing.Step]) -> [DrawingCommand] {
    steps.flatMap { drawn($0) }
  }

  /// Returns the commands of a picture that is scaled to fit a rectangle and centered in it.
  func drawn(_ steps: [ViewDrawing.Step], scaledFrom size: Size, to place: Rect) -> [DrawingCommand] {
    let scale = min(place.width / size.width, place.height / size.height)
    let origin = Point(x: place.midX - size.width * scale / 2, y: place.midY - size.height * scale / 2)
    return [.placed(at: origin, scale: scale, steps.flatMap { drawn($0, from: Point(x: 0, y: 0)) })]
  }

  private func drawn(_ step: ViewDrawing.Step) -> [DrawingCommand] { drawn(step, from: frame.origin) }

  /// Returns the commands of a step in a coordinate space whose origin is at a point.
  private func drawn(_ step: ViewDrawing.Step, from origin: Point) -> [DrawingCommand] {
    func drawn(_ steps: [ViewDrawing.Step]) -> [DrawingCommand] { steps.flatMap { self.drawn($0, from: origin) } }
    switch step {
    case .fill(let path, let color): return [.fill(.path(path.moved(to: origin)), color)]
    case .stroke(let path, let line):
      let stroke = Stroke(line.color, width: line.width, dashes: line.dashes, hasRoundCaps: line.hasRoundCaps)
      return [.stroke(.path(path.moved(to: origin)), stroke)]
    case .gradient(let gradient, let rect):
      let place = rect.moved(byX: origin.x, y: origin.y)
      return [.clip(.rect(place), GradientBands(gradient, movedTo: origin, in: place).commands())]
    case .text(let text, let font, let color, let place, let width):
      let run = TextRun(
        text: text, origin: place.moved(byX: origin.x, y: origin.y), width: width, font: TextFont(font), color: color)
      return [.text(run)]
    case .image(let image, let rect): return self.image(image, in: rect.moved(byX: origin.x, y: origin.y))
    case .clip(let path, let inner):
      let commands = drawn(inner)
      return commands.isEmpty ? [] : [.clip(.path(path.moved(to: origin)), commands)]
    case .group(let opacity, let inner): return [.group(.init("drawing", opacity: opacity), drawn(inner))]
    }
  }
}

extension [PathElement] {
  /// Returns the elements of an outline whose coordinates are relative to a point.
  func moved(to origin: Point) -> [PathElement] {
    map { element in element.mapPoints { $0.moved(byX: origin.x, y: origin.y) } }
  }
}

/// A gradient as bands of one color each, because neither display lists nor all viewers of SVG support gradients.
///
/// Opaque bands extend to the end of the gradient, so that no seams are visible between them.
struct GradientBands {
  private let gradient: ViewDrawing.Gradient
  private let start: Point
  private let end: Point
  private let rect: Rect

  /// The maximum number of bands. Narrower ones cannot be distinguished.
  private static let mostBands = 128

  init(_ gradient: ViewDrawing.Gradient, movedTo origin: Point, in rect: Rect) {
    self.gradient = gradient
    start = gradient.start.moved(byX: origin.x, y: origin.y)
    end = gradient.end.moved(byX: origin.x, y: origin.y)
    self.rect = rect
  }

  func commands() -> [DrawingCommand] {
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return [] }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return [.fill(.rect(rect), last.color)] }
    let count = max(2, min(Self.mostBands, Int(length.rounded(.up))))
    return gradient.isRadial ? circles(count, length, last.color) : bands(count, length, first.color)
  }

  /// Returns circles, from the outermost to the innermost.
  private func circles(_ count: Int, _ radius: Double, _ outside: Color) -> [DrawingCommand] {
    var commands: [DrawingCommand] = [.fill(.rect(rect), outside)]
    for step in (0..<count).reversed() {
      let share = Double(step + 1) / Double(count)
      commands.append(
        .fill(.circle(start, radius: radius * share), color(at: (Double(step) + 0.5) / Double(count))))
    }
    return commands
  }

  /// Returns bands across the line, each as wide as the rectangle can be in any direction.
  private func bands(_ count: Int, _ length: Double, _ before: Color) -> [DrawingCommand] {
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let reach = rect.width + rect.height + length + abs(start.x - rect.midX) + abs(start.y - rect.midY)
    let isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 1 }
    func band(from first: Double, to last: Double, _ color: Color) -> DrawingCommand {
      func corner(_ along: Double, _ across: Double) -> Point {
        Point(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
      }
      let points = [corner(first, -reach), corner(last, -reach), corner(last, reach), corner(first, reach)]
      return .fill(.polygon(points, isClosed: true), color)
    }
    var commands = [band(from: -reach, to: isOpaque ? reach : 0, before)]
    for step in 0..<count {
      let (first, last) = (length * Double(step) / Double(count), length * Double(step + 1) / Double(count))
      let end = isOpaque || step == count - 1 ? reach : last
      commands.append(band(from: first, to: end, color(at: (Double(step) + 0.5) / Double(count))))
    }
    return commands
  }

  private static func mixed(_ first: Color, _ second: Color, share: Double) -> Color {
    func mixed(_ component: KeyPath<Color, Double>) -> Double {
      first[keyPath: component] + (second[keyPath: component] - first[keyPath: component]) * share
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }

  private func color(at position: Double) -> Color {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.position >= position }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let room = after.position - before.position
    return Self.mixed(before.color, after.color, share: room > 0 ? (position - before.position) / room : 1)
  }
}
