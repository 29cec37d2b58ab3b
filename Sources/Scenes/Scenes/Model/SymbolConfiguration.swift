package import Typography

/// The size and weight that a view sets for its symbol (`UIImage.SymbolConfiguration`).
package struct SymbolConfiguration: Sendable, Hashable {
  /// The font size to which the symbol is matched, in points, or nil for body text.
  package var pointSize: Double?
  /// The scale relative to that font.
  package var scale: SymbolSizes.Scale
  /// The weight of that font, or nil for regular.
  package var weight: FontWeight?

  /// Creates a configuration, by default for body text at medium scale.
  package init(pointSize: Double? = nil, scale: SymbolSizes.Scale = .medium, weight: FontWeight? = nil) {
    self.pointSize = pointSize
    self.scale = scale
    self.weight = weight
  }

  /// The point size, or nil for body text. Sizes beyond any letter size are ignored.
  package var statedPointSize: Double? { pointSize.flatMap { (1...1000).contains($0) ? $0 : nil } }
  /// The effective point size.
  package var chosenPointSize: Double { statedPointSize ?? SymbolSizes.standardPointSize }
}
