public import Foundation

/// The surface of a picture.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  private let size: CGSize
  /// The surface of Core Graphics.
  public let cgContext: CGContext

  init(size: CGSize, context: CGContext) { (self.size, cgContext) = (size, context) }

  /// The picture so far.
  open var currentImage: UIImage { UIImage(drawn: cgContext, size: size, scale: 1) }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edge of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws nothing outside a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
