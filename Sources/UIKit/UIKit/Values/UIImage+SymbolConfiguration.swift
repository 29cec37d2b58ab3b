internal import Geometry
internal import Scenes

extension UIImage.SymbolConfiguration {
  /// A configuration with one color for all layers, which is ignored.
  public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }
  /// A configuration with the colors of layers, which are ignored.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }
  /// A configuration with the size of a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, scale: scale)
  }
  /// This configuration overridden by another one.
  public func applying(_ other: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
    other as? UIImage.SymbolConfiguration ?? self
  }
}
