internal import Drawing
internal import Findings
internal import Geometry
internal import LayoutRules
internal import SceneLayouts

/// The overlay layer that marks the views with findings: an outline if their position is ambiguous or wrong, and a
/// badge at their corner.
struct FindingsLayer {
  private struct Mark {
    var kind: FindingKind
    var frame: Rect
    var badge: Rect
    var hasOutline: Bool
    var title: String
  }

  private let layout: Layout
  private let pen: OverlayPen
  private var marks: [Mark] = []

  /// The candidate positions of a badge, in steps of its width, nearest first.
  private static let steps = [
    (0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1), (-2, 0), (0, 2), (2, 0), (0, -2),
    (2, 1), (1, 2), (2, -1), (0, 3), (3, 0), (-3, 0), (0, -3), (3, 1), (3, -1), (4, 0), (-4, 0), (4, 1), (4, -1),
    (5, 0), (-5, 0), (6, 0), (-6, 0),
  ].map { Point(x: $0.0, y: $0.1) }

  /// Creates the layer of a layout.
  ///
  /// `occupied` are the labels of constraints and the letters of views, which badges avoid.
  init(layout: Layout, pen: OverlayPen, occupied: [Rect]) {
    self.layout = layout
    self.pen = pen
    let findings = layout.findings.flatMap(\.unfolded)
    // Most layouts have no findings, and then nothing is placed.
    var occupied = RectIndex(findings.isEmpty ? [] : occupied)
    for finding in findings {
      guard let kind = FindingKind(marking: finding), pen.style.showsBadges(of: finding) else { continue }
      for view in finding.views where layout.isShown(view) {
        guard let frame = layout.absoluteFrames[safely: view] else { continue }
        let place = freePlace(kind, in: frame, occupied)
        occupied.insert(place)
        // Misplaced views have their own outlines.
        let hasOutline = kind != .truncated && finding.code != MisplacedViewRule.code
        marks.append(Mark(kind: kind, frame: frame, badge: place, hasOutline: hasOutline, title: finding.message.text))
      }
    }
  }

  /// The squares around the badges.
  var badges: [Rect] { marks.map(\.badge) }

  /// Returns the outlines, and above them the badges, so that outlines of other views do not cross them.
  func commands() -> [DrawingCommand] {
    let outlines = marks.filter(\.hasOutline).map { mark in
      DrawingCommand.stroke(.rect(mark.frame), stroke(mark.kind, ink(of: mark)))
    }
    let badges = marks.map { mark in
      let disc = pen.badge(mark.kind.sign, ink(of: mark), center: mark.badge.center, radius: radius)
      return DrawingCommand.group(.init("finding", title: mark.title), disc)
    }
    return [.group(.init("findings"), outlines + badges)]
  }

  private func ink(of mark: Mark) -> Color {
    mark.kind == .conflict || mark.kind == .error ? pen.palette.conflict : pen.palette.ambiguous
  }

  private func stroke(_ kind: FindingKind, _ ink: Color) -> Stroke {
    let width = 1.75 * pen.lineWidth
    return kind == .ambiguous
      ? Stroke(ink, width: width, dashes: [0, 2.2 * width], hasRoundCaps: true) : Stroke(ink, width: width)
  }

  private var radius: Double { pen.style.length(7, atLeast: 4.5) }

  /// Returns the position of a badge: the bottom right corner for truncated text, otherwise the top right corner, moved
  /// away from other badges.
  private func freePlace(_ kind: FindingKind, in frame: Rect, _ occupied: RectIndex) -> Rect {
    let corner = Point(x: frame.maxX, y: kind == .truncated ? frame.maxY : frame.minY)
    let step = 2 * radius + 1
    let places = Self.steps.map { disc(at: corner.moved(byX: $0.x * step, y: $0.y * step)) }
    return places.first { $0.isFree(of: occupied) } ?? disc(at: corner)
  }

  /// Returns the square around a badge at a point, moved into the picture.
  private func disc(at center: Point) -> Rect {
    let size = layout.resolved.rootSize
    let x = max(0, min(center.x - radius, size.width - 2 * radius))
    let y = max(0, min(center.y - radius, size.height - 2 * radius))
    return Rect(x: x, y: y, width: 2 * radius, height: 2 * radius)
  }
}

extension LayoutDrawingStyle {
  /// Whether a finding has badges at its views. False if other marks show it.
  func showsBadges(of finding: Finding) -> Bool {
    // Conflicting constraints have the sign themselves, so their views need none.
    if FindingKind(marking: finding) == .conflict { return !overlays.contains(.constraints) }
    // Misplaced views have numbers if these are legible.
    if finding.code == MisplacedViewRule.code { return !overlays.contains(.misplacements) || !showsNumbers }
    return true
  }
}
