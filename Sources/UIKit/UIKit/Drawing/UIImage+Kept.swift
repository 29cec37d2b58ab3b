public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// The picture mirrored from side to side.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture with another baseline, in points from below: the same here.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { self }
  /// The edges that do not stretch, in points.
  public var capInsets: UIEdgeInsets {
    guard let file = content.artwork?.files.first, let insets = file.slicing?.insets else { return .zero }
    return UIEdgeInsets(insets.scaled(by: 1 / max(1, file.scale)))
  }
  /// The distances of the picture's alignment from its edges, in points.
  public var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets.map(UIEdgeInsets.init) ?? .zero }
  /// A picture with other edges for alignment, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = EdgeInsets(alignmentInsets) }
  }
  /// True for a picture that turns with the direction of reading.
  public var flipsForRightToLeftLayoutDirection: Bool { content.isDirectional }
  /// A small copy, of a size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    changed { $0.size = Size(width: Double(size.width), height: Double(size.height)) }
  }
  /// Hands over the picture, ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// A symbol of the system for traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// A picture of a bundle with settings.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// A picture of pixels, which are not kept here.
  public convenience init(cgImage: CGImage) {
    self.init(layoutSize: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// A picture of pixels, which are not kept here, with a number of pixels for a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let points = max(scale, 1)
    self.init(layoutSize: CGSize(width: CGFloat(cgImage.width) / points, height: CGFloat(cgImage.height) / points))
  }
}

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
