internal import Drawing
internal import Geometry

/// Paints without cairo what is simple and frequent: boxes, outlines of boxes, lines that are level or upright, and text.
///
/// All else is left to cairo: anything in a group that is laid over the rest as a whole, what a clip cuts
/// through, and all other outlines.
final class DirectPainter {
  /// The space that commands are in.
  private struct Space {
    /// Pixels of a point.
    var scale: Double
    /// The origin in pixels.
    var x = 0.0
    var y = 0.0
    /// The outlines that cut away what does not lie within all of them, in pixels.
    var clips: [RoundedBox] = []
    /// Tells whether cairo paints everything.
    var isForCairo = false
  }

  private let canvas: PixelCanvas
  private let glyphs: GlyphMaskCache
  private let boxes: BoxPainter
  private var space: Space
  private var outerSpaces: [Space] = []
  /// The value of all pixels, as long as nothing but grounds was painted: of several only the last is seen.
  private var ground: UInt32?

  /// A painter for an image whose points are `scale` pixels.
  ///
  /// - Parameter background: The colour that covers everything, on white.
  init(_ canvas: PixelCanvas, scale: Double, background: Color, boxes: BoxPainter, glyphs: GlyphMaskCache) {
    self.canvas = canvas
    self.boxes = boxes
    self.glyphs = glyphs
    space = Space(scale: scale)
    let color = PixelColor(background)
    ground = color.mixed(into: 0xFFFF_FFFF, opacity: UInt32(color.opacity(covering: 1)))
  }

  /// Paints what was put off; must come before cairo draws, and at the end.
  func finish() {
    if let ground { canvas.clear(to: ground) }
    ground = nil
  }

  // MARK: Spaces

  /// Begins the part of a command that holds others.
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

  /// Ends the part of the command that was entered last.
  func leave() { if let outer = outerSpaces.popLast() { space = outer } }

  // MARK: Painting

  /// Fills an outline that can be drawn.
  ///
  /// - Returns: True where it was painted.
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

  /// Draws a line that can be drawn along an outline that can be drawn.
  ///
  /// - Returns: True where it was painted.
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

  /// Draws glyphs from a place on the baseline.
  ///
  /// - Parameter size: The font size, in points.
  /// - Returns: True where they were painted.
  func show(_ text: ShapedText, at origin: Point, size: Double, _ color: Color) -> Bool {
    guard !space.isForCairo else { return false }
    let (x, y) = (space.x + origin.x * space.scale, space.y + origin.y * space.scale)
    guard abs(x) < Self.farthest, abs(y) < Self.farthest,
      let placed = glyphs.masks(of: text, size: size, x: x, y: y, scale: space.scale)
    else { return false }
    if !space.clips.isEmpty, !placed.allSatisfy({ isInsideClips($0.box) }) { return false }
    finish()
    let color = PixelColor(color)
    for glyph in placed { glyph.paint(color, on: canvas) }
    return true
  }

  /// Beyond this many pixels nothing is painted here.
  private static let farthest = 1_000_000.0

  /// The whole image.
  private var everything: RoundedBox {
    RoundedBox(left: 0, top: 0, right: Double(canvas.width), bottom: Double(canvas.height), radius: 0)
  }

  private func isInsideClips(_ box: RoundedBox) -> Bool { space.clips.allSatisfy { $0.contains(box) } }

  /// An outline in pixels, or nil where it is no box.
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
