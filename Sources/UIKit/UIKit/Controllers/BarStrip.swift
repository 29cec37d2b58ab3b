internal import Foundation

/// A bar at an edge of a container view controller.
struct BarStrip {
  /// The height without the part in the screen's safe area, in points.
  let height: CGFloat
  /// Whether the content behind the bar is invisible.
  let isOpaque: Bool
}
