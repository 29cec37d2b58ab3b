/// A transformation of a color.
public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 1)
    unsafe color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
}
