public import AutoLayout
public import Scenes

/// The screen after the device was rotated.
public struct RotationStep: Sendable, Hashable {
  /// The current orientation of the device.
  public var orientation: Orientation
  /// The removed constraints, in the order of installation.
  public var removed: [LayoutConstraint] = []
  /// The added constraints, in the order of installation.
  public var added: [LayoutConstraint] = []
  /// The layout while both sets were installed, or nil if the old one was removed first.
  public var meeting: Layout?
  /// The constraints that broke before and stay broken, although nothing contradicts them now.
  public var broken: [LayoutConstraint] = []
  /// The resulting layout.
  public var layout: Layout
}
