public import Foundation

/// A renderer that creates images from drawing code. Its images have a size, but no pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat
  private let origin: CGPoint

  /// Creates a renderer for images with the given size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, scale, origin) = (size, format.scale, .zero)
  }
  /// Creates a renderer for images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, scale, origin) = (bounds.size, format.scale, bounds.origin)
  }
  /// Creates a renderer for images with the given size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for images of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Returns the image drawn by a function.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.extent = CGRect(origin: .zero, size: size)
    context.translateBy(x: -origin.x, y: -origin.y)
    DrawingStack.drawing(in: context) { actions(UIGraphicsImageRendererContext(size: size, context: context)) }
    return UIImage(drawn: context, size: size, scale: scale)
  }
}

extension UIGraphicsImageRenderer {
  /// Returns the bytes of a PNG; empty, since nothing is drawn here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Returns the bytes of a JPEG; empty, since nothing is drawn here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
