internal import CCairo
internal import Drawing
internal import Geometry

/// A context that draws on an image. All lengths are in points of the current space.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// Creates a context with `scale` pixels per point.
  ///
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(_ surface: borrowing CairoSurface, scale: Double) throws(RasterizingError) {
    try self.init(drawingOn: surface.pointer, scale: scale)
  }

  /// Creates a context for a cairo surface with `scale` units per point.
  ///
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(drawingOn surface: OpaquePointer, scale: Double) throws(RasterizingError) {
    guard let pointer = cairo_create(surface) else {
      throw RasterizingError(message: "cairo cannot start drawing: out of memory")
    }
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(pointer)
      throw CairoStatus.error(status)
    }
    self.pointer = pointer
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_scale(pointer, scale, scale)
  }

  deinit { cairo_destroy(pointer) }

  /// Throws if any drawing so far has failed.
  func check() throws(RasterizingError) { try CairoStatus.check(cairo_status(pointer)) }

  /// Fills a drawable shape.
  func fill(_ shape: Shape, _ color: Color) {
    setSource(color)
    trace(shape)
    cairo_fill(pointer)
  }

  /// Draws a drawable stroke along a drawable shape.
  func stroke(_ shape: Shape, _ stroke: Stroke) {
    setSource(stroke.color)
    cairo_set_line_width(pointer, Self.bounded(stroke.width))
    cairo_set_line_cap(pointer, stroke.hasRoundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    let dashes = stroke.isDashed ? stroke.dashes.map(Self.bounded) : []
    cairo_set_dash(pointer, dashes, Int32(clamping: dashes.count), 0)
    trace(shape)
    cairo_stroke(pointer)
  }

  /// Saves the clip and space, which ``restore()`` restores.
  func save() { cairo_save(pointer) }

  /// Restores the clip and space.
  func restore() { cairo_restore(pointer) }

  /// Restricts drawing to a shape. A shape that is not drawable clips everything.
  func clip(to shape: Shape) {
    if shape.isDrawable { trace(shape) }
    cairo_clip(pointer)
  }

  /// Moves the origin and sets the points per unit. A scale that is zero or not a number clips everything.
  func enterSpace(at origin: Point, scale: Double) {
    guard origin.isFinite, scale.isFinite, abs(scale) > Self.smallestScale, abs(scale) < Self.largestLength else {
      cairo_clip(pointer)
      return
    }
    cairo_translate(pointer, Self.bounded(origin.x), Self.bounded(origin.y))
    cairo_scale(pointer, scale, scale)
  }

  /// Begins a group, which ``endGroup(opacity:)`` composites as a whole.
  func beginGroup() { cairo_push_group(pointer) }

  /// Composites the group with an opacity.
  func endGroup(opacity: Double) {
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, max(0, opacity))
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      pointer, Self.component(color.red), Self.component(color.green), Self.component(color.blue),
      Self.component(color.alpha))
  }

  private func trace(_ shape: Shape) {
    cairo_new_path(pointer)
    if case .rect(let rect) = shape {
      let (left, top) = (Self.bounded(rect.minX), Self.bounded(rect.minY))
      cairo_rectangle(pointer, left, top, Self.bounded(rect.maxX) - left, Self.bounded(rect.maxY) - top)
    } else {
      for element in shape.outline { trace(element) }
    }
  }

  private func trace(_ element: PathElement) {
    switch element {
    case .move(let point): cairo_move_to(pointer, Self.bounded(point.x), Self.bounded(point.y))
    case .line(let point): cairo_line_to(pointer, Self.bounded(point.x), Self.bounded(point.y))
    case .curve(let first, let second, let end):
      cairo_curve_to(
        pointer, Self.bounded(first.x), Self.bounded(first.y), Self.bounded(second.x), Self.bounded(second.y),
        Self.bounded(end.x), Self.bounded(end.y))
    case .close: cairo_close_path(pointer)
    }
  }

  /// The largest coordinate, in points: cairo counts pixels in 24 bits.
  private static let largestLength = 1_000_000.0
  /// The smallest scale of a space, at which a picture is invisible.
  private static let smallestScale = 1e-6

  /// Returns a component from 0 to 1. NaN becomes 0.
  private static func component(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

  /// Returns a length within cairo's limits.
  static func bounded(_ length: Double) -> Double {
    max(-largestLength, min(largestLength, length))
  }
}
