internal import CCairo
internal import Drawing

/// Owns an image of cairo's: opaque, four bytes a pixel, blue first.
struct CairoSurface: ~Copyable {
  /// The surface.
  let pointer: OpaquePointer
  /// The size in pixels.
  let size: SurfaceSize
  /// The bytes from one row to the next.
  let stride: Int
  /// The memory of the pixels, which outlives the surface.
  let buffer: PixelBuffer

  /// An image in a buffer, whose pixels are not defined yet.
  ///
  /// - Throws: ``RasterizingError`` where cairo refuses.
  init(size: SurfaceSize, buffer: PixelBuffer) throws(RasterizingError) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(size.width)))
    buffer.reserve(stride * size.height)
    guard
      let pointer = cairo_image_surface_create_for_data(
        buffer.bytes.baseAddress, CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height), Int32(stride))
    else { throw RasterizingError(message: "Cairo could not create an image: out of memory.") }
    // Cairo hands out an object that does nothing where it failed.
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw CairoStatus.error(status)
    }
    self.pointer = pointer
    self.size = size
    self.stride = stride
    self.buffer = buffer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The pixels, row by row from the top; ``stride`` is from one to the next.
  var pixels: UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(cairo_image_surface_get_data(pointer)).assumingMemoryBound(to: UInt32.self)
  }

  /// Must come before anything but cairo paints on the pixels.
  func beginPainting() { cairo_surface_flush(pointer) }

  /// Must come before cairo draws again.
  func endPainting() { cairo_surface_mark_dirty(pointer) }

  /// The pixels of a row, from left to right; the row must be one of the image.
  func row(_ index: Int) -> UnsafePointer<UInt32> {
    let start = UnsafeRawPointer(cairo_image_surface_get_data(pointer) + index * stride)
    return start.assumingMemoryBound(to: UInt32.self)
  }
}

/// The success or failure of cairo's work.
enum CairoStatus {
  /// - Throws: ``RasterizingError`` with cairo's words where something went wrong.
  static func check(_ status: cairo_status_t) throws(RasterizingError) {
    if status != CAIRO_STATUS_SUCCESS { throw error(status) }
  }

  /// The error of a status, in cairo's words.
  static func error(_ status: cairo_status_t) -> RasterizingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
    return RasterizingError(message: "Cairo could not draw the picture: \(reason).")
  }
}
