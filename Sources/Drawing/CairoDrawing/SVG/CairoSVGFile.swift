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
    guard
      let pointer = cairo_svg_surface_create_for_stream(
        CairoByteStream.write, stream.pointer, CairoContext.bounded(size.width), CairoContext.bounded(size.height))
    else { throw RasterizingError(message: "cairo cannot create an SVG file: out of memory") }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw CairoStatus.error(status)
    }
    self.pointer = pointer
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
