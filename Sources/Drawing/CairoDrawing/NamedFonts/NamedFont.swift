internal import Typography

/// The metrics of a font that is not installed: one of Apple's, or one that projects bundle.
struct NamedFont: Sendable {
  var families: [String]
  /// The weights that the metrics apply to.
  var weights: ClosedRange<Int> = 100...900
  var letters: LetterAdvances
  /// The scale of these advances.
  var scale = 1.0
  /// The distance from the baseline to the top of a line, as a fraction of the font size.
  var ascender: Double
  /// The distance from the baseline to the bottom of a line, as a fraction of the font size.
  var descender: Double
  /// The most similar installed families, best first.
  var lookalikes = ["Nimbus Sans", "Liberation Sans"]
  /// The strings that confirm these numbers.
  var evidence: String

  /// Returns the metrics for a family that is not installed. Apple's other families have Helvetica's.
  ///
  /// `weight` is from 100 to 900, as in CSS.
  static func of(_ family: String, weight: Int) -> NamedFont {
    let rows =
      rowsByFamily[family] ?? (SystemFontFamilies.names.contains(family) ? rowsByFamily["Helvetica"] : [unknown]) ?? []
    return rows.min { $0.distance(to: weight) < $1.distance(to: weight) } ?? helvetica
  }

  /// Whether there are metrics for a family.
  static func knows(_ family: String) -> Bool { rowsByFamily[family] != nil }

  private static let rowsByFamily: [String: [NamedFont]] = {
    var rows: [String: [NamedFont]] = [:]
    for row in all {
      for family in row.families { rows[family, default: []].append(row) }
    }
    return rows
  }()

  /// Returns the distance of a weight from the weights of the font. 0 if it is one of them.
  private func distance(to weight: Int) -> Int {
    weights.contains(weight) ? 0 : min(abs(weight - weights.lowerBound), abs(weight - weights.upperBound))
  }
}
