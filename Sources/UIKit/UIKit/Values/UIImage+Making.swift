public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
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
