/// A font at a size, ready for measuring and drawing.
public struct Font: Sendable, Hashable {
  /// The family, or nil for the system font.
  public var family: String?
  public var pointSize: Double
  public var weight: FontWeight
  public var isItalic: Bool
  /// The generation of the system font's metrics.
  public var era: TextEra
  /// The language of Chinese characters in text of the system font.
  public var ideographs: Ideographs
  /// The distance between two lines of a label or text view, in points. Nil for the font's own.
  public var lineSpacing: Double?
  /// The text style that gave a system font its size. Nil for a fixed size.
  public var style: TextStyle?

  /// Creates a font at `pointSize` points.
  public init(
    family: String? = nil, pointSize: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    era: TextEra = .current, ideographs: Ideographs = .chinese
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.era = era
    self.ideographs = ideographs
  }

  /// Returns the space that labels and text views add between two lines of a height, in points.
  public func leading(lineHeight: Double) -> Double { max(0, (lineSpacing ?? 0) - lineHeight) }
}

extension Font {
  /// The font if the user has chosen Bold Text. Fonts of the app are unchanged.
  package var inBoldText: Font {
    guard family == nil else { return self }
    var font = self
    font.weight = weight.inBoldText
    return font
  }
}

/// The weight of a font, with the names of Interface Builder.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of CSS and OpenType: 100 to 900.
  public var openTypeWeight: Int {
    (Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100
  }

  /// The weight that replaces it if the user has chosen Bold Text: two steps heavier. Regular text becomes semibold.
  package var inBoldText: FontWeight {
    let position = (Self.allCases.firstIndex(of: self) ?? 3) + 2
    return Self.allCases[min(position, Self.allCases.count - 1)]
  }
}

/// The generation of the system font's metrics that a document was laid out with.
public enum TextEra: String, Sendable, Hashable, CaseIterable {
  /// iOS 9 and 10: SF Text below 20 points, a wide SF Display from there.
  case firstDisplayFont
  /// iOS 11 and 12: SF Text below 20 points, SF Display from there.
  case beforeVariableFont
  /// iOS 13: as before, with letters of 20 to 28 points somewhat closer.
  case lastDisplayFont
  /// iOS 14 and later.
  case current
}
