package import Drawing
internal import Geometry

/// A symbol of our own: outlines in a unit square with the origin at the top left.
///
/// The shapes only resemble the system's symbols, which belong to Apple, enough to be recognized.
package struct SymbolDrawing: Sendable, Hashable {
  /// Shapes that are always stroked.
  package var lines: [Shape]
  /// Closed shapes: stroked in a plain symbol, filled if the name ends with `fill`.
  package var bodies: [Shape]
  /// Lines on the bodies, in the background color if those are filled.
  package var details: [Shape]
  /// Shapes that are always filled.
  package var solids: [Shape]

  /// Creates a symbol in ``SymbolNotation``, on a grid of 24 units.
  init(line: String = "", body: String = "", detail: String = "", solid: String = "") {
    lines = SymbolNotation.shapes(line)
    bodies = SymbolNotation.shapes(body)
    details = SymbolNotation.shapes(detail)
    solids = SymbolNotation.shapes(solid)
  }

  /// The symbol mirrored horizontally.
  var mirrored: SymbolDrawing { mapped { Point(x: 1 - $0.x, y: $0.y) } }

  /// The symbol mirrored vertically.
  var flipped: SymbolDrawing { mapped { Point(x: $0.x, y: 1 - $0.y) } }

  /// The symbol mirrored diagonally: the left becomes the top.
  var turned: SymbolDrawing { mapped { Point(x: $0.y, y: $0.x) } }

  private func mapped(_ place: (Point) -> Point) -> SymbolDrawing {
    var drawing = self
    drawing.lines = lines.map { $0.mapped(place) }
    drawing.bodies = bodies.map { $0.mapped(place) }
    drawing.details = details.map { $0.mapped(place) }
    drawing.solids = solids.map { $0.mapped(place) }
    return drawing
  }
}

extension Shape {
  /// Returns the shape with all points moved. Rectangles and ellipses remain parallel to the axes.
  func mapped(_ place: (Point) -> Point) -> Shape {
    func rect(_ rect: Rect) -> Rect {
      let first = place(rect.origin)
      let last = place(Point(x: rect.maxX, y: rect.maxY))
      return Rect(
        left: min(first.x, last.x), top: min(first.y, last.y), right: max(first.x, last.x),
        bottom: max(first.y, last.y))
    }
    switch self {
    case .rect(let inner): return .rect(rect(inner))
    case .roundedRect(let inner, let radius):
      let outer = rect(inner)
      return .roundedRect(outer, radius: inner.width > 0 ? radius * outer.width / inner.width : radius)
    case .ellipse(let inner): return .ellipse(rect(inner))
    case .line(let start, let end): return .line(place(start), place(end))
    case .polygon(let points, let isClosed): return .polygon(points.map(place), isClosed: isClosed)
    case .path(let elements):
      return .path(
        elements.map { element in
          switch element {
          case .move(let point): .move(place(point))
          case .line(let point): .line(place(point))
          case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
          case .close: .close
          }
        })
    }
  }
}
