internal import Geometry
internal import Scenes

extension ImageContent {
  /// Returns the frame of the image in a view for its content mode (`UIView.ContentMode`).
  func place(in rect: Rect) -> Rect {
    guard let size, size.width > 0, size.height > 0 else { return isSymbol ? Self.square(in: rect) : rect }
    let ratios = (rect.width / size.width, rect.height / size.height)
    let scale =
      switch mode {
      case .scaleAspectFit: min(ratios.0, ratios.1)
      case .scaleAspectFill: max(ratios.0, ratios.1)
      default: 1.0
      }
    if mode == .scaleToFill { return rect }
    let place = size.scaled(by: scale)
    let shares = mode.shares
    return Rect(
      x: rect.minX + (rect.width - place.width) * shares.left, y: rect.minY + (rect.height - place.height) * shares.top,
      width: place.width, height: place.height)
  }

  /// Whether the image exceeds its view.
  func overflows(_ rect: Rect) -> Bool {
    let place = place(in: rect)
    let tolerance = 1e-9
    return place.minX < rect.minX - tolerance || place.maxX > rect.maxX + tolerance
      || place.minY < rect.minY - tolerance || place.maxY > rect.maxY + tolerance
  }

  private static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension ImageContent.Mode {
  /// The fractions of the free space on the left and at the top.
  fileprivate var shares: (left: Double, top: Double) {
    let left =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let top =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return (left, top)
  }
}
