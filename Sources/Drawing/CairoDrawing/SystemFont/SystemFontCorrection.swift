/// How much the width of a character in the system font differs from Inter, as fractions of the font size.
struct SystemFontCorrection: Sendable, Hashable {
  /// The correction at all sizes.
  var text: Double
  /// The additional correction at display sizes.
  var display: Double
  /// The additional correction in bold.
  var bold: Double

  /// Characters with their corrections in thousandths of the font size: text, display, bold.
  typealias Rows = [(character: Unicode.Scalar, text: Double, display: Double, bold: Double)]

  /// Returns the corrections by character.
  static func table(_ rows: Rows) -> [Unicode.Scalar: SystemFontCorrection] {
    var table: [Unicode.Scalar: SystemFontCorrection] = [:]
    for row in rows {
      table[row.character] = SystemFontCorrection(
        text: row.text / 1000, display: row.display / 1000, bold: row.bold / 1000)
    }
    return table
  }
}
