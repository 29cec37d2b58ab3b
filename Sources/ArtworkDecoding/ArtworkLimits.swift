internal import Drawing

/// The limits of what a file of artwork may take; beyond them it has a fault in words.
package struct ArtworkLimits: Sendable, Hashable {
  /// The most bytes of a file.
  package var fileSize = 64 << 20
  /// The most pixels of a side.
  package var longestSide = 32_767
  /// The most pixels of a picture: more than the 48 million of a telephone's camera.
  package var mostPixels = 50_000_000
  /// The longest time of the processor that drawing an SVG or PDF file takes, in whole seconds.
  package var processorSeconds = 10
  /// The longest time on the clock that it takes, in seconds; the machine may be busy with other things.
  package var seconds = 60.0
  /// The most memory that it takes, in bytes.
  package var memory = 1 << 30

  /// The limits of a run.
  package static let standard = ArtworkLimits()

  /// The standard limits, which can be changed one by one.
  package init() {}

  /// Refuses a size beyond the limits, before any memory is taken.
  ///
  /// - Returns: The number of pixels.
  @discardableResult
  func check(width: Int, height: Int) throws(ArtworkFault) -> Int {
    guard width > 0, height > 0 else { throw ArtworkFault(message: "it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width <= longestSide, height <= longestSide, !overflows, count <= mostPixels else {
      throw ArtworkFault(
        message: """
          it has \(width) × \(height) pixels, and pictures are shown up to \(longestSide) a side and \
          \(mostPixels / 1_000_000) million in all; make it smaller
          """)
    }
    return count
  }
}
