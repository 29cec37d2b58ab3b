import CCairo
import Drawing
import Foundation

/// The pixels of a PNG file as cairo and libpng read it, which checks our writer independently, or of a picture.
struct DecodedImage {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  private var pixels: [UInt32]

  /// Reads a file. Fails if libpng rejects it.
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

  /// Takes the pixels of a picture.
  init(_ bitmap: Bitmap) { (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels) }

  /// Returns the color of a pixel as `0xRRGGBB`.
  func color(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFFFFFF }

  /// Returns the mean difference to the colors of a part of another image, from 0 to 1. Returns 1 if the other image
  /// does not contain the whole part.
  func meanDifference(from other: DecodedImage, x left: Int, y top: Int) -> Double {
    guard left + width <= other.width, top + height <= other.height else { return 1 }
    var sum = 0
    for row in 0..<height {
      forEachDifference(from: other, at: row * width, and: (top + row) * other.width + left, count: width) {
        let (red, green, blue) = Self.differences($1, $2)
        sum += red + green + blue
      }
    }
    return Double(sum) / Double(width * height * 3 * 255)
  }

  /// The number of pixels that are compared at once.
  private static let span = 16

  /// Calls a function for each pair of different pixels of two runs, with the position of the first one.
  private func forEachDifference(
    from other: DecodedImage, at start: Int, and twin: Int, count: Int, _ body: (Int, UInt32, UInt32) -> Void
  ) {
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        guard let mine = ours.baseAddress, let others = theirs.baseAddress else { return }
        for first in stride(from: 0, to: count, by: Self.span) {
          let length = min(Self.span, count - first)
          // Skips equal pixels quickly, because most of the two pictures is equal.
          let bytes = length * MemoryLayout<UInt32>.stride
          guard memcmp(mine + start + first, others + twin + first, bytes) != 0 else { continue }
          for index in first..<first + length where mine[start + index] != others[twin + index] {
            body(start + index, mine[start + index], others[twin + index])
          }
        }
      }
    }
  }

  /// Returns the differences of two pixels' components.
  private static func differences(_ pixel: UInt32, _ twin: UInt32) -> (red: Int, green: Int, blue: Int) {
    (
      abs(Int(pixel >> 16 & 0xFF) - Int(twin >> 16 & 0xFF)), abs(Int(pixel >> 8 & 0xFF) - Int(twin >> 8 & 0xFF)),
      abs(Int(pixel & 0xFF) - Int(twin & 0xFF))
    )
  }

  /// Returns the number of differing pixels, and a picture of them: red if the images differ, and otherwise pale.
  /// Pixels that only one of the images has count as differing.
  func difference(from other: DecodedImage) -> (count: Int, image: DecodedImage) {
    var marked = self
    var count = max(0, other.width * other.height - width * height)
    for (index, pixel) in pixels.enumerated() {
      let (x, y) = (index % width, index / width)
      let isSame = x < other.width && y < other.height && color(x: x, y: y) == other.color(x: x, y: y)
      if !isSame { count += 1 }
      marked.pixels[index] = isSame ? (pixel >> 2 & 0x3F3F3F) + 0xC0C0C0 : 0xFF0000
    }
    return (count, marked)
  }

  /// Returns the positions of the pixels of which a component differs from an image of the same size by at least a
  /// number.
  func marks(over other: DecodedImage, atLeast least: Int) -> Set<Int> {
    var marks: Set<Int> = []
    forEachDifference(from: other, at: 0, and: 0, count: min(pixels.count, other.pixels.count)) { position, own, twin in
      let (red, green, blue) = Self.differences(own, twin)
      if max(red, green, blue) >= least { marks.insert(position) }
    }
    return marks
  }

  /// Writes a PNG file with cairo's own PNG writer.
  func write(to path: String) {
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
        Int32(4 * width))
      cairo_surface_write_to_png(surface, path)
      cairo_surface_destroy(surface)
    }
  }

  /// The bounds of the pixels that are not white, or nil if all are white.
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
