extension PixelMap {
  /// Returns the picture rotated and mirrored by its Exif orientation, as in UIKit.
  ///
  /// - Parameter orientation: From 1 to 8 (Exif 2.3, tag 0x0112). Other values count as 1.
  func oriented(_ orientation: Int) -> PixelMap {
    // From 5 on, rows and columns are swapped.
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    let flipsColumns = [2, 3, 7, 8].contains(orientation)
    let flipsRows = [3, 4, 6, 7].contains(orientation)
    var turned: [UInt32] = []
    turned.reserveCapacity(values.count)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        let (x, y) = isTurned ? (row, column) : (column, row)
        let source = (flipsRows ? height - 1 - y : y) * width + (flipsColumns ? width - 1 - x : x)
        turned.append(values[source])
      }
    }
    return PixelMap(width: newWidth, height: newHeight, values: turned)
  }
}
