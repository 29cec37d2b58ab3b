public import Foundation

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
