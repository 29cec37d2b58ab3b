/// A substitute of a family of Apple's that cannot be installed, as measured on Xcode documents.
struct FontSubstitute: Sendable, Hashable {
  /// Families with letters of nearly the same widths, best first.
  var families: [String]
  /// The width of the family as a multiple of its substitute's.
  var scale: Double
  /// From the baseline to the top of a line, as a part of the font size.
  var ascender: Double
  /// From the baseline to the bottom of a line, as a part of the font size.
  var descender: Double

  /// Helvetica, which also stands in for every family that is not installed where a document was made.
  static let helvetica = FontSubstitute(
    families: ["Nimbus Sans", "Liberation Sans"], scale: 1, ascender: 0.92, descender: 0.23)

  private static let helveticaNeue = FontSubstitute(
    families: ["Liberation Sans", "Nimbus Sans"], scale: 1.01, ascender: 0.952, descender: 0.241)

  private static let avenirNext = FontSubstitute(
    families: ["Nimbus Sans", "Liberation Sans"], scale: 1.033, ascender: 1, descender: 0.366)

  /// The substitute of a family; any that is not known is taken for missing, so that Helvetica stands in.
  static func of(_ family: String) -> FontSubstitute {
    switch family {
    case "Helvetica Neue": helveticaNeue
    case "Avenir Next": avenirNext
    default: helvetica
    }
  }
}
