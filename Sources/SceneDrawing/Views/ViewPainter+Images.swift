internal import Drawing
internal import Geometry
internal import Scenes

/// Placeholders for artwork, which no document carries.
extension ViewPainter {
  /// The artwork of a view in its place: a landscape for pictures, two shapes for symbols.
  func image(_ image: ImageContent, in rect: Rect) -> [DrawingCommand] {
    let place = Self.place(of: image, in: rect)
    guard place.width > 0, place.height > 0 else { return [] }
    let direction: Double = image.isDirectional && isRightToLeft ? -1 : 1
    return image.isSymbol
      ? symbol(in: place, direction: direction) : [.clip(.rect(rect), landscape(in: place, direction: direction))]
  }

  /// Where the artwork lies in its view.
  private static func place(of image: ImageContent, in rect: Rect) -> Rect {
    guard let size = image.size, size.width > 0, size.height > 0 else {
      return image.isSymbol ? square(in: rect) : rect
    }
    let ratios = (rect.width / size.width, rect.height / size.height)
    let scale: Double
    switch image.mode {
    case .scaleToFill: return rect
    case .scaleAspectFit: scale = min(ratios.0, ratios.1)
    case .scaleAspectFill: scale = max(ratios.0, ratios.1)
    case .center: scale = 1
    }
    let width = size.width * scale
    let height = size.height * scale
    return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  private static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  /// Two hills and a sun on a soft ground; turned round where the direction is −1.
  private func landscape(in rect: Rect, direction: Double) -> [DrawingCommand] {
    let unit = min(56, min(rect.width, rect.height) * 0.6)
    let ground = DrawingCommand.fill(.rect(rect), color(.gray5))
    guard unit >= 8 else { return [ground] }
    let center = rect.center
    func point(_ x: Double, _ y: Double) -> Point { center.moved(byX: direction * x * unit, y: y * unit) }
    let far = Shape.polygon([point(-0.5, 0.36), point(-0.14, -0.16), point(0.22, 0.36)], isClosed: true)
    let near = Shape.polygon([point(-0.06, 0.36), point(0.21, 0.02), point(0.5, 0.36)], isClosed: true)
    return [
      ground,
      .fill(.circle(point(0.2, -0.24), radius: unit * 0.1), color(.gray2)),
      .fill(far, color(.gray3)),
      .fill(near, color(.gray2)),
    ]
  }

  /// A circle and a square in the tint colour, half of each over the other: a symbol, but none in particular; turned
  /// round where the direction is −1.
  private func symbol(in rect: Rect, direction: Double) -> [DrawingCommand] {
    let side = min(rect.width, rect.height)
    let width = min(4, max(1, side * 0.07))
    let center = rect.center
    let square = Rect(
      x: center.x + direction * side * 0.12 - side * 0.2, y: center.y - side * 0.08, width: side * 0.4,
      height: side * 0.4)
    return [
      .fill(
        .circle(center.moved(byX: -direction * side * 0.1, y: -side * 0.1), radius: side * 0.24), tint.opacity(0.35)),
      .stroke(.rect(square, radius: side * 0.08), Stroke(tint, width: width)),
    ]
  }
}
