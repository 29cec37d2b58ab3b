public import Foundation

extension UIGestureRecognizer {
  /// Keys that are held down: none here.
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// Lets a finger be; nothing is touched here.
  public func ignore(_ touch: UITouch, for event: UIEvent) {}
}

/// Recognizes a pointer over a view; there is none here.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

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

extension UIMenuElement.Attributes {
  /// The menu stays after a choice.
  public static let keepsMenuPresented = UIMenuElement.Attributes(rawValue: 8)
}

extension UIMenu.Options {
  /// Its lines stand beside one another.
  public static let displayAsPalette = UIMenu.Options(rawValue: 128)
}
