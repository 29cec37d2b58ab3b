internal import CCairo
internal import Drawing
internal import Geometry

extension CairoContext {
  /// Draws a drawable bitmap, stretched to its frame. It is averaged when scaled down and interpolated when scaled up.
  func show(_ image: PlacedBitmap) {
    let bitmap = image.bitmap
    guard bitmap.width <= SurfaceSize.longestSide, bitmap.height <= SurfaceSize.longestSide else { return }
    // Cairo only reads the pixels, and drops them when the surface is finished.
    bitmap.pixels.withUnsafeBytes { bytes in
      let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4))
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      cairo_save(pointer)
      paint(surface, of: bitmap, in: image.rect)
      cairo_restore(pointer)
    }
  }

  private func paint(_ surface: OpaquePointer?, of bitmap: Bitmap, in rect: Rect) {
    cairo_translate(pointer, Self.bounded(rect.minX), Self.bounded(rect.minY))
    cairo_scale(
      pointer, Self.bounded(rect.width) / Double(bitmap.width), Self.bounded(rect.height) / Double(bitmap.height))
    cairo_set_source_surface(pointer, surface, 0, 0)
    let pattern = cairo_get_source(pointer)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // Repeats the edge pixels, so that no other color is mixed in.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(pointer, 0, 0, Double(bitmap.width), Double(bitmap.height))
    cairo_fill(pointer)
  }
}
