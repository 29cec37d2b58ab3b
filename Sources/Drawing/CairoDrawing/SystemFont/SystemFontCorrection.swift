/// The differences in width of a character of the system font from Inter's, as parts of the font size.
struct SystemFontCorrection: Sendable, Hashable {
  /// At every size.
  var text: Double
  /// In addition at display sizes.
  var display: Double
  /// In addition in bold.
  var bold: Double

  /// Characters with their corrections in thousandths of the font size: text, display, bold.
  typealias Rows = [(character: Unicode.Scalar, text: Double, display: Double, bold: Double)]

  /// The corrections by character.
  static func table(_ rows: Rows) -> [Unicode.Scalar: SystemFontCorrection] {
    var table: [Unicode.Scalar: SystemFontCorrection] = [:]
    for row in rows {
      table[row.character] = SystemFontCorrection(
        text: row.text / 1000, display: row.display / 1000, bold: row.bold / 1000)
    }
    return table
  }
}
