public import Foundation
internal import Typography

/// Scales values with the text size in the user's settings.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font scaled to the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// The font scaled to the text size of traits.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
  }
  /// A length scaled to the current text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: .current) }
  /// A length scaled to the text size of traits, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let size = style.engineStyle.pointSize(at: traits?.preferredContentSizeCategory.engineSize ?? .l)
    return (value * CGFloat(size / style.engineStyle.pointSize(at: .l))).rounded()
  }
  /// The font scaled to the current text size, with a maximum point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// The font scaled to the text size of traits, with a maximum point size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont { font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traits), maximumPointSize)) }
}
