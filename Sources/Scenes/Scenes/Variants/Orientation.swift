/// The way in which a device is held. Where nobody asks for more, one landscape stands for both, since they are hardly
/// ever different (specification DEV-04).
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side, as in ``landscapeRight``.
  case landscape
  /// On its side, the upper edge of the device on the right.
  case landscapeLeft
  /// On its side, the upper edge of the device on the left.
  case landscapeRight
  /// On its head.
  case upsideDown

  /// The orientations that scenes are laid out in unless somebody chooses.
  public static let usual: [Orientation] = [.portrait, .landscape]

  /// True where the device stands, on its head or not.
  public var isPortrait: Bool { self == .portrait || self == .upsideDown }
  /// True where the device lies on its side.
  public var isLandscape: Bool { !isPortrait }
  /// The one of ``usual`` that has the same shape; what is said of it holds here as well (specification ORI-01).
  public var general: Orientation { isPortrait ? .portrait : .landscape }

  /// The turn of the screen.
  public var turn: ScreenTurn {
    switch self {
    case .portrait: .portrait
    case .landscape, .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .upsideDown: .portraitUpsideDown
    }
  }

  /// The name for people: `landscape left`.
  public var words: String {
    switch self {
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .upsideDown: "upside down"
    default: rawValue
    }
  }

  /// Returns whether what is said of this orientation holds in another: `landscape` means both, and an orientation of one
  /// side only itself.
  public func covers(_ other: Orientation) -> Bool {
    self == general ? self == other.general : turn == other.turn
  }
}
