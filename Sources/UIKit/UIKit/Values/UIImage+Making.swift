public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// Creates a symbol of the system with traits, which are ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
  /// Creates an image of a bundle with a configuration, which is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// Creates an image with the size of pixels, which are not kept here.
  public convenience init(cgImage: CGImage) {
    self.init(layoutSize: CGSize(width: cgImage.width, height: cgImage.height))
  }
  /// Creates an image with the size of pixels, which are not kept here, and a scale in pixels for each point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let points = max(scale, 1)
    self.init(layoutSize: CGSize(width: CGFloat(cgImage.width) / points, height: CGFloat(cgImage.height) / points))
  }
}
