public import Foundation

extension UIFont {
  public struct Width: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let condensed = Width(rawValue: -0.2)
    public static let compressed = Width(rawValue: -0.4)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
  /// The system's font of a weight; letters have their usual width here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
