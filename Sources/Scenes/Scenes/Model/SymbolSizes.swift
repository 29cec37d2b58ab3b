package import Geometry

/// The sizes of the system's symbols, approximately: their drawings cannot be distributed.
///
/// Documents record each symbol with a longer side of 128 points at most, which tells its proportions. At 17 points of
/// medium scale the longer side of most symbols is about 20 points, that of a symbol wider than high longer, and sizes
/// grow with the point size.
package enum SymbolSizes {
  /// The size of a symbol beside letters of its point size (`UIImage.SymbolScale`).
  package enum Scale: String, Sendable, CaseIterable {
    case small, medium, large

    /// The size as a factor of that at the medium scale.
    package var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The point size of body text.
  static let standardPointSize = 17.0
  private static let longerSide = 20.0
  /// The share of what a symbol is wider than ``square`` proportions by which its longer side grows, as symbols of two
  /// projects do.
  private static let growth = 0.75
  /// The widest proportions of symbols that are as long as square ones.
  private static let square = 1.17
  /// The widest proportions that this was seen with; dashes and dots are no longer than others.
  private static let widest = 1.6

  /// The distance of the baseline of the letters beside a symbol below its centre, in points: a little more than half the
  /// height of a capital (measured on Xcode documents: 2 of 2 symbols, within a ninth of a point).
  ///
  /// - Parameter pointSize: The size of the letters, or nil for body text.
  package static func baselineOffset(pointSize: Double?) -> Double { 0.379 * (pointSize ?? standardPointSize) }

  /// The size of a symbol, in points, at the medium scale of body text unless said otherwise.
  ///
  /// - Parameter recorded: What a document records, or nil where it does not tell the proportions.
  package static func size(recorded: Size?, _ configuration: SymbolConfiguration = SymbolConfiguration()) -> Size {
    let longer = longerSide * configuration.chosenPointSize / standardPointSize * configuration.scale.factor
    guard let recorded, recorded.width > 0, recorded.height > 0 else { return Size(width: longer, height: longer) }
    let proportion = recorded.width / recorded.height
    let growth = (square...widest).contains(proportion) ? 1 + growth * (proportion - square) : 1
    return recorded.scaled(by: growth * longer / max(recorded.width, recorded.height))
  }
}
