internal import Drawing
internal import Geometry

/// A painter of simple and frequent commands without cairo: boxes, outlines of boxes, horizontal and vertical lines,
/// and text.
///
/// Everything else is left to cairo: translucent groups, commands that a clip intersects, and all other shapes.
final class DirectPainter {
  /// The coordinate space of commands.
  private struct Space {
    /// The pixels per point.
    var scale: Double
    /// The origin in pixels.
    var x = 0.0
    var y = 0.0
    /// The clips in pixels. Drawing is restricted to their intersection.
    var clips: [RoundedBox] = []
    /// Whether cairo must paint everything.
    var isForCairo = false
  }

  private let canvas: PixelCanvas
  private let glyphs: GlyphMaskCache
  private let boxes: BoxPainter
  private var space: Space
  private var outerSpaces: [Space] = []
  /// The value of all pixels as long as only backgrounds were painted. Only the last one is visible, so painting is
  /// deferred.
  private var ground: UInt32?

  /// Creates a painter for an image with `scale` pixels per point.
  ///
  /// `background` is the color of the background, on white.
  init(_ canvas: PixelCanvas, scale: Double, background: Color, boxes: BoxPainter, glyphs: GlyphMaskCache) {
    self.canvas = canvas
    self.boxes = boxes
    self.glyphs = glyphs
    space = Space(scale: scale)
    let color = PixelColor(background)
    ground = color.mixed(into: 0xFFFF_FFFF, opacity: UInt32(color.opacity(covering: 1)))
  }

  /// Paints the deferred background. Call before cairo draws, and at the end.
  func finish() {
    if let ground { canvas.clear(to: ground) }
    ground = nil
  }

  // MARK: Spaces

  /// Begins the content of a command that contains others.
  func enter(_ command: DrawingCommand) {
    outerSpaces.append(space)
    switch command {
    case .group(let group, _): if group.opacity < 1 { space.isForCairo = true }
    case .clip(let shape, _):
      if let box = box(of: shape), !box.isEmpty { space.clips.append(box) } else { space.isForCairo = true }
    case .placed(let origin, let scale, _):
      space.x += origin.x * space.scale
      space.y += origin.y * space.scale
      space.scale *= scale
      if !(space.scale > 0 && space.scale.isFinite && space.x.isFinite && space.y.isFinite) { space.isForCairo = true }
    case .fill, .stroke, .text, .image: break
    }
  }

  /// Ends the content of the command that was entered last.
  func leave() { if let outer = outerSpaces.popLast() { space = outer } }

  // MARK: Painting

  /// Fills a drawable shape.
  ///
  /// - Returns: Whether it was painted.
  func fill(_ shape: Shape, _ color: Color) -> Bool {
    guard !space.isForCairo, let box = box(of: shape) else { return false }
    if box.isEmpty { return true }
    if ground != nil, space.clips.isEmpty, box.radius <= 0, color.alpha >= 1, box.contains(everything) {
      ground = PixelColor(color).pixel
      return true
    }
    finish()
    boxes.paint(box, within: space.clips, PixelColor(color), on: canvas)
    return true
  }

  /// Draws a drawable stroke along a drawable shape.
  ///
  /// - Returns: Whether it was painted.
  func stroke(_ shape: Shape, _ stroke: Stroke) -> Bool {
    guard !space.isForCairo else { return false }
    if let pieces = StrokePieces(of: shape, stroke).pieces { return paint(pieces, PixelColor(stroke.color)) }
    let half = stroke.width / 2 * space.scale
    guard !stroke.isDashed, let box = box(of: shape), !box.isEmpty else { return false }
    let outer = box.grown(by: half)
    guard outer.isFinite, isInsideClips(outer) else { return false }
    finish()
    boxes.paint(outer, without: box.grown(by: -half), PixelColor(stroke.color), on: canvas)
    return true
  }

  private func paint(_ pieces: [StrokePieces.Piece], _ color: PixelColor) -> Bool {
    guard pieces.allSatisfy({ box(of: $0.rect, radius: $0.radius).isFinite }) else { return false }
    finish()
    for piece in pieces {
      let box = box(of: piece.rect, radius: piece.radius)
      if !box.isEmpty { boxes.paint(box, within: space.clips, color, on: canvas) }
    }
    return true
  }

  /// Draws glyphs at a position on the baseline.
  ///
  /// `size` is the font size, in points.
  ///
  /// - Returns: Whether they were painted.
  func show(_ text: ShapedText, at origin: Point, size: Double, _ color: Color) -> Bool {
    guard !space.isForCairo else { return false }
    let (x, y) = (space.x + origin.x * space.scale, space.y + origin.y * space.scale)
    if isBeyondImage(text, size: size, y: y) { return true }
    guard abs(x) < Self.farthest, abs(y) < Self.farthest,
      let placed = glyphs.masks(of: text, size: size, x: x, y: y, scale: space.scale)
    else { return false }
    if !space.clips.isEmpty, !placed.allSatisfy({ isInsideClips($0.box) }) { return false }
    finish()
    let color = PixelColor(color)
    for glyph in placed { glyph.paint(color, on: canvas) }
    return true
  }

  /// Whether glyphs on a baseline are above or below the image. A label that leaves the screen may have thousands of
  /// lines beyond it.
  private func isBeyondImage(_ text: ShapedText, size: Double, y: Double) -> Bool {
    let reach = Self.glyphReach * size * space.scale
    guard y + reach < 0 || y - reach > Double(canvas.height) else { return false }
    return text.runs.allSatisfy { $0.glyphs.allSatisfy { abs($0.y) < reach / 2 / space.scale } }
  }

  /// How far glyphs may be from their baseline, in font sizes. Glyphs of ordinary fonts reach less than two, and marks
  /// above marks a few.
  private static let glyphReach = 8.0

  /// The largest coordinate that is painted here, in pixels.
  private static let farthest = 1_000_000.0

  /// The whole image.
  private var everything: RoundedBox {
    RoundedBox(left: 0, top: 0, right: Double(canvas.width), bottom: Double(canvas.height), radius: 0)
  }

  private func isInsideClips(_ box: RoundedBox) -> Bool { space.clips.allSatisfy { $0.contains(box) } }

  /// Returns a shape as a box in pixels. Nil if it is not a box.
  private func box(of shape: Shape) -> RoundedBox? {
    let (rect, radius): (Rect, Double)
    switch shape {
    case .rect(let sharp): (rect, radius) = (sharp, 0)
    case .roundedRect(let rounded, let corner):
      (rect, radius) = (rounded, Shape.cornerRadius(corner, of: rounded))
    case .ellipse(let circle) where circle.width == circle.height: (rect, radius) = (circle, circle.width / 2)
    case .ellipse, .line, .polygon, .path: return nil
    }
    guard shape.isDrawable else { return nil }
    let box = box(of: rect, radius: radius)
    return box.isFinite ? box : nil
  }

  private func box(of rect: Rect, radius: Double) -> RoundedBox {
    RoundedBox(
      left: space.x + rect.minX * space.scale, top: space.y + rect.minY * space.scale,
      right: space.x + rect.maxX * space.scale, bottom: space.y + rect.maxY * space.scale,
      radius: radius * space.scale)
  }
}
