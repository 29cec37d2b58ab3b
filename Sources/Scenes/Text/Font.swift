/// A font at a size, ready to be measured and drawn with.
public struct Font: Sendable, Hashable {
  /// The family, or nil for the system font.
  public var family: String?
  /// The size in points.
  public var pointSize: Double
  /// The weight.
  public var weight: FontWeight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Which generation of the system font's metrics applies.
  public var era: TextEra

  /// A font at `pointSize` points.
  public init(
    family: String? = nil, pointSize: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    era: TextEra = .current
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.era = era
  }
}
