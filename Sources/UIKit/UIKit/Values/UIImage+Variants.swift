public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// Returns the image flipped horizontally; here the image itself.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Returns the image with a baseline offset; here the image itself.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  /// Whether the image is mirrored in right-to-left layouts.
  public var flipsForRightToLeftLayoutDirection: Bool { content.isDirectional }
  /// Returns a thumbnail with the given size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    changed { $0.size = Size(width: Double(size.width), height: Double(size.height)) }
  }
  /// Passes the image to a completion handler.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// Returns an image with a stretchable middle; here the image itself.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// Returns the image, ready for display.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the first image of an animation.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
