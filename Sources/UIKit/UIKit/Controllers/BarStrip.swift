internal import Foundation

/// A bar at an edge of a container of controllers.
struct BarStrip {
  /// The height without the part that the screen's safe area adds, in points.
  let height: CGFloat
  /// Whether nothing shines through the bar.
  let isOpaque: Bool
}
