/// The font of a view as a document describes it, before the user's text size is known.
public struct FontDescription: Sendable, Hashable {
  /// How the size is given.
  public enum Size: Sendable, Hashable {
    /// A fixed size in points.
    case points(Double)
    /// A text style, which follows the user's text size.
    case style(TextStyle)
  }

  /// The family, or nil for the system font.
  public var family: String?
  /// How the size is given.
  public var size: Size
  /// The weight, or nil to use the text style's, or regular.
  public var weight: FontWeight?
  public var isItalic: Bool

  public init(family: String? = nil, size: Size, weight: FontWeight? = nil, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Returns the system font in a text style.
  public static func style(_ style: TextStyle) -> FontDescription { FontDescription(size: .style(style)) }
  /// Returns the system font at a fixed size in points.
  public static func system(_ points: Double, weight: FontWeight? = nil) -> FontDescription {
    FontDescription(size: .points(points), weight: weight)
  }

  /// Returns the font at a text size. For a text style of the system font, the line spacing is Apple's.
  public func resolved(at textSize: TextSize, era: TextEra, ideographs: Ideographs = .chinese) -> Font {
    switch size {
    case .points(let points):
      return Font(
        family: family, pointSize: points, weight: weight ?? .regular, isItalic: isItalic, era: era,
        ideographs: ideographs)
    case .style(let style):
      var font = Font(
        family: family, pointSize: style.pointSize(at: textSize), weight: weight ?? style.weight, isItalic: isItalic,
        era: era, ideographs: ideographs)
      guard family == nil else { return font }
      (font.style, font.lineSpacing) = (style, style.lineSpacing(at: textSize))
      return font
    }
  }
}
