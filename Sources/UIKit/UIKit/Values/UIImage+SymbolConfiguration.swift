internal import Geometry
internal import Scenes

extension UIImage.SymbolConfiguration {
  /// Creates a configuration with one color for all layers, which are drawn without its shades.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(pointSize: 17, scale: .unspecified, color: hierarchicalColor)
  }
  /// Creates a configuration with the colors of layers. All layers are drawn in the first one.
  public convenience init(paletteColors: [UIColor]) {
    self.init(pointSize: 17, scale: .unspecified, color: paletteColors.first)
  }
  /// Creates a configuration with the size of a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, scale: scale, color: nil, style: font.style)
  }
  /// Returns this configuration overridden by another one.
  public func applying(_ other: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
    guard let other = other as? UIImage.SymbolConfiguration else { return self }
    // A configuration of colors has no size of its own.
    let hasSize = other.color == nil
    return UIImage.SymbolConfiguration(
      pointSize: hasSize ? other.pointSize : pointSize, scale: hasSize ? other.scale : scale,
      color: other.color ?? color, style: hasSize ? other.style : style)
  }
}
