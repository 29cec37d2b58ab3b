/// A font of Apple's that cannot be installed, or one that a project brings along, as it is measured without it.
struct NamedFont: Sendable {
  /// The names of its families.
  var families: [String]
  /// The weights that it holds for.
  var weights: ClosedRange<Int> = 100...900
  /// The advances of its letters.
  var letters: LetterAdvances
  /// The width of the font as a multiple of these advances.
  var scale = 1.0
  /// From the baseline to the top of a line, as a part of the font size.
  var ascender: Double
  /// From the baseline to the bottom of a line, as a part of the font size.
  var descender: Double
  /// The installed families that look most like it, best first.
  var lookalikes = ["Nimbus Sans", "Liberation Sans"]
  /// The texts that these numbers were measured on or confirmed by.
  var evidence: String

  /// The height of a line, as a part of the font size.
  var lineHeight: Double { ascender + descender }

  /// The font that measures a family that is not installed; one that is not known was missing where the document was made
  /// as well, so that Helvetica stands in.
  ///
  /// - Parameter weight: From 100 to 900, as in CSS.
  static func of(_ family: String, weight: Int) -> NamedFont {
    let rows = rowsByFamily[family] ?? rowsByFamily["Helvetica"] ?? []
    return rows.min { $0.distance(to: weight) < $1.distance(to: weight) } ?? helvetica
  }

  /// Tells whether there are numbers for a family.
  static func knows(_ family: String) -> Bool { rowsByFamily[family] != nil }

  private static let rowsByFamily: [String: [NamedFont]] = {
    var rows: [String: [NamedFont]] = [:]
    for row in all {
      for family in row.families { rows[family, default: []].append(row) }
    }
    return rows
  }()

  /// The distance of a weight from those of the font, 0 within them.
  private func distance(to weight: Int) -> Int {
    weights.contains(weight) ? 0 : min(abs(weight - weights.lowerBound), abs(weight - weights.upperBound))
  }
}
