internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The overlay layer that draws the name of each view at its top left corner, or at another corner if signs or other
/// names are there.
struct NamesLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The labels of constraints and the badges of findings, which names avoid.
  let occupied: [Rect]

  /// A point of the final picture: names have the same size in it at any scale.
  private var unit: Double { pen.style.picturePoint }

  private var font: Font { Font(pointSize: 9 * unit, weight: .medium) }

  func commands() -> [DrawingCommand] {
    guard pen.style.showsNumbers else { return [] }
    var occupied = occupied
    var names: [DrawingCommand] = []
    for index in layout.visibleViews where index > 0 {
      guard let frame = layout.absoluteFrames[safely: index], let view = layout.resolved.views[safely: index]
      else { continue }
      let ground = place(for: view.displayName, of: frame, occupied)
      occupied.append(ground)
      names += name(view.displayName, on: ground)
    }
    return [.group(.init("names"), names)]
  }

  private func name(_ name: String, on ground: Rect) -> [DrawingCommand] {
    let look = TextPainter.Style(font: font, color: pen.palette.ink)
    return [.fill(.rect(ground, radius: 2 * unit), pen.palette.background.opacity(0.85))]
      + pen.text.run(name, look, in: ground.inset(x: 3 * unit, y: 0), baseline: ground.maxY - 4 * unit)
  }

  /// Returns the first free position at a corner of the frame, inside or next to it, or the top left corner if none is
  /// free.
  private func place(for name: String, of frame: Rect, _ occupied: [Rect]) -> Rect {
    let size = Size(width: pen.text.width(of: name, font) + 6 * unit, height: 12 * unit)
    let screen = Rect(origin: .zero, size: layout.resolved.rootSize)
    let right = frame.maxX - size.width
    let bottom = frame.maxY - size.height
    let corners = [
      (frame.minX, frame.minY), (right, frame.minY), (frame.minX, bottom), (right, bottom),
      (frame.minX, frame.minY - size.height), (frame.minX, frame.maxY), (frame.maxX, frame.minY),
    ]
    let places = corners.map { Rect(origin: Point(x: $0.0, y: $0.1), size: size) }
    let free = places.first { screen.contains($0, tolerance: 0.5) && $0.isFree(of: occupied) }
    return free ?? Rect(origin: frame.origin, size: size)
  }
}
