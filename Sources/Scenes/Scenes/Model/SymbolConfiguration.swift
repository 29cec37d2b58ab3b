package import Typography

/// The size and weight that a view asks of its symbol (`UIImage.SymbolConfiguration`).
package struct SymbolConfiguration: Sendable, Hashable {
  /// The size of the letters that it stands beside, in points; nil for body text.
  package var pointSize: Double?
  /// The size beside those letters.
  package var scale: SymbolSizes.Scale
  /// The weight of those letters; nil for regular ones.
  package var weight: FontWeight?

  /// A configuration; body text at medium scale unless said otherwise.
  package init(pointSize: Double? = nil, scale: SymbolSizes.Scale = .medium, weight: FontWeight? = nil) {
    self.pointSize = pointSize
    self.scale = scale
    self.weight = weight
  }

  /// The point size, or nil for body text: sizes beyond those of letters are none.
  package var statedPointSize: Double? { pointSize.flatMap { (1...1000).contains($0) ? $0 : nil } }
  /// The point size that counts.
  package var chosenPointSize: Double { statedPointSize ?? SymbolSizes.standardPointSize }
}
