public import Foundation
internal import Geometry
internal import Scenes

/// A drawing context. It records the steps of drawing code, which pictures show. No layout depends on it.
public final class CGContext: NSObject {
  public var interpolationQuality = CGInterpolationQuality.default
  /// The current transform from points to the context.
  public private(set) var ctm = CGAffineTransform.identity
  private var state = State()
  private var saved: [(state: State, ctm: CGAffineTransform, depth: Int)] = []
  /// The open clips, the outermost first. The first one is the entire drawing.
  private var open: [Frame] = [Frame(end: .whole)]
  private var path = CGMutablePath()

  /// The attributes of later drawing.
  private struct State {
    var fill = Color(red: 0, green: 0, blue: 0)
    var stroke = Color(red: 0, green: 0, blue: 0)
    var line = LineLook()
    var alpha: CGFloat = 1
    var shadow: Shadow?
  }

  private struct Shadow {
    var offset: CGSize
    var color: Color
  }

  /// The attributes of lines.
  struct LineLook {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var dashes: [CGFloat] = []
  }

  /// Steps inside a clip, or with an opacity.
  fileprivate struct Frame {
    enum End {
      case whole
      case clip([CGPath.Element])
      case layer(opacity: CGFloat)
    }
    let end: End
    var steps: [ViewDrawing.Step] = []
  }

  /// The steps that were drawn so far.
  var steps: [ViewDrawing.Step] {
    var frames = open
    while frames.count > 1, let last = frames.popLast() { frames[frames.count - 1].steps += last.closed }
    return frames[0].steps
  }

  // MARK: - State

  public func saveGState() { saved.append((state, ctm, open.count)) }
  /// Restores the state that was saved last.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    (state, ctm) = (last.state, last.ctm)
    while open.count > last.depth, open.count > 1 { closeFrame() }
  }
  private func closeFrame() {
    guard open.count > 1, let last = open.popLast() else { return }
    open[open.count - 1].steps += last.closed
  }

  /// Moves the origin of later drawing, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Scales what is drawn afterwards.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Rotates what is drawn afterwards, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms what is drawn afterwards.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  public func setFillColor(_ color: CGColor) { state.fill = color.geometryColor }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.geometryColor }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the shadow of the next fills. Blurred shadows are not drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    let color = color?.geometryColor ?? Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    state.shadow = color.alpha > 0 && blur == 0 ? Shadow(offset: offset, color: color) : nil
  }

  // MARK: - Paths

  public func beginPath() { path = CGMutablePath() }
  /// Closes the current subpath with a line to its start.
  public func closePath() { path.closeSubpath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds an arc. `clockwise` refers to Core Graphics' coordinates, so it is the opposite of the direction on a
  /// screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }
  /// Whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }
  private func takePath() -> CGPath {
    defer { beginPath() }
    return path
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  public func strokePath() { stroke(takePath()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }
  public func fill(_ rect: CGRect) { fill(CGPath.rectangle(rect), .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(CGPath.rectangle(rect)) }
  /// Draws the outline of a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var look = state.line
    look.width = width
    stroke(CGPath.rectangle(rect), look)
  }
  /// Does nothing, because drawings have no holes.
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) { fill(CGPath.oval(in: rect), .winding) }
  /// Draws the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath.oval(in: rect)) }
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for (number, point) in points.enumerated() { number % 2 == 0 ? lines.move(to: point) : lines.addLine(to: point) }
    stroke(lines)
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(CGPath.rectangle(rect)) }
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(path)
  }
  /// Clips later drawing to the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath()) }

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    saveGState()
    open.append(Frame(end: .layer(opacity: state.alpha)))
    state.alpha = 1
  }
  public func endTransparencyLayer() { restoreGState() }

  // MARK: - Steps

  private func add(_ steps: [ViewDrawing.Step]) { open[open.count - 1].steps += steps }

  private func mapped(_ elements: [CGPath.Element]) -> [PathElement] { elements.drawn(by: ctm) }

  func fill(_ path: CGPath, _ rule: CGPathFillRule, alpha: CGFloat = 1) {
    guard !path.isEmpty else { return }
    let color = state.fill.opacity(Double(state.alpha * alpha) * state.fill.alpha)
    let outlines = rule == .evenOdd ? [path.elements] : path.windingOutlines
    if let shadow = state.shadow {
      let moved = ctm.concatenating(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height))
      add(outlines.map { .fill($0.drawn(by: moved), shadow.color) })
    }
    if outlines.count > 1, color.alpha < 1 {
      let opaque = color.opacity(1)
      add([.group(opacity: color.alpha, outlines.map { .fill(mapped($0), opaque) })])
    } else {
      add(outlines.map { .fill(mapped($0), color) })
    }
  }

  func stroke(_ path: CGPath, _ look: LineLook? = nil, alpha: CGFloat = 1) {
    guard !path.isEmpty else { return }
    let look = look ?? state.line
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    let line = ViewDrawing.Line(
      state.stroke.opacity(Double(state.alpha * alpha) * state.stroke.alpha), width: Double(look.width * scale),
      dashes: look.dashes.map { Double($0 * scale) }, hasRoundCaps: look.cap == .round)
    add([.stroke(mapped(path.elements), line)])
  }

  func clip(_ path: CGPath) {
    open.append(Frame(end: .clip(path.elements.map { $0.changed { $0.applying(ctm) } })))
  }

  /// Draws steps in the coordinates of the code.
  func draw(_ steps: [ViewDrawing.Step], alpha: CGFloat = 1) {
    let mapped = steps.mapped(by: ctm)
    let opacity = Double(state.alpha * alpha)
    add(opacity < 1 ? [.group(opacity: opacity, mapped)] : mapped)
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { draw(gradient, start, end, isRadial: false) }

  /// Draws circles around the center of the end circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { draw(gradient, endCenter, CGPoint(x: endCenter.x + endRadius, y: endCenter.y), isRadial: true) }

  private func draw(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, isRadial: Bool) {
    let clip = open.reversed().lazy.compactMap { frame -> CGRect? in
      guard case .clip(let elements) = frame.end else { return nil }
      let path = CGPath()
      path.elements = elements
      return path.boundingBoxOfPath
    }.first
    let (start, end) = (start.applying(ctm), end.applying(ctm))
    let all = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    let rect = clip ?? extent ?? all
    let drawn = ViewDrawing.Gradient(gradient.stops, from: Point(start), to: Point(end), isRadial: isRadial)
    add([.gradient(drawn, in: Rect(rect))])
  }

  /// The rectangle of the drawing, in points.
  var extent: CGRect?

  /// Does nothing, because there are no images with pixels.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

extension CGContext.Frame {
  /// The steps as one step of the enclosing frame.
  fileprivate var closed: [ViewDrawing.Step] {
    guard !steps.isEmpty else { return [] }
    switch end {
    case .whole: return steps
    case .clip(let elements): return [.clip(elements.drawn(by: .identity), steps)]
    case .layer(let opacity): return opacity < 1 ? [.group(opacity: Double(opacity), steps)] : steps
    }
  }
}
