public import Foundation

/// Creates images drawn by code. They have a size, but no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// A renderer of images with a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, scale) = (size, format.scale) }
  /// A renderer of images with a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// A renderer of images with the size of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// The image drawn by a function.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    OpenImages.sizes.append((size, scale, CGContext()))
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(size: size, context: OpenImages.sizes[OpenImages.sizes.count - 1].context))
    return UIImage(size: size, scale: scale)
  }
}

extension UIGraphicsImageRenderer {
  /// The bytes of a PNG; empty, since nothing is drawn here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// The bytes of a JPEG; empty, since nothing is drawn here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
