internal import CairoDrawing
internal import Drawing
internal import Scenes

/// The engines that the tool works with.
enum Engines {
  /// Makes an engine that measures text as it will be drawn.
  static let makeTextMeasurer: @Sendable () throws -> any TextMeasuring = { try CairoTextMeasurer() }
  /// Makes engines that draw.
  static func makeRasterizer(_ compression: PNGCompression) -> @Sendable () throws -> any Rasterizing {
    { try CairoRasterizer(compression: compression) }
  }
  /// Compresses what pages hold that stand alone.
  static let compress: @Sendable ([UInt8]) -> [UInt8]? = { ZlibCompression.compressed($0) }
}
