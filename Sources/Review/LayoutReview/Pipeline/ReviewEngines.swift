public import Drawing
public import ReviewPlans
public import Typography

/// Makes the engines that measure text and draw; each worker has its own.
///
/// They are handed in, so that a review can be made, and tested, without any C library.
public struct ReviewEngines: Sendable {
  /// Makes an engine that measures text.
  package var makeTextMeasurer: @Sendable () throws -> any TextMeasuring
  /// Makes an engine that turns pictures into PNG files.
  package var makeRasterizer: @Sendable () throws -> any Rasterizing
  /// Compresses bytes into the format of zlib; nil where that fails.
  package var compress: @Sendable ([UInt8]) -> [UInt8]?

  /// Decodes the bytes of a file to the pixels that are seen, given what stands for the bytes and the columns and rows that
  /// are drawn; nil where no artwork is drawn.
  package var decodeArtwork: ImageDecoder?
  /// Makes a file of pixels, once for each picture; nil where that fails.
  package var encodeImage: ImageEncoder

  /// Engines made by these functions, which are called once for each worker; nothing is compressed and no artwork drawn
  /// unless said otherwise.
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
