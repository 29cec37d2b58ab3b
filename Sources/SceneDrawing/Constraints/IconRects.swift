internal import Geometry
internal import Scenes

extension Layout {
  /// The longest side of a picture that a label would hide, in points.
  private static let longestIconSide = 48.0

  /// Where small pictures are seen, in root coordinates: those of image views, and of buttons without a title.
  var iconRects: [Rect] {
    visibleViews.compactMap { view in
      guard let frame = absoluteFrames[safely: view], max(frame.width, frame.height) <= Self.longestIconSide,
        resolved.views[safely: view]?.content.isPicture ?? false
      else { return nil }
      return frame
    }
  }
}

extension ViewContent {
  fileprivate var isPicture: Bool {
    switch self {
    case .image: true
    case .button(let button): button.image != nil && button.title.text.isEmpty
    default: false
    }
  }
}
