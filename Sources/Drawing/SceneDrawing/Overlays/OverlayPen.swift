internal import Drawing
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A pen that draws the lines, badges and labels of overlays in the colors and sizes of a style.
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

  func color(_ state: ConstraintMark.State) -> Color {
    switch state {
    case .satisfied: palette.satisfied
    case .ambiguous: palette.ambiguous
    case .conflict: palette.conflict
    }
  }

  // MARK: Lines

  /// The outline of frames: medium gray, so that touching letters stand out, and opaque, so that overlapping frames do
  /// not become darker.
  var frameStroke: Stroke {
    Stroke(palette.frame.opacity(0.6).over(palette.background), width: 0.75 * lineWidth)
  }

  /// The outline of alignment rectangles: short dashes.
  var alignmentRectStroke: Stroke {
    Stroke(palette.alignmentRect, width: lineWidth, dashes: [2.5 * lineWidth, 2.5 * lineWidth])
  }

  /// The outline of the safe area: dots.
  var safeAreaStroke: Stroke {
    Stroke(palette.guide, width: lineWidth, dashes: [0, 3 * lineWidth], hasRoundCaps: true)
  }

  /// The lines of other guides: long dashes.
  var guideStroke: Stroke {
    Stroke(palette.guide, width: lineWidth, dashes: [5 * lineWidth, 3 * lineWidth])
  }

  /// The outline where Auto Layout places a misplaced view: dashes.
  var expectedStroke: Stroke {
    Stroke(palette.ambiguous, width: 1.5 * lineWidth, dashes: [4 * lineWidth, 3 * lineWidth])
  }

  /// The baseline of text: short dashes with wide gaps.
  var baselineStroke: Stroke {
    Stroke(palette.alignmentRect, width: lineWidth, dashes: [2 * lineWidth, 4 * lineWidth])
  }

  /// Returns the line of a constraint with its halo: solid, dashed if optional, dotted if ambiguous, double in
  /// conflict.
  ///
  /// `texts` are the frames of letters, which lines avoid.
  func line(_ mark: ConstraintMark, avoiding texts: [Rect] = []) -> [DrawingCommand] {
    let parts = mark.parts(avoiding: texts)
    let ends = mark.capped(parts, avoiding: texts)
    // Half a line width on each side separates a line from pictures without covering adjacent letters and frames.
    let halo = Stroke(palette.background, width: (mark.state == .conflict ? 4 : 2) * lineWidth)
    let capHalo = Stroke(palette.background, width: 2 * lineWidth)
    let ink = Stroke(color(mark.state), width: lineWidth)
    // Pictures have hundreds of lines, so their commands are appended to one array.
    var commands: [DrawingCommand] = []
    commands.reserveCapacity(3 * parts.count + 2 * ends.count)
    for part in parts { commands.append(stroke(mark, part, halo)) }
    for end in ends { commands.append(.stroke(cap(of: mark, at: end), capHalo)) }
    for part in parts { appendStrokes(of: mark, part, to: &commands) }
    for end in ends { commands.append(.stroke(cap(of: mark, at: end), ink)) }
    return commands
  }

  private func appendStrokes(
    of mark: ConstraintMark, _ part: ClosedRange<Double>, to commands: inout [DrawingCommand]
  ) {
    let ink = color(mark.state)
    let dashes = mark.isOptional ? [4 * lineWidth, 3 * lineWidth] : []
    switch mark.state {
    case .satisfied:
      commands.append(stroke(mark, part, Stroke(ink, width: lineWidth, dashes: dashes)))
    case .ambiguous:
      let dots = Stroke(ink, width: 1.5 * lineWidth, dashes: [0, 3.5 * lineWidth], hasRoundCaps: true)
      commands.append(stroke(mark, part, dots))
    case .conflict:
      let line = Stroke(ink, width: lineWidth, dashes: dashes)
      for offset in [-lineWidth, lineWidth] { commands.append(stroke(mark, part, line, offset: offset)) }
    }
  }

  private func stroke(_ mark: ConstraintMark, _ part: ClosedRange<Double>, _ stroke: Stroke, offset: Double = 0)
    -> DrawingCommand
  {
    let ends = (mark.point(at: part.lowerBound, offset: offset), mark.point(at: part.upperBound, offset: offset))
    return .stroke(.line(ends.0, ends.1), stroke)
  }

  private func cap(of mark: ConstraintMark, at end: Double) -> Shape {
    let reach = style.length(3.5, atLeast: 2.5)
    return .line(mark.point(at: end, offset: -reach), mark.point(at: end, offset: reach))
  }

  // MARK: Labels

  /// The font of numbers, at least 9 points in the picture.
  private var labelFont: Font { Font(pointSize: style.length(10, atLeast: 9), weight: .medium) }

  private func sign(of mark: ConstraintMark) -> Sign? {
    switch mark.state {
    case .satisfied: nil
    case .ambiguous: .question
    case .conflict: .cross
    }
  }

  /// Returns the size of a mark's label. Nil if it has none at this scale.
  func labelSize(of mark: ConstraintMark) -> Size? {
    let sign = sign(of: mark)
    let words = style.showsNumbers ? mark.label : ""
    guard sign != nil || !words.isEmpty else { return nil }
    let height = labelHeight
    let wordsWidth = words.isEmpty ? 0 : text.width(of: words, labelFont) + height * 0.7
    return Size(
      width: max(height, (sign == nil ? 0 : height) + wordsWidth - (sign == nil ? 0 : height * 0.2)), height: height)
  }

  private var labelHeight: Double { style.length(14, atLeast: 9) }

  /// Returns a capsule with the sign of a problem and the label of a mark.
  func label(_ mark: ConstraintMark, in rect: Rect) -> [DrawingCommand] {
    let ink = color(mark.state)
    var commands = ground(of: rect, ink)
    var wordsArea = rect
    if let sign = sign(of: mark) {
      commands += badge(sign, ink, center: Point(x: rect.minX + rect.height / 2, y: rect.midY), radius: rect.height / 2)
      wordsArea = Rect(
        left: rect.minX + rect.height, top: rect.minY, right: rect.maxX - rect.height * 0.1, bottom: rect.maxY)
    }
    guard style.showsNumbers, !mark.label.isEmpty else { return commands }
    return commands + words(mark.label, in: wordsArea)
  }

  /// Returns a capsule with words, in full size at any scale. Empty if numbers are hidden.
  func capsule(_ label: String, _ ink: Color, center: Point) -> [DrawingCommand] {
    guard style.showsNumbers else { return [] }
    return capsule(label, ink, in: capsuleRect(label, center: center))
  }

  /// Returns the frame of a capsule with words, centered at a point.
  func capsuleRect(_ label: String, center: Point) -> Rect {
    let width = max(labelHeight, text.width(of: label, labelFont) + labelHeight * 0.7)
    return Rect(center: center, width: width, height: labelHeight)
  }

  /// Returns a capsule with words in its frame.
  func capsule(_ label: String, _ ink: Color, in rect: Rect) -> [DrawingCommand] {
    ground(of: rect, ink) + words(label, in: rect)
  }

  /// Returns the background and outline of a capsule.
  private func ground(of rect: Rect, _ ink: Color) -> [DrawingCommand] {
    [
      .fill(.capsule(rect.inset(-lineWidth)), palette.background),
      .stroke(.capsule(rect), Stroke(ink, width: lineWidth)),
    ]
  }

  private func words(_ words: String, in rect: Rect) -> [DrawingCommand] {
    let look = TextPainter.Style(font: labelFont, color: palette.ink, alignment: .center)
    return text.run(words, look, in: rect, baseline: rect.midY + labelFont.pointSize * 0.36)
  }

  /// Returns a disc with a sign.
  func badge(_ sign: Sign, _ color: Color, center: Point, radius: Double) -> [DrawingCommand] {
    [.fill(.circle(center, radius: radius), color)]
      + sign.commands(center: center, radius: radius * 0.5, color: palette.background)
  }
}
