public import Foundation

extension UIFont {
  /// The system's font of a weight; letters have their usual width here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
