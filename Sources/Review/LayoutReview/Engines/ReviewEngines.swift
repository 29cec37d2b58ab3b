public import Drawing
public import ReviewPlans
public import Typography

/// A factory for the engines that measure text and draw; each worker has its own.
///
/// They are passed in, so that a review can run, and be tested, without any C library.
public struct ReviewEngines: Sendable {
  /// A function that makes an engine that measures text.
  package var makeTextMeasurer: @Sendable () throws -> any TextMeasuring
  /// A function that makes an engine that rasterizes pictures as PNG files.
  package var makeRasterizer: @Sendable () throws -> any Rasterizing
  /// A function that compresses bytes in zlib's format; nil if that fails.
  package var compress: @Sendable ([UInt8]) -> [UInt8]?

  /// A function that decodes the bytes of an image to the pixels that are visible, given a digest of the bytes and the
  /// columns and rows to draw; nil to draw no artwork.
  package var decodeArtwork: ImageDecoder?
  /// A function that encodes an image as a file; nil if that fails.
  package var encodeImage: ImageEncoder

  /// Creates engines made by these functions, which are called once for each worker. By default nothing is compressed
  /// and no artwork is drawn.
  public init(
    makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    makeRasterizer: @escaping @Sendable () throws -> any Rasterizing,
    compress: @escaping @Sendable ([UInt8]) -> [UInt8]? = { _ in nil },
    decodeArtwork: ImageDecoder? = nil,
    encodeImage: @escaping ImageEncoder = { _ in nil }
  ) {
    self.decodeArtwork = decodeArtwork
    let files = ImageFileLibrary(encodingWith: encodeImage)
    self.encodeImage = { files.file(of: $0) }
    self.makeTextMeasurer = makeTextMeasurer
    self.makeRasterizer = makeRasterizer
    self.compress = compress
  }
}
