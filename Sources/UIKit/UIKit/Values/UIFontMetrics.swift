public import Foundation
internal import Typography

/// A scale that adapts values to the text size in the user's settings.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns the font scaled to the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: .current) }
  /// Returns the font scaled to the text size of traits.
  open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }
  /// Returns a length scaled to the current text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: .current) }
  /// Returns a length scaled to the text size of traits, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let size = style.engineStyle.pointSize(at: traits?.preferredContentSizeCategory.engineSize ?? .l)
    return (value * CGFloat(size / style.engineStyle.pointSize(at: .l))).rounded()
  }
  /// Returns the font scaled to the current text size, with a maximum point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: .current)
  }
  /// Returns the font scaled to the text size of traits, with a maximum point size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let scaling = UIFont.Scaling(metrics: self, size: font.pointSize, limit: maximumPointSize)
    return font.scaled(by: scaling, compatibleWith: traits)
  }
}
