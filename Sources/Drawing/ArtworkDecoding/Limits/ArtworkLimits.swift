internal import Drawing

/// The limits of what a file of artwork may take; beyond them it has a fault in words.
package struct ArtworkLimits: Sendable, Hashable {
  /// The most bytes of a file.
  package var fileSize = 64 << 20
  /// The most pixels of a side.
  package var longestSide = 32_767
  /// The most pixels of a picture: more than the 48 million of a telephone's camera.
  package var mostPixels = 50_000_000
  /// The most pixels that a drawing is asked for: twice those of the largest screen.
  package var mostDrawnPixels = 16_000_000
  /// The most pixels that are kept of a picture, of whatever size it is asked for: those of a 16 megapixel camera.
  package var mostKeptPixels = 16_000_000
  /// The pixels from which on pictures are decoded one after the other, so that the memory of one is given back before the
  /// next takes it.
  package var largePixels = 4_000_000
  /// The longest time of the processor that drawing an SVG or PDF file takes, in whole seconds.
  package var processorSeconds = 5
  /// The seconds of the processor that the drawings of a run may take in all.
  package var secondsOfAllDrawings = 300.0
  /// The seconds, likewise, beyond those that a drawing usually takes.
  package var secondsOfSlowDrawings = 5.0
  /// The most programs that a run starts for its drawings.
  package var mostPrograms = 10_000
  /// The longest time on the clock that it takes, in seconds; the machine may be busy with other things.
  package var seconds = 60.0
  /// The most memory that it takes, in bytes, with the libraries of its program.
  package var memory = 512 << 20

  /// The limits of a run.
  package static let standard = ArtworkLimits()

  /// The standard limits, which can be changed one by one.
  package init() {}

  /// Refuses a size that a picture may not have, before any memory is taken.
  ///
  /// - Returns: The number of pixels.
  @discardableResult
  func check(width: Int, height: Int) throws(ArtworkFault) -> Int {
    try check(width, height, most: mostPixels, words: "pictures are shown up to")
  }

  /// Refuses a size that a drawing may not have, likewise.
  @discardableResult
  func checkDrawing(width: Int, height: Int) throws(ArtworkFault) -> Int {
    try check(width, height, most: mostDrawnPixels, words: "drawings are drawn with up to")
  }

  private func check(_ width: Int, _ height: Int, most: Int, words: String) throws(ArtworkFault) -> Int {
    guard width > 0, height > 0 else { throw ArtworkFault(message: "it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width <= longestSide, height <= longestSide, !overflows, count <= most else {
      throw ArtworkFault(
        message: """
          it has \(width) × \(height) pixels, and \(words) \(longestSide) a side and \(most / 1_000_000) million in \
          all; make it smaller
          """)
    }
    return count
  }
}
