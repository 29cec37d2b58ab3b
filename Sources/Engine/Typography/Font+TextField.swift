extension Font {
  /// The difference in height between a text field without a border and a line of the font, in points. The system font
  /// has extra space in a field, a named font has none.
  package var roomInTextField: Double { family == nil ? 1.7 : 0 }
}
