public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// The picture mirrored from side to side.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The picture with another baseline, in points from below: the same here.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  /// True for a picture that turns with the direction of reading.
  public var flipsForRightToLeftLayoutDirection: Bool { content.isDirectional }
  /// A small copy, of a size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    changed { $0.size = Size(width: Double(size.width), height: Double(size.height)) }
  }
  /// Hands over the picture, ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// A picture that stretches inside: the same here.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// The picture, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }
  /// The first of pictures that change.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}
