public import Geometry

/// A measured and placed line of text.
public struct TextRun: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The left end of the baseline in points, for any writing direction.
  public var origin: Point
  /// The measured width in points, to which the letters are spread. Nil for the font's own width.
  public var width: Double?
  public var font: TextFont
  public var color: Color

  /// Creates a placed line of text.
  public init(text: String, origin: Point, width: Double? = nil, font: TextFont, color: Color) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
  }
}

public struct TextFont: Sendable, Hashable {
  /// The family. Nil for the substitute of the system font.
  public var family: String?
  /// The size, in points.
  public var size: Double
  /// The weight, from 100 to 900.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool

  /// Creates a font. It is regular by default.
  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
