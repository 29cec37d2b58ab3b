internal import Foundation
internal import Geometry
internal import Scenes

extension UIControl {
  /// The metrics of controls in code: the metrics of iOS 13 to 18.
  static var metrics: ControlMetrics { ControlMetrics(of: .current) }
}

extension CGSize {
  /// Creates a size, in points.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Creates the size of a frame around an alignment rectangle with a size, in points.
  init(_ size: Size, outsetBy insets: EdgeInsets) {
    self.init(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}
