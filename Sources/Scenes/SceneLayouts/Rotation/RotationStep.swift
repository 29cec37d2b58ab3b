public import AutoLayout
public import Scenes

/// The screen after a turn of the device.
public struct RotationStep: Sendable, Hashable {
  /// The orientation in which the device is held now.
  public var orientation: Orientation
  /// The constraints that left, in the order in which they were installed.
  public var removed: [LayoutConstraint] = []
  /// The constraints that came, in the order in which they were installed.
  public var added: [LayoutConstraint] = []
  /// The layout while both sets were installed; nil where the old one left first.
  public var meeting: Layout?
  /// The constraints that broke before and stay broken, although nothing contradicts them any more.
  public var broken: [LayoutConstraint] = []
  /// The layout.
  public var layout: Layout
}
