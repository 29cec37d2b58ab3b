internal import Drawing

/// A compressor that tries both others and keeps the smaller result.
///
/// `PixelCompressor` is better for flat drawings with text, and `PackedCompressor` for shades, whose bytes repeat where
/// whole pixels do not. The first takes a tenth of the time of the second.
final class SmallestCompressor: ImageCompressing {
  private let compressors: [any ImageCompressing] = [
    PixelCompressor(), PackedCompressor(level: PackedCompressor.smallLevel),
  ]

  func append(_ surface: borrowing CairoSurface, to file: inout [UInt8]) throws(RasterizingError) {
    var smallest: [UInt8]?
    for compressor in compressors {
      var bytes: [UInt8] = []
      try compressor.append(surface, to: &bytes)
      // Of two that are equally small, the first one is kept.
      if bytes.count < smallest?.count ?? .max { smallest = bytes }
    }
    file += smallest ?? []
  }
}
