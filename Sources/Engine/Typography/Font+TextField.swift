extension Font {
  /// The height that a text field without a border has beyond a line of the font, in points: the letters of the system font
  /// have room around them in a field, those of a named font have none.
  package var roomInTextField: Double { family == nil ? 1.7 : 0 }
}
