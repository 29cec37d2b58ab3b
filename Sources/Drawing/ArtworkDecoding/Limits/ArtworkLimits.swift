internal import Drawing

/// The limits for an artwork file. Exceeding one is a fault with a message.
package struct ArtworkLimits: Sendable, Hashable {
  /// The largest file, in bytes.
  package var fileSize = 64 << 20
  /// The longest side, in pixels.
  package var longestSide = 32_767
  /// The maximum number of pixels of a picture: more than the 48 megapixels of a phone camera.
  package var mostPixels = 50_000_000
  /// The maximum number of pixels of a drawing: twice as many as the largest screen has.
  package var mostDrawnPixels = 16_000_000
  /// The maximum number of pixels that are kept of a picture at any size: as many as a 16 megapixel camera takes.
  package var mostKeptPixels = 16_000_000
  /// Pictures with at least this many pixels are decoded one at a time, so that the memory of one is freed before the
  /// next is decoded.
  package var largePixels = 4_000_000
  /// The CPU time for drawing an SVG or PDF file, in whole seconds.
  package var processorSeconds = 3
  /// The CPU time of a usual drawing with the start of the program, in whole seconds. It usually takes a tenth of this
  /// on an idle machine.
  package var usualSeconds = 1
  /// The CPU seconds for all drawings of a run.
  package var secondsOfAllDrawings = 300.0
  /// The CPU seconds for the drawings of a run that take longer than usual.
  package var secondsOfSlowDrawings = 3.0
  /// The maximum number of programs that a run starts for its drawings.
  package var mostPrograms = 10_000
  /// The elapsed time for a drawing, in seconds. It is long, since the machine may be busy.
  package var seconds = 60.0
  /// The memory for a drawing, in bytes, including the libraries of the program.
  package var memory = 512 << 20

  package static let standard = ArtworkLimits()

  /// Creates the standard limits, which can be changed individually.
  package init() {}

  /// Rejects a picture size before any memory is allocated.
  ///
  /// - Returns: The number of pixels.
  @discardableResult
  func check(width: Int, height: Int) throws(ArtworkFault) -> Int {
    try check(width, height, most: mostPixels, words: "pictures may have at most")
  }

  /// Rejects a drawing size before any memory is allocated. Returns the number of pixels.
  @discardableResult
  func checkDrawing(width: Int, height: Int) throws(ArtworkFault) -> Int {
    try check(width, height, most: mostDrawnPixels, words: "drawings may have at most")
  }

  private func check(_ width: Int, _ height: Int, most: Int, words: String) throws(ArtworkFault) -> Int {
    guard width > 0, height > 0 else { throw ArtworkFault(message: "it has no pixels") }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width <= longestSide, height <= longestSide, !overflows, count <= most else {
      throw ArtworkFault(
        message: """
          it has \(width) × \(height) pixels, but \(words) \(longestSide) per side and \(most / 1_000_000) million \
          in all; make it smaller
          """)
    }
    return count
  }
}
