package import Geometry

/// The approximate sizes of system symbols, whose drawings cannot be distributed.
///
/// Documents record each symbol with a longer side of at most 128 points, which gives its proportions. At 17 points and
/// medium scale, the longer side of most symbols is about 20 points, and more for a symbol that is wider than tall.
/// Sizes grow with the point size.
package enum SymbolSizes {
  /// The scale of a symbol relative to its font (`UIImage.SymbolScale`).
  package enum Scale: String, Sendable, CaseIterable {
    case small, medium, large

    /// The size relative to the size at medium scale.
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
  /// The height of a chevron that points to a side (17 of 17 image views of two projects).
  private static let chevronHeight = 16.5
  /// The growth of the longer side per excess of the ratio over ``square``, as for symbols of two projects.
  private static let growth = 0.75
  /// The ratio of width to height up to which a wide symbol is as long as a square one.
  private static let square = 1.17
  /// The largest ratio for which the growth was observed. Dashes and dots, with larger ratios, do not grow.
  private static let widest = 1.6

  /// Returns the distance of the text baseline next to a symbol below the symbol's center, in points: a little more
  /// than half the height of a capital (measured on Xcode documents: 2 of 2 symbols, within a ninth of a point).
  ///
  /// - Parameter pointSize: The font size, or nil for body text.
  package static func baselineOffset(pointSize: Double?) -> Double { 0.379 * (pointSize ?? standardPointSize) }

  /// Returns the size of a symbol, in points, by default at the medium scale of body text.
  ///
  /// - Parameters:
  ///   - recorded: The size that a document records, or nil if it does not contain the proportions.
  ///   - name: The name of the symbol, if known.
  ///   - configuration: The point size, scale and weight.
  package static func size(
    recorded: Size?, named name: String? = nil, _ configuration: SymbolConfiguration = SymbolConfiguration()
  ) -> Size {
    let longer =
      (name.map(isSideChevron) == true ? chevronHeight : longerSide)
      * configuration.chosenPointSize / standardPointSize * configuration.scale.factor
    guard let recorded, recorded.width > 0, recorded.height > 0 else { return Size(width: longer, height: longer) }
    let proportion = recorded.width / recorded.height
    let growth = (square...widest).contains(proportion) ? 1 + growth * (proportion - square) : 1
    return recorded.scaled(by: growth * longer / max(recorded.width, recorded.height))
  }

  /// Whether a symbol is a plain chevron that points to the left or right.
  package static func isSideChevron(_ name: String) -> Bool { name == "chevron.left" || name == "chevron.right" }
}
