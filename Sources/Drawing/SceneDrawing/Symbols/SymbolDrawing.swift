package import Drawing
internal import Geometry

/// A symbol of our own: outlines in a unit square whose origin is at the top left.
///
/// The shapes only resemble the system's, which are Apple's; they are there to be recognised.
package struct SymbolDrawing: Sendable, Hashable {
  /// The part that is always drawn as a line.
  package var lines: [Shape]
  /// Closed outlines: lines in a plain symbol, filled where the name ends in `fill`.
  package var bodies: [Shape]
  /// Lines upon the bodies, in the colour of the ground where those are filled.
  package var details: [Shape]
  /// The part that is always filled.
  package var solids: [Shape]

  /// A symbol in the notation of ``SymbolNotation``, on a grid of 24 units.
  init(line: String = "", body: String = "", detail: String = "", solid: String = "") {
    lines = SymbolNotation.shapes(line)
    bodies = SymbolNotation.shapes(body)
    details = SymbolNotation.shapes(detail)
    solids = SymbolNotation.shapes(solid)
  }

  /// The symbol as a mirror shows it.
  var mirrored: SymbolDrawing { mapped { Point(x: 1 - $0.x, y: $0.y) } }

  /// The symbol upside down.
  var flipped: SymbolDrawing { mapped { Point(x: $0.x, y: 1 - $0.y) } }

  /// The symbol turned by a quarter, what was at the left being at the top.
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
  /// The outline with every point moved; rectangles and ellipses keep to the axes.
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
