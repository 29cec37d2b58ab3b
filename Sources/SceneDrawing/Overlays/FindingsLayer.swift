internal import Drawing
internal import Geometry
internal import Scenes

/// Marks the views that findings are about: an outline where their place is open or wrong, a badge at their corner.
struct FindingsLayer {
  let layout: Layout
  let pen: OverlayPen

  func commands() -> [DrawingCommand] {
    let marks = layout.findings.filter { $0.severity > .note }.flatMap { finding in
      finding.views.filter(layout.isShown).flatMap { mark($0, finding) }
    }
    return [.group(.init("findings"), marks)]
  }

  private func mark(_ view: Int, _ finding: Finding) -> [DrawingCommand] {
    guard let frame = layout.absoluteFrames[safely: view] else { return [] }
    let kind = FindingKind(finding)
    // The constraints of a conflict carry its sign themselves; their views need no second one.
    if kind == .conflict, pen.style.overlays.contains(.constraints) { return [] }
    let ink = kind == .conflict ? pen.palette.conflict : pen.palette.ambiguous
    let outline = DrawingCommand.stroke(.rect(frame), stroke(kind, ink))
    let badge = pen.badge(kind.sign, ink, center: place(kind, in: frame), radius: radius)
    return [.group(.init("finding", title: finding.message), (kind == .truncated ? [] : [outline]) + badge)]
  }

  private func stroke(_ kind: FindingKind, _ ink: Color) -> Stroke {
    let width = 1.75 * pen.lineWidth
    return kind == .ambiguous
      ? Stroke(ink, width: width, dashes: [0, 2.2 * width], hasRoundCaps: true) : Stroke(ink, width: width)
  }

  private var radius: Double { pen.style.length(7, atLeast: 4.5) }

  /// Where the text ends for cut text, else at the upper corner on the trailing side; always within the picture.
  private func place(_ kind: FindingKind, in frame: Rect) -> Point {
    let size = layout.resolved.rootSize
    let y = kind == .truncated ? frame.midY : frame.minY
    return Point(
      x: max(radius, min(frame.maxX, size.width - radius)), y: max(radius, min(y, size.height - radius)))
  }
}
