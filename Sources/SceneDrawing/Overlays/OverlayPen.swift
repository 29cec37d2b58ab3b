internal import Drawing
internal import Geometry
internal import Scenes

/// Draws lines, badges and labels of overlays in the colours and sizes of a style.
struct OverlayPen {
  let style: LayoutDrawingStyle
  let palette: OverlayPalette
  let text: TextPainter

  init(_ style: LayoutDrawingStyle, appearance: Appearance, text: TextPainter) {
    self.style = style
    self.palette = OverlayPalette(style.palette, appearance: appearance)
    self.text = text
  }

  /// The width of overlay lines, in points of the layout.
  var lineWidth: Double { style.length(1, atLeast: 1) }

  /// The colour of a state.
  func color(_ state: ConstraintMark.State) -> Color {
    switch state {
    case .satisfied: palette.satisfied
    case .ambiguous: palette.ambiguous
    case .conflict: palette.conflict
    }
  }

  // MARK: Lines

  /// The line of a constraint with its halo: solid, dashed where optional, dotted where ambiguous, double in conflict.
  func line(_ mark: ConstraintMark) -> [DrawingCommand] {
    let segment = Shape.line(mark.point(at: mark.start), mark.point(at: mark.end))
    let strokes = strokes(of: mark)
    let caps = mark.form == .beam ? self.caps(of: mark) : []
    let haloWidth = (mark.state == .conflict ? 3 : 1) * lineWidth + 2 * lineWidth
    let halo =
      [DrawingCommand.stroke(segment, Stroke(palette.background, width: haloWidth))]
      + caps.map { .stroke($0, Stroke(palette.background, width: 3 * lineWidth)) }
    let ink = Stroke(color(mark.state), width: lineWidth)
    return halo + strokes + caps.map { .stroke($0, ink) }
  }

  private func strokes(of mark: ConstraintMark) -> [DrawingCommand] {
    let ink = color(mark.state)
    switch mark.state {
    case .satisfied:
      let dashes = mark.isOptional ? [4 * lineWidth, 3 * lineWidth] : []
      return [stroke(mark, Stroke(ink, width: lineWidth, dashes: dashes))]
    case .ambiguous:
      let dots = Stroke(ink, width: 1.5 * lineWidth, dashes: [0, 3.5 * lineWidth], hasRoundCaps: true)
      return [stroke(mark, dots)]
    case .conflict:
      let dashes = mark.isOptional ? [4 * lineWidth, 3 * lineWidth] : []
      let double = Stroke(ink, width: lineWidth, dashes: dashes)
      return [-lineWidth, lineWidth].map { stroke(mark, double, offset: $0) }
    }
  }

  private func stroke(_ mark: ConstraintMark, _ stroke: Stroke, offset: Double = 0) -> DrawingCommand {
    .stroke(.line(mark.point(at: mark.start, offset: offset), mark.point(at: mark.end, offset: offset)), stroke)
  }

  private func caps(of mark: ConstraintMark) -> [Shape] {
    let reach = style.length(3.5, atLeast: 2.5)
    return [mark.start, mark.end].map {
      .line(mark.point(at: $0, offset: -reach), mark.point(at: $0, offset: reach))
    }
  }

  // MARK: Labels

  /// The font of numbers; never below 9 points of the picture.
  private var labelFont: Font { Font(pointSize: style.length(10, atLeast: 9), weight: .medium) }

  /// Whether numbers can be read at the scale.
  private var showsNumbers: Bool { style.scale >= 0.6 }

  private func sign(of mark: ConstraintMark) -> Sign? {
    switch mark.state {
    case .satisfied: nil
    case .ambiguous: .question
    case .conflict: .cross
    }
  }

  /// The size of the label of a mark, or nil where it has none at the scale.
  func labelSize(of mark: ConstraintMark) -> Size? {
    let sign = sign(of: mark)
    let words = showsNumbers ? mark.label : ""
    guard sign != nil || !words.isEmpty else { return nil }
    let height = labelHeight
    let wordsWidth = words.isEmpty ? 0 : text.width(of: words, labelFont) + height * 0.7
    return Size(
      width: max(height, (sign == nil ? 0 : height) + wordsWidth - (sign == nil ? 0 : height * 0.2)), height: height)
  }

  private var labelHeight: Double { style.length(14, atLeast: 9) }

  /// A capsule with the sign of trouble and the words of a mark.
  func label(_ mark: ConstraintMark, in rect: Rect) -> [DrawingCommand] {
    let ink = color(mark.state)
    let outline = Shape.capsule(rect)
    var commands: [DrawingCommand] = [
      .fill(.capsule(rect.inset(-lineWidth)), palette.background), .stroke(outline, Stroke(ink, width: lineWidth)),
    ]
    var wordsArea = rect
    if let sign = sign(of: mark) {
      commands += badge(sign, ink, center: Point(x: rect.minX + rect.height / 2, y: rect.midY), radius: rect.height / 2)
      wordsArea = Rect(
        left: rect.minX + rect.height, top: rect.minY, right: rect.maxX - rect.height * 0.1, bottom: rect.maxY)
    }
    guard showsNumbers, !mark.label.isEmpty else { return commands }
    let look = TextPainter.Style(font: labelFont, color: palette.frame, alignment: .center)
    return commands + text.run(mark.label, look, in: wordsArea, baseline: rect.midY + labelFont.pointSize * 0.36)
  }

  /// A disc with a sign.
  func badge(_ sign: Sign, _ color: Color, center: Point, radius: Double) -> [DrawingCommand] {
    [.fill(.circle(center, radius: radius), color)]
      + sign.commands(center: center, radius: radius * 0.5, color: palette.background)
  }
}
