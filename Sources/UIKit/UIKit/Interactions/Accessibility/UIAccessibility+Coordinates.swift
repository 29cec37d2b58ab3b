public import Foundation

extension UIAccessibility {
  /// The place of a rectangle of a view on the screen, in points.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
