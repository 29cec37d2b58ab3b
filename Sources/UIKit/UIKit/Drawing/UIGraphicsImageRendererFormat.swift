public import Foundation

/// Settings of a picture that is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether nothing shines through.
  open var opaque = false
  /// The settings of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The settings of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
