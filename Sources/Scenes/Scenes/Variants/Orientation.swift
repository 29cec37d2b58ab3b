/// The orientation of a device. By default one landscape orientation represents both, as they rarely differ
/// (specification DEV-04).
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side, as in ``landscapeRight``.
  case landscape
  /// On its side, the upper edge of the device on the right.
  case landscapeLeft
  /// On its side, the upper edge of the device on the left.
  case landscapeRight
  case upsideDown

  /// The orientations in which scenes are laid out by default.
  public static let usual: [Orientation] = [.portrait, .landscape]

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .upsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { !isPortrait }
  /// The orientation in ``usual`` with the same shape. Conditions on it apply to this orientation as well
  /// (specification ORI-01).
  public var general: Orientation { isPortrait ? .portrait : .landscape }

  /// The corresponding turn of the screen.
  public var turn: ScreenTurn {
    switch self {
    case .portrait: .portrait
    case .landscape, .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .upsideDown: .portraitUpsideDown
    }
  }

  /// The displayed name: `landscape left`.
  public var words: String {
    switch self {
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .upsideDown: "upside down"
    default: rawValue
    }
  }

  /// Whether a condition on this orientation applies to another one. `landscape` covers both sides, and an orientation
  /// to one side covers only itself.
  public func covers(_ other: Orientation) -> Bool {
    self == general ? self == other.general : turn == other.turn
  }
}
