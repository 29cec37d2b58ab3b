package import Drawing
internal import Findings
package import Geometry
internal import SceneLayouts
package import Scenes
package import Typography

/// A mark of overlays with its meaning, for the legend of a sheet.
package enum LegendMark: Int, Sendable, Hashable, CaseIterable {
  case required
  case optional
  case alignment
  case inequality
  case equalSize
  case multiple
  case sideRatio
  case conflict
  case ambiguous
  case truncated
  case other
  case misplaced
  case frame
  case alignmentRect
  case baseline
  case contentSize
  case safeArea
  case guide
  case involved
  case distance

  /// The meaning of the mark.
  package var words: String {
    switch self {
    case .required: "space or size"
    case .optional: "optional (below 1000)"
    case .alignment: "alignment"
    case .inequality: "at least, at most"
    case .equalSize: "equal sizes"
    case .multiple: "multiple of another"
    case .sideRatio: "width to height"
    case .conflict: "conflict"
    case .ambiguous: "ambiguous"
    case .truncated: "truncated text"
    case .other: "see findings"
    case .misplaced: "misplaced: dashed where Auto Layout puts it"
    case .frame: "frame"
    case .alignmentRect: "alignment rectangle"
    case .baseline: "baseline"
    case .contentSize: "size of the content"
    case .safeArea: "safe area"
    case .guide: "margins and guides"
    case .involved: "view of the constraint"
    case .distance: "distance to the neighbor"
    }
  }

  /// Returns the mark as it looks in pictures of a style, in a rectangle of about 44 × 18 points.
  package func commands(
    in rect: Rect, style: LayoutDrawingStyle, appearance: Appearance, measuringTextWith measurer: any TextMeasuring
  ) -> [DrawingCommand] {
    var sample = style
    sample.scale = 1
    let pen = OverlayPen(sample, appearance: appearance, text: TextPainter(measurer: measurer))
    let outline = Shape.rect(rect.inset(x: 6, y: 1))
    switch self {
    case .required, .optional, .alignment, .inequality, .equalSize, .multiple, .sideRatio, .conflict, .ambiguous:
      return constraint(in: rect, pen)
    case .truncated: return pen.badge(.ellipsis, pen.palette.ambiguous, center: rect.center, radius: 7)
    case .other: return pen.badge(.exclamation, pen.palette.ambiguous, center: rect.center, radius: 7)
    case .frame: return [.stroke(outline, pen.frameStroke)]
    case .misplaced: return [.stroke(outline, pen.expectedStroke)]
    case .alignmentRect: return [.stroke(outline, pen.alignmentRectStroke)]
    case .baseline:
      return [
        .stroke(.line(Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY)), pen.baselineStroke)
      ]
    case .contentSize:
      let reach = 9.0
      let ends = (Point(x: rect.midX - reach, y: rect.midY), Point(x: rect.midX + reach, y: rect.midY))
      return [.stroke(.line(ends.0, ends.1), Stroke(pen.palette.ink, width: 2))]
    case .safeArea: return [.stroke(outline, pen.safeAreaStroke)]
    case .guide: return [.stroke(outline, pen.guideStroke)]
    case .involved: return pen.involvedTint(rect.inset(x: 6, y: 1))
    case .distance:
      return pen.distance(
        from: Point(x: rect.minX, y: rect.midY), to: Point(x: rect.maxX, y: rect.midY), words: "8")
    }
  }

  private var sampleLabel: String {
    switch self {
    case .inequality: "≥"
    case .equalSize: "="
    case .multiple: "×2"
    case .sideRatio: "2:1"
    default: ""
    }
  }

  private func constraint(in rect: Rect, _ pen: OverlayPen) -> [DrawingCommand] {
    let state: ConstraintMark.State = self == .conflict ? .conflict : self == .ambiguous ? .ambiguous : .satisfied
    let mark = ConstraintMark(
      constraint: 0, form: self == .alignment ? .line : .iBeam, axis: .horizontal, start: rect.minX + 1,
      end: rect.maxX - 1, position: rect.midY, room: rect.midY...rect.midY, state: state,
      isOptional: self == .optional, label: sampleLabel)
    guard let size = pen.labelSize(of: mark) else { return pen.line(mark) }
    let place = Rect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    return pen.line(mark) + pen.label(mark, in: place)
  }
}

extension Layout {
  /// Returns the marks that occur in the picture of the layout in a style.
  ///
  /// `views` are the drawn views, if they exist already.
  package func legendMarks(style: LayoutDrawingStyle, views: DrawnViews? = nil) -> Set<LegendMark> {
    var marks: Set<LegendMark> = []
    if style.overlays.contains(.constraints) {
      marks.formUnion(Self.legendMarks(of: constraintMarks(views), showsNumbers: style.showsNumbers))
    }
    if style.overlays.contains(.findings) { marks.formUnion(findingMarks(style)) }
    if style.overlays.contains(.frames), visibleViews.count > 1 { marks.insert(.frame) }
    if style.overlays.contains(.alignmentRects), hasAlignmentRects { marks.insert(.alignmentRect) }
    if style.overlays.contains(.misplacements), !misplacedFrames.isEmpty { marks.insert(.misplaced) }
    if style.overlays.contains(.baselines), !baselines.isEmpty { marks.insert(.baseline) }
    if style.overlays.contains(.contentSizes), !contentSizes.isEmpty { marks.insert(.contentSize) }
    if style.overlays.contains(.guides), resolved.safeArea != .zero { marks.insert(.safeArea) }
    if style.overlays.contains(.guides), hasGuides { marks.insert(.guide) }
    if let name = style.involvedConstraint, !rectsInvolved(inConstraintCalled: name).isEmpty { marks.insert(.involved) }
    if let name = style.measuredView, !measuredViews(called: name).isEmpty { marks.insert(.distance) }
    return marks
  }

  private static func legendMarks(of constraints: [ConstraintMark], showsNumbers: Bool) -> Set<LegendMark> {
    var marks: Set<LegendMark> = []
    for mark in constraints {
      switch mark.state {
      case .conflict: marks.insert(.conflict)
      case .ambiguous: marks.insert(.ambiguous)
      case .satisfied: marks.insert(mark.isOptional ? .optional : mark.form == .line ? .alignment : .required)
      }
      guard showsNumbers else { continue }
      if mark.label.contains("≥") || mark.label.contains("≤") { marks.insert(.inequality) }
      if mark.label.hasPrefix("=") { marks.insert(.equalSize) }
      if mark.label.contains("×") { marks.insert(.multiple) }
      if mark.label.contains(":") { marks.insert(.sideRatio) }
    }
    return marks
  }

  private func findingMarks(_ style: LayoutDrawingStyle) -> Set<LegendMark> {
    let kinds = findings.filter { $0.views.contains(where: isShown) && style.showsBadges(of: $0) }
      .compactMap(FindingKind.init(marking:))
    return Set(
      kinds.map { kind in
        switch kind {
        case .conflict, .error: .conflict
        case .ambiguous: .ambiguous
        case .truncated: .truncated
        case .warning, .note, .expected: .other
        }
      })
  }
}
