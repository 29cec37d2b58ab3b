public import Foundation

extension UIAccessibility {
  /// Returns a rectangle of a view in the coordinates of the screen, in points.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
