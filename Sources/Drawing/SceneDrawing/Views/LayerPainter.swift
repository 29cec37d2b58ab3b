internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// A painter that draws the shadow and border of a view's layer (`CALayer`).
struct LayerPainter {
  let view: ResolvedView
  let frame: Rect

  /// The number of steps of a fading shadow. More would not be distinguishable.
  private static let steps = 12

  /// Returns the shadow of the view's background. Empty if the background is transparent or the view clips it.
  func shadow(under ground: Color?) -> [DrawingCommand] {
    guard let shadow = view.appearance.ownLayer?.shadow, let ground, ground.alpha > 0, !view.appearance.clipsSubviews
    else {
      return []
    }
    let color = shadow.color?.color ?? .black
    let opacity = shadow.opacity * color.alpha * ground.alpha
    let place = frame.moved(byX: shadow.offset.width, y: shadow.offset.height)
    guard shadow.radius > 0 else {
      return [.fill(.rect(place, radius: view.appearance.cornerRadius), color.opacity(opacity))]
    }
    var covered = 0.0
    return (0..<Self.steps).map { step in
      let share = (Double(step) + 0.5) / Double(Self.steps)
      // Each rectangle adds, to those around it, the amount by which a blurred edge is stronger at its distance.
      let wanted = opacity * share * share * (3 - 2 * share)
      let added = (wanted - covered) / (1 - covered)
      covered = wanted
      let reach = shadow.radius * 1.8 * (1 - 2 * share)
      let outline = Shape.rect(place.grown(by: reach), radius: max(0, view.appearance.cornerRadius + reach))
      return .fill(outline, color.opacity(min(1, max(0, added))))
    }
  }

  /// Returns the border inside the edges, above the contents of the view.
  func border() -> [DrawingCommand] {
    let width = min(view.appearance.borderWidth, min(frame.width, frame.height) / 2)
    guard width > 0 else { return [] }
    let outline = Shape.rect(frame.inset(width / 2), radius: max(0, view.appearance.cornerRadius - width / 2))
    return [.stroke(outline, Stroke(view.appearance.layer.borderColor?.color ?? .black, width: width))]
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved outwards, or inwards for a negative distance, at most to the middle.
  fileprivate func grown(by distance: Double) -> Rect {
    guard distance < 0 else { return inset(by: EdgeInsets(all: -distance)) }
    return inset(-distance)
  }
}
