internal import CCairo
internal import Drawing
internal import Geometry

/// A PDF document that cairo is writing. It contains no date.
struct CairoPDFDocument: ~Copyable {
  /// The surface for the pages.
  let pointer: OpaquePointer
  private let bytes: Bytes

  /// The bytes written so far.
  private final class Bytes {
    var all: [UInt8] = []
  }

  /// Creates a document without pages.
  ///
  /// - Parameter title: The title of the document.
  /// - Throws: ``RasterizingError`` if cairo fails.
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
      throw RasterizingError(message: "cairo cannot create a document: out of memory")
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

  /// Begins a page, with its size in paper points.
  func beginPage(_ size: Size) { cairo_pdf_surface_set_size(pointer, size.width, size.height) }

  /// Ends the page.
  func endPage() { cairo_surface_show_page(pointer) }

  /// Ends the document and returns its bytes.
  ///
  /// - Throws: ``RasterizingError`` if anything has failed.
  consuming func finish() throws(RasterizingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return bytes.all
  }
}
