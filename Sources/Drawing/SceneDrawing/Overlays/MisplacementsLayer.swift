internal import Drawing
internal import Findings
internal import Geometry
internal import LayoutRules
internal import SceneLayouts
internal import Scenes

/// The overlay layer that marks views whose recorded frame differs from the solved one: dashed where Auto Layout places
/// the view, solid where the document has it, with the differences between them (specification DRW-05, DRW-06).
struct MisplacementsLayer {
  let layout: Layout
  let pen: OverlayPen
  /// The labels of constraints and the badges of findings, which numbers avoid.
  let occupied: [Rect]

  /// The candidate positions of a number, in steps of its size, nearest first.
  private static let steps = [
    (0, 0), (0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -2), (0, 2), (-2, 0), (2, 0),
  ].map { Point(x: $0.0, y: $0.1) }

  /// Returns the layer. Empty if no view is misplaced.
  func commands() -> [DrawingCommand] {
    let views = layout.misplacedFrames
    guard !views.isEmpty else { return [] }
    var occupied = occupied
    // Numbers are above the outlines, so that outlines of other views do not cross them.
    let outlines = views.map { DrawingCommand.group(.init("misplacement", title: $0.title), self.outlines($0)) }
    return [.group(.init("expected"), outlines + views.flatMap { badges($0, &occupied) })]
  }

  private func outlines(_ view: MisplacedFrame) -> [DrawingCommand] {
    [
      .stroke(.rect(view.actual), Stroke(pen.palette.background, width: 3 * pen.lineWidth)),
      .stroke(.rect(view.actual), Stroke(pen.palette.ambiguous, width: pen.lineWidth)),
      .stroke(.rect(view.expected), pen.expectedStroke),
    ]
  }

  private func badges(_ view: MisplacedFrame, _ occupied: inout [Rect]) -> [DrawingCommand] {
    guard pen.style.showsNumbers else { return [] }
    var commands: [DrawingCommand] = []
    for badge in view.misplacement.badges {
      let place = freePlace(for: badge.text, at: view.place(of: badge.quantity), occupied)
      occupied.append(place)
      commands += pen.capsule(badge.text, pen.palette.ambiguous, in: place)
    }
    return commands
  }

  /// Returns the nearest free position, or the point itself if none is free. No number is skipped.
  private func freePlace(for words: String, at center: Point, _ occupied: [Rect]) -> Rect {
    let wanted = pen.capsuleRect(words, center: center)
    let screen = Rect(origin: .zero, size: layout.resolved.rootSize)
    let places = Self.steps.map { wanted.moved(byX: $0.x * (wanted.width + 2), y: $0.y * (wanted.height + 2)) }
    return places.first { screen.contains($0) && $0.isFree(of: occupied) } ?? wanted
  }
}

/// A misplaced view with both of its frames, in root coordinates.
struct MisplacedFrame: Hashable {
  let misplacement: Misplacement
  let actual: Rect
  let expected: Rect
  let title: String

  /// Returns the position of a difference's number: between the differing edges, for sizes at the edge that they move.
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
  /// The visible views that findings report as misplaced.
  var misplacedFrames: [MisplacedFrame] {
    findings.filter { $0.code == MisplacedViewRule.code }.flatMap { finding in
      finding.views.filter(isShown).compactMap { misplacedFrame(of: $0, finding.message.text) }
    }
  }

  private func misplacedFrame(of view: Int, _ title: String) -> MisplacedFrame? {
    guard let recorded = resolved.views[safely: view]?.placement.recordedFrame, let frame = frames[safely: view],
      let expected = absoluteFrames[safely: view], let misplacement = Misplacement(actual: recorded, expected: frame)
    else { return nil }
    let actual = recorded.moved(byX: expected.minX - frame.minX, y: expected.minY - frame.minY)
    return MisplacedFrame(misplacement: misplacement, actual: actual, expected: expected, title: title)
  }
}
