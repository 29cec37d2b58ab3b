public import Foundation
package import Typography

/// A font at a size.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = AttributeHeader()
  /// The name of the family; nil for the system font.
  let family: String?
  let weight: Weight
  let isItalic: Bool
  /// The text style, if the font has one.
  let style: TextStyle?
  public let pointSize: CGFloat
  /// The scale of a font that follows the text size without having a text style.
  let scaling: Scaling?

  /// The scale of a font of ``UIFontMetrics``.
  struct Scaling {
    let metrics: UIFontMetrics
    /// The size at the standard text size, in points.
    let size: CGFloat
    /// The largest size, in points.
    let limit: CGFloat
  }

  init(
    family: String?, size: CGFloat, weight: Weight, isItalic: Bool = false, style: TextStyle? = nil,
    scaling: Scaling? = nil
  ) {
    (self.family, self.weight, self.isItalic, self.style) = (family, weight, isItalic, style)
    self.scaling = scaling
    pointSize = size > 0 && size.isFinite ? size : 12
  }

  /// Creates a font of a document at the size of a layout. In a text style, its lines have the distances of the style.
  package convenience init(_ font: Typography.Font) {
    let weight = [Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      .first { $0.engineWeight == font.weight }
    self.init(
      family: font.family, size: CGFloat(font.pointSize), weight: weight ?? .regular, isItalic: font.isItalic,
      style: font.style.map { TextStyle($0) })
  }

  /// Creates a font by name, or nil if the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    let suffix = parts.count > 1 ? parts[1].lowercased() : ""
    let weight: Weight =
      ["semibold", "bold", "medium", "light", "thin", "heavy", "black"].first(where: { suffix.contains($0) }).map {
        [
          "semibold": .semibold, "bold": .bold, "medium": .medium, "light": .light, "thin": .thin, "heavy": .heavy,
          "black": .black,
        ][$0] ?? .regular
      } ?? .regular
    self.init(
      family: parts[0], size: fontSize, weight: weight,
      isItalic: suffix.contains("italic") || suffix.contains("oblique"))
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      family: font.family, size: size > 0 ? size : font.pointSize, weight: font.weight, isItalic: font.isItalic,
      style: size > 0 && size != font.pointSize ? nil : font.style)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: nil, size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: nil, size: fontSize, weight: .regular, isItalic: true)
  }
  /// Returns the system font with fixed-width digits. The digits are not changed here.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// Returns the system font with fixed-width letters.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "monospace", size: fontSize, weight: weight)
  }
  /// Returns the font of a text style at the text size in the user's settings.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return UIFont(
      family: nil, size: CGFloat(style.engineStyle.pointSize(at: category.engineSize)),
      weight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The point size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The point size of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The point size of the system font.
  public class var systemFontSize: CGFloat { 14 }
  /// The small point size of the system font.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font of a text style at the text size of traits, with the weight of this font.
  func following(_ style: TextStyle, in traits: UITraitCollection) -> UIFont {
    let size = CGFloat(style.engineStyle.pointSize(at: traits.preferredContentSizeCategory.engineSize))
    return UIFont(family: family, size: size, weight: weight, isItalic: isItalic, style: style)
  }

  /// Returns the font of the same text style or scale at the text size of traits; nil for a font that has neither.
  func adjusted(to traits: UITraitCollection) -> UIFont? {
    if let style { return following(style, in: traits) }
    return scaling.map { scaled(by: $0, compatibleWith: traits) }
  }

  /// Returns the font at the size of a scale for traits.
  func scaled(by scaling: Scaling, compatibleWith traits: UITraitCollection?) -> UIFont {
    let size = min(scaling.limit, scaling.metrics.scaledValue(for: scaling.size, compatibleWith: traits))
    return UIFont(family: family, size: size, weight: weight, isItalic: isItalic, scaling: scaling)
  }

  /// Returns the font with another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize, weight: weight, isItalic: isItalic)
  }
  open var familyName: String { family ?? ".AppleSystemUIFont" }
  open var fontName: String { family ?? ".SFUI-Regular" }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(TextMeasuring.metrics(of: self).lineHeight) }
  /// The distance from the top of a line to its baseline, in points.
  open var ascender: CGFloat { CGFloat(TextMeasuring.metrics(of: self).ascender) }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { -CGFloat(TextMeasuring.metrics(of: self).descender) }
  /// The spacing between lines, in points.
  open var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of lowercase letters, in points.
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(of: self) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return key == other.key
  }
  open override var hash: Int { key.hashValue }
  var key: [String] { [family ?? "", "\(pointSize)", "\(weight.rawValue)", "\(isItalic)", style?.rawValue ?? ""] }
}

extension UIFont.TextStyle {
  init(_ style: Typography.TextStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .subhead: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }

  var engineStyle: Typography.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subhead
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    default: .body
    }
  }
}
