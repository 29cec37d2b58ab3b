public import Foundation

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  private let size: CGSize
  /// The Core Graphics context.
  public let cgContext: CGContext

  init(size: CGSize, context: CGContext) { (self.size, cgContext) = (size, context) }

  /// The image so far.
  open var currentImage: UIImage { UIImage(drawn: cgContext, size: size, scale: 1) }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
