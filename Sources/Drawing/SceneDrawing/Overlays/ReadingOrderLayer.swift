internal import AutoLayout
internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The overlay layer that numbers text and controls in the order of a screen reader, and draws the path between them.
struct ReadingOrderLayer {
  let layout: Layout
  let pen: OverlayPen

  private var radius: Double { pen.style.length(8, atLeast: 8) }
  private var font: Font { Font(pointSize: pen.style.length(9, atLeast: 9), weight: .semibold) }

  func commands() -> [DrawingCommand] {
    let frames = layout.readingOrder.compactMap { layout.absoluteFrames[safely: $0] }
    let places = frames.map(place)
    let ink = pen.palette.ink
    let way = zip(places, places.dropFirst()).flatMap { start, end in
      [
        DrawingCommand.stroke(.line(start, end), Stroke(pen.palette.background, width: 3 * pen.lineWidth)),
        DrawingCommand.stroke(.line(start, end), Stroke(ink, width: pen.lineWidth)),
      ]
    }
    let numbers = places.enumerated().flatMap { number, center in disc("\(number + 1)", at: center, ink) }
    return [.group(.init("reading order"), way + numbers)]
  }

  /// Returns the corner of a view where reading begins, moved into the screen. The letters are next to it.
  private func place(in frame: Rect) -> Point {
    let isMirrored = layout.resolved.variant.direction == .rightToLeft
    let size = layout.resolved.rootSize
    return Point(
      x: min(max(isMirrored ? frame.maxX : frame.minX, radius), max(radius, size.width - radius)),
      y: min(max(frame.minY, radius), max(radius, size.height - radius)))
  }

  private func disc(_ number: String, at center: Point, _ ink: Color) -> [DrawingCommand] {
    let words = pen.text.run(
      number, TextPainter.Style(font: font, color: pen.palette.background),
      in: Rect(
        center: center, width: pen.text.width(of: number, font), height: font.pointSize),
      baseline: center.y + 0.36 * font.pointSize)
    return [
      .fill(.circle(center, radius: radius + pen.lineWidth), pen.palette.background),
      .fill(.circle(center, radius: radius), ink),
    ] + words
  }
}
