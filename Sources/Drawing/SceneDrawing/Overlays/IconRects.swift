internal import Geometry
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// The frames of small pictures, in root coordinates: image views, and buttons without a title.
  var iconRects: [Rect] {
    visibleViews.compactMap { view in
      guard let frame = absoluteFrames[safely: view], let content = resolved.views[safely: view]?.content,
        content.isIcon(ofSide: max(frame.width, frame.height))
      else { return nil }
      return frame
    }
  }

  /// The frames of small pictures and parts of controls that lines would hide like letters, in root coordinates: small
  /// image views, the middle of small buttons with an image, and the signs of steppers.
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
  /// Whether the content is a picture so small that a label would hide it and lines would cross it out. The
  /// limit for symbols is higher than that for placeholders.
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
