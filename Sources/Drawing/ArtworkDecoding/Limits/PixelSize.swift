package struct PixelSize: Sendable, Hashable {
  /// The number of columns, at least 1.
  package let width: Int
  /// The number of rows, at least 1.
  package let height: Int

  /// Creates a size. Values below 1 become 1.
  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// The size with its sides swapped.
  var turned: PixelSize { PixelSize(width: height, height: width) }

  /// Returns the size with its width and height limited to another size's.
  func clamped(to other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }
}
