internal import CCairo
internal import Drawing
internal import Geometry

/// An SVG file that cairo is writing. Letters are outlines.
struct CairoSVGFile: ~Copyable {
  /// The surface for the picture.
  let pointer: OpaquePointer
  private let stream = CairoByteStream()

  /// Creates a file for a picture of a size in points, which are CSS pixels.
  ///
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(size: Size) throws(RasterizingError) {
    pointer = try CairoStatus.usable(
      cairo_svg_surface_create_for_stream(
        CairoByteStream.write, stream.pointer, CairoContext.bounded(size.width), CairoContext.bounded(size.height)),
      "an SVG file")
    cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Ends the file and returns its bytes.
  ///
  /// - Throws: ``RasterizingError`` if anything has failed.
  consuming func finish() throws(RasterizingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return stream.bytes
  }
}
