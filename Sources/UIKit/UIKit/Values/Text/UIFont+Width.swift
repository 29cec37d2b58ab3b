public import Foundation

extension UIFont {
  /// Returns the system font with a weight. The width of letters is ignored here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
