internal import CCairo
internal import Drawing
internal import Synchronization

/// A record of whether a font was found but could not be opened or read. Everything measured or drawn since such a
/// failure may be wrong.
///
/// In that case cairo and Pango continue without the glyphs, as for a font that lacks them.
public enum FontFailure {
  private static let isNoted = Atomic(false)

  /// Whether a font has failed in this run.
  public static var hasOccurred: Bool { isNoted.load(ordering: .relaxed) }

  /// Records a failed font. Called within ``FontLock``.
  ///
  /// - Parameter font: The font that cairo draws with. Nil if it could not be created.
  static func note(ifFailed font: OpaquePointer?) {
    if let font, cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS { return }
    isNoted.store(true, ordering: .relaxed)
  }

  /// - Throws: ``RasterizingError`` if a font has failed.
  static func check() throws(RasterizingError) {
    guard hasOccurred else { return }
    throw RasterizingError(message: message)
  }

  /// The message for the failure, without a full stop.
  public static let message = "a font cannot be opened or read, so text has the wrong size and shape"
}
