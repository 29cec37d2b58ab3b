internal import AutoLayout

/// The orientations of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Landscape with the home button on the right.
  case landscapeRight = 3
  /// Landscape with the home button on the left.
  case landscapeLeft = 4

  /// Whether the orientation is portrait, in either direction.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
