import CCairo

/// A PNG file as cairo and libpng read it: an independent referee of what was written.
struct DecodedImage {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  private let pixels: [UInt32]

  /// Reads a file, or fails where libpng refuses it.
  init?(_ file: [UInt8]) {
    let source = Source(file)
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(Source.read, Unmanaged.passUnretained(source).toOpaque())
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      pixels += UnsafeBufferPointer(start: start, count: width)
    }
    self.pixels = pixels
  }

  /// The colour of a pixel as CSS writes it, without the number sign.
  func color(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFFFFFF }

  /// The columns and rows that are not white, as left, top, right and bottom; nil where all are.
  var inkBounds: (left: Int, top: Int, right: Int, bottom: Int)? {
    let ink = pixels.indices.filter { pixels[$0] & 0xFFFFFF != 0xFFFFFF }
    guard let first = ink.first, let last = ink.last else { return nil }
    let columns = ink.map { $0 % width }
    return (columns.min() ?? 0, first / width, columns.max() ?? 0, last / width)
  }

  private final class Source {
    private var rest: ArraySlice<UInt8>

    init(_ file: [UInt8]) { rest = file[...] }

    static let read: cairo_read_func_t = { closure, target, count in
      guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
      guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
      _ = UnsafeMutableBufferPointer(start: target, count: Int(count)).update(
        fromContentsOf: source.rest.prefix(Int(count)))
      source.rest = source.rest.dropFirst(Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }
}
