/// A row of pixels as horizontal slices, each covered from one position to another.
struct RowSlices {
  /// A slice. Its height is negative if it is part of a hole.
  private struct Slice {
    var left = 0.0
    var right = 0.0
    var height = 0.0
  }

  /// The slices of a box and its hole.
  private var slices = InlineArray<16, Slice>(repeating: Slice())
  private var sliceCount = 0
  /// The start of the leftmost slice.
  private(set) var first = Double.infinity
  /// The first position where all slices have started.
  private(set) var middleStart = -Double.infinity
  /// The end of the slice that ends first.
  private(set) var middleEnd = Double.infinity
  /// The end of the rightmost slice.
  private(set) var end = -Double.infinity
  /// The coverage of a pixel within all slices, from 0 to 1.
  private(set) var height = 0.0

  /// The number of slices that approximate the curve of a corner within a row.
  private static let count = 8

  /// Adds a box within all of the given clips. A negative sign adds it as a hole. At most two boxes may be added.
  mutating func add(_ box: RoundedBox, row: Double, sign: Double, within clips: [RoundedBox] = []) {
    let top = clips.reduce(max(box.top, row)) { max($0, $1.top) }
    let bottom = clips.reduce(min(box.bottom, row + 1)) { min($0, $1.bottom) }
    guard top < bottom else { return }
    let isStraight = box.isStraight(from: top, to: bottom) && clips.allSatisfy { $0.isStraight(from: top, to: bottom) }
    let count = isStraight ? 1 : Self.count
    let height = (bottom - top) / Double(count)
    for index in 0..<count {
      let place = top + (Double(index) + 0.5) * height
      var (left, right) = box.span(at: place)
      for clip in clips {
        let span = clip.span(at: place)
        (left, right) = (max(left, span.left), min(right, span.right))
      }
      if left < right { add(from: left, to: right, height: sign * height) }
    }
  }

  private mutating func add(from left: Double, to right: Double, height: Double) {
    slices[sliceCount] = Slice(left: left, right: right, height: height)
    sliceCount += 1
    first = min(first, left)
    middleStart = max(middleStart, left)
    middleEnd = min(middleEnd, right)
    end = max(end, right)
    self.height += height
  }

  /// Returns the coverage of a pixel, from 0 to 1.
  func part(ofColumn column: Double) -> Double {
    var part = 0.0
    for index in 0..<sliceCount {
      let slice = slices[index]
      part += slice.height * max(0, min(slice.right, column + 1) - max(slice.left, column))
    }
    return part
  }
}
