internal import CCairo
internal import Drawing

/// An opaque cairo image with four bytes per pixel, blue first.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer
  /// The size in pixels.
  let size: SurfaceSize
  /// The bytes from one row to the next.
  let stride: Int
  /// The memory of the pixels, which outlives the surface.
  let buffer: PixelBuffer

  /// Creates an image in a buffer. Its pixels are undefined.
  ///
  /// - Throws: ``RasterizingError`` if cairo fails.
  init(size: SurfaceSize, buffer: PixelBuffer) throws(RasterizingError) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(size.width)))
    buffer.reserve(stride * size.height)
    pointer = try CairoStatus.usable(
      cairo_image_surface_create_for_data(
        buffer.bytes.baseAddress, CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height), Int32(stride)),
      "an image")
    self.size = size
    self.stride = stride
    self.buffer = buffer
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The pixels, row by row from the top. Consecutive rows are ``stride`` bytes apart.
  var pixels: UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(cairo_image_surface_get_data(pointer)).assumingMemoryBound(to: UInt32.self)
  }

  /// Prepares the pixels for painting without cairo. Call this first.
  func beginPainting() { cairo_surface_flush(pointer) }

  /// Notifies cairo that the pixels have changed. Call this before cairo draws again.
  func endPainting() { cairo_surface_mark_dirty(pointer) }

  /// Returns the pixels of a row, from left to right. The row must be within the image.
  func row(_ index: Int) -> UnsafePointer<UInt32> {
    let start = UnsafeRawPointer(cairo_image_surface_get_data(pointer) + index * stride)
    return start.assumingMemoryBound(to: UInt32.self)
  }

  /// The pixels, row by row from the top, in the format of a bitmap.
  var opaquePixels: [UInt32] {
    Array(unsafeUninitializedCapacity: size.width * size.height) { values, count in
      for index in 0..<size.height {
        let row = row(index)
        // Cairo leaves the highest byte undefined.
        for column in 0..<size.width { values.initializeElement(at: count + column, to: row[column] | 0xFF00_0000) }
        count += size.width
      }
    }
  }
}

/// Functions that check the status of cairo calls.
enum CairoStatus {
  /// - Throws: ``RasterizingError`` with cairo's message if a call has failed.
  static func check(_ status: cairo_status_t) throws(RasterizingError) {
    if status != CAIRO_STATUS_SUCCESS { throw error(status) }
  }

  /// Returns a new surface, which the caller destroys.
  ///
  /// - Parameter words: The requested object, for the message: `an image`.
  /// - Throws: ``RasterizingError`` if cairo could not create it. On failure, cairo returns an inert object.
  static func usable(_ surface: OpaquePointer?, _ words: String) throws(RasterizingError) -> OpaquePointer {
    guard let surface else { throw RasterizingError(message: "cairo cannot create \(words): out of memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw error(status)
    }
    return surface
  }

  /// Returns the error of a status, with cairo's message.
  static func error(_ status: cairo_status_t) -> RasterizingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error"
    return RasterizingError(message: "cairo cannot draw the picture: \(reason)")
  }
}
