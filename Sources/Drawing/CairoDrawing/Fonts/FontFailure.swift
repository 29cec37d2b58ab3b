internal import CCairo
internal import Drawing
internal import Synchronization

/// Notes that a font could be found and not be opened or read: what was measured or drawn since may be wrong.
///
/// Cairo and Pango go on without the letters in that case, as with a font that has none.
public enum FontFailure {
  private static let isNoted = Atomic(false)

  /// True where a font has failed in this run.
  public static var hasOccurred: Bool { isNoted.load(ordering: .relaxed) }

  /// Notes that a font failed where it did; called within ``FontLock``.
  ///
  /// - Parameter font: The font as cairo draws with it, or nil where it could not even be made.
  static func note(ifFailed font: OpaquePointer?) {
    if let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS { return }
    isNoted.store(true, ordering: .relaxed)
  }

  /// - Throws: ``RasterizingError`` where a font has failed.
  static func check() throws(RasterizingError) {
    guard hasOccurred else { return }
    throw RasterizingError(message: message)
  }

  /// The failure in words, without a full stop.
  public static let message = "a font cannot be opened or read, so that texts have wrong sizes and shapes"
}
