public import Foundation
internal import Geometry
internal import Scenes

extension UIImage {
  /// Creates an image that code has drawn.
  convenience init(drawn context: CGContext, size: CGSize, scale: CGFloat) {
    var content = ImageContent(size: Size(width: Double(size.width), height: Double(size.height)))
    let rect = CGRect(origin: .zero, size: size)
    let steps = context.steps
    if !steps.isEmpty { content.drawing = ViewDrawing(steps: [.clip(rect.outline, steps)]) }
    self.init(content, scale: scale, mode: .automatic)
  }

  /// Draws the image in a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in a rectangle with an opacity. The blend mode has no effect.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingStack.current, rect.width > 0, rect.height > 0 else { return }
    if let steps = content.drawing?.steps {
      let own = CGSize(width: max(1e-6, size.width), height: max(1e-6, size.height))
      let map = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / own.width, y: rect.height / own.height)
      return context.draw(steps.mapped(by: map), alpha: alpha)
    }
    context.draw([.image(content(in: .scaleToFill), in: Rect(rect))], alpha: alpha)
  }
  /// Draws the image in its own size with an opacity. The blend mode has no effect.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}
