internal import Drawing
internal import Geometry

/// The size of an image in whole pixels, within the limits of the rasterizer.
struct SurfaceSize: Sendable, Hashable {
  /// The longest side, in pixels.
  static let longestSide = 16_384
  /// The maximum number of pixels of an image, which take 400 MB.
  static let mostPixels = 100_000_000

  /// The number of columns, at least 1.
  let width: Int
  /// The number of rows, at least 1.
  let height: Int

  /// Creates the size of a picture in pixels, rounded up. An excess of less than a millionth of a pixel is a rounding
  /// error and ignored.
  ///
  /// - Throws: ``RasterizingError`` if the picture has no size or the image would be too large.
  init(_ size: Size, scale: Double) throws(RasterizingError) {
    guard scale.isFinite, scale > 0 else {
      throw RasterizingError(
        message: "a picture cannot be drawn at \(scale) pixels per point: use a scale greater than zero")
    }
    let columns = (size.width * scale - 1e-6).rounded(.up)
    let rows = (size.height * scale - 1e-6).rounded(.up)
    guard columns >= 1, rows >= 1, columns.isFinite, rows.isFinite else {
      throw RasterizingError(message: "a picture of \(size.width) × \(size.height) points is empty")
    }
    guard columns <= Double(Self.longestSide), rows <= Double(Self.longestSide),
      columns * rows <= Double(Self.mostPixels)
    else {
      throw RasterizingError(
        message: """
          a picture of \(size.width) × \(size.height) points at \(scale) pixels per point is too large: an image has \
          at most \(Self.longestSide) pixels per side and \(Self.mostPixels / 1_000_000) million in all; choose a lower \
          scale, or a smaller device or sheet
          """)
    }
    width = Int(columns)
    height = Int(rows)
  }
}
