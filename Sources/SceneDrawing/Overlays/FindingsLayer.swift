internal import Drawing
internal import Geometry
internal import Scenes

/// Marks the views that findings are about: an outline where their place is open or wrong, a badge at their corner.
struct FindingsLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The labels of constraints and the letters of views, which badges keep off.
  let occupied: [Rect]

  /// Where a badge may move to, in steps of its width, the nearest first.
  private static let steps = [
    (0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1), (-2, 0), (0, 2), (2, 0), (0, -2),
    (2, 1), (1, 2), (2, -1), (0, 3), (3, 0),
  ].map { Point(x: $0.0, y: $0.1) }

  func commands() -> [DrawingCommand] {
    var occupied = occupied
    var marks: [DrawingCommand] = []
    for finding in layout.findings where finding.severity > .note {
      let kind = FindingKind(finding)
      // The constraints of a conflict carry its sign themselves; their views need no second one.
      if kind == .conflict, pen.style.overlays.contains(.constraints) { continue }
      for view in finding.views where layout.isShown(view) {
        guard let frame = layout.absoluteFrames[safely: view] else { continue }
        let place = freePlace(kind, in: frame, occupied)
        occupied.append(place)
        // Misplaced views have outlines of their own.
        let hasOutline = kind != .truncated && finding.code != Finding.misplacedCode
        marks.append(mark(kind, frame: frame, hasOutline: hasOutline, badge: place, title: finding.message))
      }
    }
    return [.group(.init("findings"), marks)]
  }

  private func mark(
    _ kind: FindingKind, frame: Rect, hasOutline: Bool, badge: Rect, title: String
  ) -> DrawingCommand {
    let ink = kind == .conflict || kind == .error ? pen.palette.conflict : pen.palette.ambiguous
    let outline = DrawingCommand.stroke(.rect(frame), stroke(kind, ink))
    let disc = pen.badge(kind.sign, ink, center: badge.center, radius: radius)
    return .group(.init("finding", title: title), (hasOutline ? [outline] : []) + disc)
  }

  private func stroke(_ kind: FindingKind, _ ink: Color) -> Stroke {
    let width = 1.75 * pen.lineWidth
    return kind == .ambiguous
      ? Stroke(ink, width: width, dashes: [0, 2.2 * width], hasRoundCaps: true) : Stroke(ink, width: width)
  }

  private var radius: Double { pen.style.length(7, atLeast: 4.5) }

  /// At the lower right corner for cut text, else at the upper right one; some steps away where other badges lie there.
  private func freePlace(_ kind: FindingKind, in frame: Rect, _ occupied: [Rect]) -> Rect {
    let corner = Point(x: frame.maxX, y: kind == .truncated ? frame.maxY : frame.minY)
    let step = 2 * radius + 1
    let places = Self.steps.map { disc(at: corner.moved(byX: $0.x * step, y: $0.y * step)) }
    let free = places.first { place in !occupied.contains { $0.intersection(place) != nil } }
    return free ?? disc(at: corner)
  }

  /// The square around a badge at a point, moved into the picture.
  private func disc(at center: Point) -> Rect {
    let size = layout.resolved.rootSize
    let x = max(0, min(center.x - radius, size.width - 2 * radius))
    let y = max(0, min(center.y - radius, size.height - 2 * radius))
    return Rect(x: x, y: y, width: 2 * radius, height: 2 * radius)
  }
}
