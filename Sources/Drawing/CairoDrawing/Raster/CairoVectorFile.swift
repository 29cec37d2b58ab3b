internal import CCairo
internal import Drawing
internal import Geometry

/// A PDF document or an SVG file that cairo is writing.
struct CairoVectorFile: ~Copyable {
  /// The surface for the pages or the picture.
  let pointer: OpaquePointer
  private let stream = CairoByteStream()

  /// Creates a PDF document without pages. It contains no date.
  ///
  /// - Parameter title: The title of the document.
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(pdfTitled title: String) throws(RasterizingError) {
    pointer = try CairoStatus.usable(
      cairo_pdf_surface_create_for_stream(CairoByteStream.write, stream.pointer, 1, 1), "a document")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
  }

  /// Creates an SVG file for a picture of a size in points, which are CSS pixels. Letters are outlines.
  ///
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(svgOf size: Size) throws(RasterizingError) {
    pointer = try CairoStatus.usable(
      cairo_svg_surface_create_for_stream(
        CairoByteStream.write, stream.pointer, CairoContext.bounded(size.width), CairoContext.bounded(size.height)),
      "an SVG file")
    cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Begins a page of a PDF document, with its size in paper points.
  func beginPage(_ size: Size) { cairo_pdf_surface_set_size(pointer, size.width, size.height) }

  func endPage() { cairo_surface_show_page(pointer) }

  /// Ends the file and returns its bytes.
  ///
  /// - Throws: ``RasterizingError`` if anything has failed.
  consuming func finish() throws(RasterizingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return stream.bytes
  }
}
