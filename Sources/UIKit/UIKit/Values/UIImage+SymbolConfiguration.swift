internal import Geometry
internal import Scenes

extension UIImage.SymbolConfiguration {
  /// A colour from which all layers take theirs.
  public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }
  /// The colours of the layers.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }
  /// The size and weight of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, scale: scale)
  }
  /// These settings with others in front of them.
  public func applying(_ other: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
    other as? UIImage.SymbolConfiguration ?? self
  }
}
