internal import CCairo
internal import Drawing
internal import Geometry

/// A PDF document that cairo is writing. It contains no date.
struct CairoPDFDocument: ~Copyable {
  /// The surface for the pages.
  let pointer: OpaquePointer
  private let stream = CairoByteStream()

  /// Creates a document without pages.
  ///
  /// - Parameter title: The title of the document.
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(title: String) throws(RasterizingError) {
    pointer = try CairoStatus.usable(
      cairo_pdf_surface_create_for_stream(CairoByteStream.write, stream.pointer, 1, 1), "a document")
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Begins a page, with its size in paper points.
  func beginPage(_ size: Size) { cairo_pdf_surface_set_size(pointer, size.width, size.height) }

  func endPage() { cairo_surface_show_page(pointer) }

  /// Ends the document and returns its bytes.
  ///
  /// - Throws: ``RasterizingError`` if anything has failed.
  consuming func finish() throws(RasterizingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return stream.bytes
  }
}
