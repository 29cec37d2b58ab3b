/// A row of pixels cut into level slices, each covered from one place to another.
struct RowSlices {
  /// A slice: `height` high, negative where it is cut out.
  private struct Slice {
    var left: Double
    var right: Double
    var height: Double
  }

  private var slices: [Slice] = []
  /// Where the leftmost slice begins.
  private(set) var first = Double.infinity
  /// Where all slices have begun.
  private(set) var middleStart = -Double.infinity
  /// Where the first slice ends.
  private(set) var middleEnd = Double.infinity
  /// Where all slices have ended.
  private(set) var end = -Double.infinity
  /// How much is covered where all slices are, from 0 to 1.
  private(set) var height = 0.0

  /// How many slices approach the curve of a corner within a row.
  private static let count = 8

  /// Adds what lies in a box and within all of some clips, with a sign below zero for what is cut out.
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
    slices.append(Slice(left: left, right: right, height: height))
    first = min(first, left)
    middleStart = max(middleStart, left)
    middleEnd = min(middleEnd, right)
    end = max(end, right)
    self.height += height
  }

  /// What part of a pixel is covered.
  func part(ofColumn column: Double) -> Double {
    slices.reduce(0) { $0 + $1.height * max(0, min($1.right, column + 1) - max($1.left, column)) }
  }
}
