public import Geometry

/// The way in which a device is held, in UIKit's words (specification DEV-04).
public enum InterfaceOrientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side, the home button on the left.
  case landscapeLeft
  /// On its side, the home button on the right.
  case landscapeRight

  /// True where the device stands upright, on its head or not.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True where the device lies on its side.
  public var isLandscape: Bool { !isPortrait }

  /// The size of a screen held this way, from its size in portrait.
  public func size(ofPortrait size: Size) -> Size { isPortrait ? size : size.rotated }
}
