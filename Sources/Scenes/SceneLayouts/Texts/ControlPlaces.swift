package import Geometry

/// The places of the segments of a segmented control, which all have the same width.
package struct SegmentPlaces {
  private let frame: Rect
  private let count: Int
  private let isRightToLeft: Bool

  package init(in frame: Rect, count: Int, isRightToLeft: Bool) {
    self.frame = frame
    self.count = count
    self.isRightToLeft = isRightToLeft
  }

  /// The place of the segment at a position in reading order.
  package subscript(index: Int) -> Rect {
    let width = frame.width / Double(count)
    let place = Rect(x: frame.minX + Double(index) * width, y: frame.minY, width: width, height: frame.height)
    return isRightToLeft ? place.mirrored(in: frame) : place
  }
}

package struct SearchBarPlaces {
  /// The field, which has its own background.
  package let field: Rect
  /// The circle of the lens.
  package let lens: Rect
  package let words: Rect

  /// Creates the places in a bar's frame.
  package init(in frame: Rect, isRightToLeft: Bool) {
    let field = frame.inset(x: 8, y: max(0, (frame.height - 36) / 2))
    let lens = Rect(x: field.minX + 9, y: field.midY - 6, width: 11, height: 11)
    let words = Rect(left: field.minX + 28, top: field.minY, right: field.maxX - 8, bottom: field.maxY)
    self.field = field
    self.lens = isRightToLeft ? lens.mirrored(in: frame) : lens
    self.words = isRightToLeft ? words.mirrored(in: frame) : words
  }
}
