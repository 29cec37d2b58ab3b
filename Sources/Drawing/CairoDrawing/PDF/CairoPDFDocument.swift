internal import CCairo
internal import Drawing
internal import Geometry

/// Owns a PDF document of cairo's in the making; nothing in it tells when it was made.
struct CairoPDFDocument: ~Copyable {
  /// The surface that pages are drawn on.
  let pointer: OpaquePointer
  private let bytes: Bytes

  /// The bytes that were written so far.
  private final class Bytes {
    var all: [UInt8] = []
  }

  /// A document without pages.
  ///
  /// - Parameter title: The name of the document.
  /// - Throws: ``RasterizingError`` where cairo refuses.
  init(title: String) throws(RasterizingError) {
    let bytes = Bytes()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let bytes = Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue()
      bytes.all.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let closure = Unmanaged.passUnretained(bytes).toOpaque()
    guard let pointer = cairo_pdf_surface_create_for_stream(write, closure, 1, 1) else {
      throw RasterizingError(message: "Cairo could not create a document: out of memory.")
    }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw CairoStatus.error(status)
    }
    self.pointer = pointer
    self.bytes = bytes
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Begins a page of a size, in points of the paper.
  func beginPage(_ size: Size) { cairo_pdf_surface_set_size(pointer, size.width, size.height) }

  /// Ends the page.
  func endPage() { cairo_surface_show_page(pointer) }

  /// Ends the document: its bytes.
  ///
  /// - Throws: ``RasterizingError`` where anything went wrong.
  consuming func finish() throws(RasterizingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return bytes.all
  }
}
