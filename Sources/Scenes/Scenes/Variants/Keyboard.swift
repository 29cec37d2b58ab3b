internal import Geometry

/// The system's keyboard in a layout.
public enum Keyboard: Sendable, Hashable {
  case hidden
  /// The lowest keyboard of a device.
  case lowest
  /// A keyboard of the given height in points, measured from the lower edge of the screen.
  case height(Double)
}

extension Device {
  /// Returns the height of the lowest keyboard, in points from the lower edge of the screen: the letters as since iOS 7
  /// (specification AUD-07), above the home indicator if there is one.
  ///
  /// Suggestions, other languages and third-party keyboards are taller.
  public func lowestKeyboardHeight(in orientation: Orientation) -> Double {
    let isUpright = orientation.isPortrait
    let letters: Double = idiom == .pad ? (isUpright ? 264 : 352) : (isUpright ? 216 : 162)
    return letters + insets(in: orientation).bottom
  }
}
