public import Geometry

/// A bitmap with its frame.
public struct PlacedBitmap: Sendable, Hashable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The frame in points, to which the pixels are stretched.
  public var rect: Rect

  /// Creates a bitmap in a frame.
  public init(_ bitmap: Bitmap, in rect: Rect) {
    self.bitmap = bitmap
    self.rect = rect
  }

  /// Whether the bitmap is visible: its frame is finite and not empty.
  package var isDrawable: Bool {
    rect.origin.isFinite && rect.width.isFinite && rect.height.isFinite && rect.width > 0 && rect.height > 0
  }
}
