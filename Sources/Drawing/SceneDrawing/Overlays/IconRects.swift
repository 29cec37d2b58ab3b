internal import Geometry
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// The frames of small pictures, in root coordinates: those of image views, and of buttons without a title.
  var iconRects: [Rect] {
    visibleViews.compactMap { view in
      guard let frame = absoluteFrames[safely: view], let content = resolved.views[safely: view]?.content,
        content.isIcon(ofSide: max(frame.width, frame.height))
      else { return nil }
      return frame
    }
  }

  /// The places of strokes of controls and small pictures, in root coordinates, which lines would hide as they would
  /// letters: small image views, the middle of small buttons with a picture, the signs of steppers.
  var signRects: [Rect] {
    visibleViews.flatMap { view -> [Rect] in
      guard let frame = absoluteFrames[safely: view], let content = resolved.views[safely: view]?.content
      else { return [] }
      let isIcon = content.isIcon(ofSide: max(frame.width, frame.height))
      switch content {
      case .image: return isIcon ? [frame] : []
      case .button: return isIcon ? [frame.inset(x: frame.width / 4, y: frame.height / 4)] : []
      case .stepper:
        return [0.25, 0.75].map { share in
          Rect(center: Point(x: frame.minX + share * frame.width, y: frame.midY), width: 16, height: 16)
        }
      default: return []
      }
    }
  }
}

extension ResolvedViews.Content {
  /// True where the content is a picture so small that a label would hide it and lines would cross it out: a symbol may
  /// be larger than a placeholder, of which less is lost.
  ///
  /// - Parameter side: The longest side of the view, in points.
  func isIcon(ofSide side: Double) -> Bool {
    switch self {
    case .image(let image): side <= (image.isSymbol ? 96 : 64)
    case .button(let button): button.image != nil && button.title.isEmpty && side <= 96
    default: false
    }
  }
}
