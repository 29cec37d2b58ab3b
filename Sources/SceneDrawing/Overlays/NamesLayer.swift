internal import Drawing
internal import Geometry
internal import Scenes

/// Writes the name of each view at its upper left corner.
struct NamesLayer {
  let layout: Layout
  let pen: OverlayPen

  func commands() -> [DrawingCommand] {
    guard pen.style.showsNumbers else { return [] }
    let font = Font(pointSize: pen.style.length(9, atLeast: 9), weight: .medium)
    let look = TextPainter.Style(font: font, color: pen.palette.frame)
    let names = layout.visibleViews.flatMap { index -> [DrawingCommand] in
      guard index > 0, let frame = layout.absoluteFrames[safely: index], let view = layout.resolved.views[safely: index]
      else { return [] }
      let height = font.pointSize + 3
      let width = pen.text.width(of: view.displayName, font) + 6
      let ground = Rect(x: frame.minX, y: frame.minY, width: width, height: height)
      return [.fill(.rect(ground, radius: 2), pen.palette.background.opacity(0.85))]
        + pen.text.run(view.displayName, look, in: ground.inset(x: 3, y: 0), baseline: ground.maxY - 4)
    }
    return [.group(.init("names"), names)]
  }
}
