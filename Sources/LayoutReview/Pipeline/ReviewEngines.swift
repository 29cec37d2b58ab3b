public import Drawing
public import Scenes

/// Makes the engines that measure text and draw; each worker has its own.
///
/// They are handed in, so that a review can be made, and tested, without any C library.
public struct ReviewEngines: Sendable {
  /// Makes an engine that measures text.
  public var makeTextMeasurer: @Sendable () throws -> any TextMeasuring
  /// Makes an engine that turns pictures into PNG files.
  public var makeRasterizer: @Sendable () throws -> any Rasterizing

  /// Engines made by these functions, which are called once for each worker.
  public init(
    makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring,
    makeRasterizer: @escaping @Sendable () throws -> any Rasterizing
  ) {
    self.makeTextMeasurer = makeTextMeasurer
    self.makeRasterizer = makeRasterizer
  }
}
