public import Foundation
internal import Typography

/// Lets sizes follow the size of text that the user chose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// The metrics of a use.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font at the size that the user chose.
  open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// The font at the size that the user chose, in traits.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
  /// A length at the size that the user chose, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: .current) }
  /// A length at the size that the user chose, in traits and points.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let size = style.engineStyle.pointSize(at: traits?.preferredContentSizeCategory.engineSize ?? .l)
    return (value * CGFloat(size / style.engineStyle.pointSize(at: .l))).rounded()
  }
  /// The font at the size that the user chose, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// The font at the size that the user chose, in traits, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traits), maximumPointSize)) }
}
