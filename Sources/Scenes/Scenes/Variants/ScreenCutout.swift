public import Geometry

/// The part of a screen that contains cameras and sensors and shows nothing (specification DEV-07).
public struct ScreenCutout: Sendable, Hashable {
  /// The shapes of cutouts.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A part of the upper edge.
    case notch
    /// A capsule below the upper edge, which the system enlarges at times.
    case island
    /// The hole of one camera.
    case camera
  }

  /// The shape.
  public var kind: Kind
  /// The rectangle around it in portrait, in points.
  public var frame: Rect

  /// Creates a cutout of a screen in portrait.
  public init(_ kind: Kind, _ frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}
