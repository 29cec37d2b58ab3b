public import Foundation

/// Makes pictures that code draws: they have the size, and no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// Makes pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, scale) = (size, format.scale) }
  /// Makes pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Makes pictures of the size of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// The picture that code draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    OpenImages.sizes.append((size, scale, CGContext()))
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(size: size, context: OpenImages.sizes[OpenImages.sizes.count - 1].context))
    return UIImage(size: size, scale: scale)
  }
}

extension UIGraphicsImageRenderer {
  /// The bytes of a PNG: none, for nothing is drawn here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// The bytes of a JPEG: none, for nothing is drawn here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
