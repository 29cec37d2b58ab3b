public import Geometry

/// A picture of pixels in its place.
public struct PlacedBitmap: Sendable, Hashable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The place, in points, which the pixels are stretched to.
  public var rect: Rect

  /// Pixels in a place.
  public init(_ bitmap: Bitmap, in rect: Rect) {
    self.bitmap = bitmap
    self.rect = rect
  }

  /// Tells whether anything would be seen: the place is finite and has an extent.
  package var isDrawable: Bool {
    rect.origin.isFinite && rect.width.isFinite && rect.height.isFinite && rect.width > 0 && rect.height > 0
  }
}
