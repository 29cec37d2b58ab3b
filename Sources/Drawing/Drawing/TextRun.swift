public import Geometry

/// One line of text that has been measured and placed.
public struct TextRun: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The left end of the baseline, in points, whatever the writing direction.
  public var origin: Point
  /// The width that was measured, in points; drawing spreads the letters to it. Nil to draw it as the font has it.
  public var width: Double?
  /// The font.
  public var font: TextFont
  /// The colour.
  public var color: Color

  /// A placed line of text.
  public init(text: String, origin: Point, width: Double? = nil, font: TextFont, color: Color) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
  }
}

/// The font of a run of text.
public struct TextFont: Sendable, Hashable {
  /// The family, or nil for our substitute of the system font.
  public var family: String?
  /// The size in points.
  public var size: Double
  /// The weight from 100 to 900.
  public var weight: Int
  /// Tells whether the letters lean.
  public var isItalic: Bool

  /// A font; regular unless said otherwise.
  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
