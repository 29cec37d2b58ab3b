public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// Returns the image unchanged. UIKit flips it horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// Returns the image unchanged. UIKit gives it a baseline offset.
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
  /// Returns the image unchanged. UIKit makes its middle stretchable.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// Returns the image, ready for display.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the first image of an animation.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
