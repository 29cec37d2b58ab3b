internal import AutoLayout
internal import Drawing
internal import Geometry
internal import Scenes

/// Shows views whose document records another frame than the one that constraints give them: dashed where Auto Layout
/// puts the view, a plain outline where the document has it, and between them how far that is off (specification
/// DRW-05, DRW-06).
struct MisplacementsLayer {
  let layout: Layout
  let pen: OverlayPen

  /// The layer, or nothing where no view is misplaced.
  func commands() -> [DrawingCommand] {
    let marks = layout.misplacedFrames.map { view in
      DrawingCommand.group(.init("misplacement", title: view.title), outlines(view) + badges(view))
    }
    return marks.isEmpty ? [] : [.group(.init("expected"), marks)]
  }

  private func outlines(_ view: MisplacedFrame) -> [DrawingCommand] {
    [
      .stroke(.rect(view.actual), Stroke(pen.palette.background, width: 3 * pen.lineWidth)),
      .stroke(.rect(view.actual), Stroke(pen.palette.ambiguous, width: pen.lineWidth)),
      .stroke(.rect(view.expected), pen.expectedStroke),
    ]
  }

  private func badges(_ view: MisplacedFrame) -> [DrawingCommand] {
    guard pen.style.showsNumbers else { return [] }
    return view.misplacement.badges.flatMap { badge -> [DrawingCommand] in
      pen.capsule(badge.text, pen.palette.ambiguous, center: view.place(of: badge.quantity))
    }
  }
}

/// A misplaced view with both of its frames in root coordinates.
struct MisplacedFrame: Hashable {
  let misplacement: Misplacement
  let actual: Rect
  let expected: Rect
  let title: String

  /// Where the number of a difference stands: between the edges that differ, sizes at the edge that they move.
  func place(of quantity: Misplacement.Quantity) -> Point {
    switch quantity {
    case .x: Point(x: (actual.minX + expected.minX) / 2, y: actual.midY)
    case .y: Point(x: actual.midX, y: (actual.minY + expected.minY) / 2)
    case .width: Point(x: (actual.maxX + expected.maxX) / 2, y: expected.midY)
    case .height: Point(x: expected.midX, y: (actual.maxY + expected.maxY) / 2)
    }
  }
}

extension Layout {
  /// The visible views that a finding calls misplaced.
  var misplacedFrames: [MisplacedFrame] {
    findings.filter { $0.code == Finding.misplacedCode }.flatMap { finding in
      finding.views.filter(isShown).compactMap { misplacedFrame(of: $0, finding.message) }
    }
  }

  private func misplacedFrame(of view: Int, _ title: String) -> MisplacedFrame? {
    guard let recorded = resolved.views[safely: view]?.recordedFrame, let frame = frames[safely: view],
      let expected = absoluteFrames[safely: view], let misplacement = Misplacement(actual: recorded, expected: frame)
    else { return nil }
    let actual = recorded.moved(byX: expected.minX - frame.minX, y: expected.minY - frame.minY)
    return MisplacedFrame(misplacement: misplacement, actual: actual, expected: expected, title: title)
  }
}
