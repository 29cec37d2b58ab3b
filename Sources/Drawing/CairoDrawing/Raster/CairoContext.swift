internal import CCairo
internal import Drawing
internal import Geometry

/// Draws on an image; all lengths are points of the current space.
struct CairoContext: ~Copyable {
  /// The context.
  let pointer: OpaquePointer

  /// A context whose points are `scale` pixels.
  ///
  /// - Throws: ``RasterizingError`` where cairo refuses.
  init(_ surface: borrowing CairoSurface, scale: Double) throws(RasterizingError) {
    try self.init(drawingOn: surface.pointer, scale: scale)
  }

  /// A context for a surface of cairo's whose points are `scale` of the surface's units.
  ///
  /// - Throws: ``RasterizingError`` where cairo refuses.
  init(drawingOn surface: OpaquePointer, scale: Double) throws(RasterizingError) {
    guard let pointer = cairo_create(surface) else {
      throw RasterizingError(message: "Cairo could not start drawing: out of memory.")
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

  /// Fails if anything drawn so far failed.
  func check() throws(RasterizingError) { try CairoStatus.check(cairo_status(pointer)) }

  /// Fills an outline that can be drawn.
  func fill(_ shape: Shape, _ color: Color) {
    setSource(color)
    trace(shape)
    cairo_fill(pointer)
  }

  /// Draws a line that can be drawn along an outline that can be drawn.
  func stroke(_ shape: Shape, _ stroke: Stroke) {
    setSource(stroke.color)
    cairo_set_line_width(pointer, Self.bounded(stroke.width))
    cairo_set_line_cap(pointer, stroke.hasRoundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    let dashes = stroke.isDashed ? stroke.dashes.map(Self.bounded) : []
    cairo_set_dash(pointer, dashes, Int32(clamping: dashes.count), 0)
    trace(shape)
    cairo_stroke(pointer)
  }

  /// Begins a part that ``restore()`` ends: its clip and space hold until then.
  func save() { cairo_save(pointer) }

  /// Ends the part that ``save()`` began.
  func restore() { cairo_restore(pointer) }

  /// Draws only within an outline from now on; one that cannot be drawn lets nothing through.
  func clip(to shape: Shape) {
    if shape.isDrawable { trace(shape) }
    cairo_clip(pointer)
  }

  /// Makes a place the origin and `scale` points one; a scale that is zero or no number lets nothing through.
  func enterSpace(at origin: Point, scale: Double) {
    guard origin.isFinite, scale.isFinite, abs(scale) > Self.smallestScale, abs(scale) < Self.largestLength else {
      cairo_clip(pointer)
      return
    }
    cairo_translate(pointer, Self.bounded(origin.x), Self.bounded(origin.y))
    cairo_scale(pointer, scale, scale)
  }

  /// Begins a part that is drawn on its own and laid over the rest by ``endGroup(opacity:)``.
  func beginGroup() { cairo_push_group(pointer) }

  /// Lays the part over the rest.
  func endGroup(opacity: Double) {
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, max(0, opacity))
  }

  /// Draws in a colour from now on.
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

  /// The farthest place from the origin at which anything is drawn, in points: cairo counts pixels in 24 bits.
  private static let largestLength = 1_000_000.0
  /// The smallest scale of a space; a picture is nothing at this size.
  private static let smallestScale = 1e-6

  /// A component from 0 to 1; what is no number counts as 0.
  private static func component(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

  /// A length that cairo can count.
  static func bounded(_ length: Double) -> Double {
    max(-largestLength, min(largestLength, length))
  }
}
