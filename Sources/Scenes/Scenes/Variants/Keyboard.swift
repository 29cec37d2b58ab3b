internal import Geometry

/// The system's keyboard as a layout shows it.
public enum Keyboard: Sendable, Hashable {
  /// Nothing.
  case hidden
  /// The lowest one that a device has.
  case lowest
  /// One that is so high, in points from the lower edge of the screen.
  case height(Double)
}

extension Device {
  /// The height of the lowest keyboard, in points from the lower edge of the screen: its letters as they have been since
  /// iOS 7 (specification AUD-07), above the home indicator where there is one.
  ///
  /// Suggestions, other languages and third parties make it higher.
  public func lowestKeyboardHeight(in orientation: Orientation) -> Double {
    let isUpright = orientation.isPortrait
    let letters: Double = idiom == .pad ? (isUpright ? 264 : 352) : (isUpright ? 216 : 162)
    return letters + insets(in: orientation).bottom
  }
}
