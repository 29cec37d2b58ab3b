package import Drawing
package import Geometry
package import Typography

/// A painter that draws system symbols as shapes of our own.
package struct SymbolPainter {
  package var ink: Color
  /// The color behind it. Lines that cross filled shapes have this color.
  package var ground: Color
  /// The weight of the lines.
  package var weight = FontWeight.regular

  /// Returns a symbol in the largest square at the center of a rectangle. Empty if there is no room.
  ///
  /// `isMirrored` specifies whether it is mirrored, like arrows in right-to-left layouts.
  package func commands(_ name: SymbolName, in rect: Rect, isMirrored: Bool = false) -> [DrawingCommand] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let square = Square(center: rect.center, side: side, isMirrored: isMirrored)
    var commands = enclosed(name, in: square)
    if name.hasSlash { commands += slash(in: square) }
    if name.hasBadge { commands += badge(name.badge, in: square) }
    return commands
  }

  /// Returns an overlapping circle and square: the placeholder for an unknown symbol.
  ///
  /// `isMirrored` specifies whether it is mirrored, like arrows in right-to-left layouts.
  func unknownSymbol(in rect: Rect, isMirrored: Bool) -> [DrawingCommand] {
    let side = min(rect.width, rect.height)
    let direction: Double = isMirrored ? -1 : 1
    let width = min(4, max(1, side * 0.07))
    let center = rect.center
    let square = Rect(
      x: center.x + direction * side * 0.12 - side * 0.2, y: center.y - side * 0.08, width: side * 0.4,
      height: side * 0.4)
    return [
      .fill(
        .circle(center.moved(byX: -direction * side * 0.1, y: -side * 0.1), radius: side * 0.24), ink.opacity(0.35)),
      .stroke(.rect(square, radius: side * 0.08), Stroke(ink, width: width)),
    ]
  }

  /// Returns the line width in a square, in points: a fifteenth of its side for the regular weight, and never a
  /// hairline.
  private func lineWidth(_ square: Square) -> Double {
    max(0.75, square.side * (0.03 + Double(weight.openTypeWeight) / 11_000))
  }

  private func enclosed(_ name: SymbolName, in square: Square) -> [DrawingCommand] {
    guard let drawing = SymbolTable.drawings[name.drawing] else { return [] }
    let width = lineWidth(square)
    guard let enclosure = name.enclosure.flatMap({ SymbolTable.drawings[$0] }) else {
      return self.drawing(drawing, isFilled: name.isFilled, in: square, width: width)
    }
    let isLow = name.enclosure == "triangle"
    let inner = square.inner(share: isLow ? 0.44 : 0.56, x: 0, y: isLow ? 0.1 : 0)
    var onGround = self
    if name.isFilled { (onGround.ink, onGround.ground) = (ground, ink) }
    return self.drawing(enclosure, isFilled: name.isFilled, in: square, width: width)
      + onGround.drawing(drawing, isFilled: true, in: inner, width: width * 0.95)
  }

  private func drawing(_ drawing: SymbolDrawing, isFilled: Bool, in square: Square, width: Double) -> [DrawingCommand] {
    let line = Stroke(ink, width: width, hasRoundCaps: true)
    let detail = Stroke(isFilled ? ground : ink, width: width, hasRoundCaps: true)
    return drawing.bodies.map { isFilled ? .fill(square.placed($0), ink) : .stroke(square.placed($0), line) }
      + drawing.lines.map { .stroke(square.placed($0), line) }
      + drawing.solids.map { .fill(square.placed($0), ink) }
      + drawing.details.map { .stroke(square.placed($0), detail) }
  }

  /// Returns a line from the top left to the bottom right, with a gap around it.
  private func slash(in square: Square) -> [DrawingCommand] {
    let line = Shape.line(Point(x: 0.1, y: 0.08), Point(x: 0.9, y: 0.92))
    let width = lineWidth(square)
    return [
      .stroke(square.placed(line), Stroke(ground, width: width * 3)),
      .stroke(square.placed(line), Stroke(ink, width: width, hasRoundCaps: true)),
    ]
  }

  /// Returns a disc at the bottom right with a sign on it, or a dot at the top right.
  private func badge(_ name: String?, in square: Square) -> [DrawingCommand] {
    let drawing = name.flatMap { SymbolTable.drawings[$0] }
    let place = square.inner(
      share: drawing == nil ? 0.34 : 0.46, x: drawing == nil ? 0.27 : 0.2, y: drawing == nil ? -0.27 : 0.2)
    let rim = place.inner(share: 1.3, x: 0, y: 0)
    let disc = Shape.circle(Point(x: 0.5, y: 0.5), radius: 0.5)
    var onDisc = self
    (onDisc.ink, onDisc.ground) = (ground, ink)
    let sign = drawing.map {
      onDisc.drawing($0, isFilled: true, in: place.inner(share: 0.62, x: 0, y: 0), width: lineWidth(square) * 0.8)
    }
    return [.fill(rim.placed(disc), ground), .fill(place.placed(disc), ink)] + (sign ?? [])
  }

  /// The position of a unit square.
  private struct Square {
    var center: Point
    var side: Double
    var isMirrored: Bool

    /// Returns a smaller square. Its center is offset by fractions of this one's side.
    func inner(share: Double, x: Double, y: Double) -> Square {
      let center = center.moved(byX: (isMirrored ? -x : x) * side, y: y * side)
      return Square(center: center, side: side * share, isMirrored: isMirrored)
    }

    func placed(_ shape: Shape) -> Shape {
      shape.mapped { point in
        let x = (isMirrored ? 0.5 - point.x : point.x - 0.5) * side
        return center.moved(byX: x, y: (point.y - 0.5) * side)
      }
    }
  }
}
