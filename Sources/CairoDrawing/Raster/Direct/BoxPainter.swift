/// Paints boxes and frames on the pixels of an image, each pixel by the part of it that is covered.
///
/// Most of a picture is made of them: grounds, outlines, lines that are level or upright, badges. Their edges are known
/// for each row, so nothing need be sorted or searched for.
struct BoxPainter: ~Copyable {
  /// A slice of a row: it lies within a box from `left` to `right`, and is `height` high, negative where it is cut out.
  private struct Slice {
    var left: Double
    var right: Double
    var height: Double
  }

  /// What part of a row is covered.
  private struct Coverage {
    /// Columns at the left, each covered as ``BoxPainter/mask`` says.
    var left = 0..<0
    /// Columns that are all covered alike, and how much.
    var middle = 0..<0
    var opacity: UInt8 = 0
    /// Columns at the right, which follow those at the left in the mask.
    var right = 0..<0
  }

  private var slices: [Slice] = []
  private var mask: [UInt8] = []

  /// How many slices approach the curve of a corner within a row.
  private static let sliceCount = 8

  /// Paints what lies in a box and not in another one within it.
  mutating func paint(_ outer: RoundedBox, without inner: RoundedBox?, _ color: PixelColor, on canvas: PixelCanvas) {
    let rows = Self.indices(from: outer.top.rounded(.down), to: outer.bottom.rounded(.up), limit: canvas.height)
    guard inner != nil || outer.radius > 0 else { return paintSharp(outer, rows: rows, color, on: canvas) }
    let hole = inner.flatMap { $0.isEmpty ? nil : $0 }
    // Rows between the corners are all the same.
    var plain: Coverage?
    for row in rows {
      let isPlain = Self.isPlain(row, outer) && (hole.map { Self.isPlain(row, $0) } ?? true)
      if !isPlain { plain = nil }
      let coverage = plain ?? coverage(ofRow: row, outer, hole, color, canvas)
      if isPlain { plain = coverage }
      paint(coverage, row: row, color, on: canvas)
    }
  }

  /// Paints a box without rounded corners: how much of a pixel is covered is a part of its width times one of its height.
  private func paintSharp(_ box: RoundedBox, rows: Range<Int>, _ color: PixelColor, on canvas: PixelCanvas) {
    let columns = Self.indices(from: box.left.rounded(.down), to: box.right.rounded(.up), limit: canvas.width)
    guard let first = columns.first, let last = columns.last else { return }
    let left = min(box.right, Double(first + 1)) - max(box.left, Double(first))
    let right = min(box.right, Double(last + 1)) - max(box.left, Double(last))
    let middle = (left < 1 ? first + 1 : first)..<max(left < 1 ? first + 1 : first, right < 1 ? last : last + 1)
    for row in rows {
      let height = min(box.bottom, Double(row + 1)) - max(box.top, Double(row))
      canvas.paint(color, row: row, columns: middle, opacity: color.opacity(covering: height))
      if left < 1 {
        canvas.paint(color, row: row, columns: first..<(first + 1), opacity: color.opacity(covering: left * height))
      }
      if right < 1, last > first {
        canvas.paint(color, row: row, columns: last..<(last + 1), opacity: color.opacity(covering: right * height))
      }
    }
  }

  private func paint(_ coverage: Coverage, row: Int, _ color: PixelColor, on canvas: PixelCanvas) {
    canvas.paint(color, row: row, columns: coverage.middle, opacity: coverage.opacity)
    mask.withUnsafeBufferPointer { mask in
      let split = coverage.left.count
      canvas.paint(
        color, row: row, column: coverage.left.lowerBound, mask: UnsafeBufferPointer(rebasing: mask[..<split]))
      canvas.paint(
        color, row: row, column: coverage.right.lowerBound, mask: UnsafeBufferPointer(rebasing: mask[split...]))
    }
  }

  /// Whether a row runs through the upright part of a box, from its top to its bottom.
  private static func isPlain(_ row: Int, _ box: RoundedBox) -> Bool {
    let (top, bottom) = (Double(row), Double(row + 1))
    return box.top <= top && bottom <= box.bottom && box.isStraight(from: top, to: bottom)
  }

  private mutating func coverage(
    ofRow row: Int, _ outer: RoundedBox, _ inner: RoundedBox?, _ color: PixelColor, _ canvas: PixelCanvas
  ) -> Coverage {
    slices.removeAll(keepingCapacity: true)
    addSlices(of: outer, row: Double(row), sign: 1)
    if let inner { addSlices(of: inner, row: Double(row), sign: -1) }
    var (first, middleStart) = (Double.infinity, -Double.infinity)
    var (middleEnd, end) = (Double.infinity, -Double.infinity)
    for slice in slices {
      first = min(first, slice.left)
      middleStart = max(middleStart, slice.left)
      middleEnd = min(middleEnd, slice.right)
      end = max(end, slice.right)
    }
    let all = Self.indices(from: first.rounded(.down), to: end.rounded(.up), limit: canvas.width)
    var coverage = Coverage()
    let middle = Self.indices(from: middleStart.rounded(.up), to: middleEnd.rounded(.down), limit: canvas.width)
    coverage.middle = middle.isEmpty ? all.upperBound..<all.upperBound : middle
    coverage.opacity = color.opacity(covering: slices.reduce(0) { $0 + $1.height })
    coverage.left = all.lowerBound..<coverage.middle.lowerBound
    coverage.right = coverage.middle.upperBound..<all.upperBound
    mask.removeAll(keepingCapacity: true)
    for column in coverage.left { mask.append(color.opacity(covering: part(ofColumn: Double(column)))) }
    for column in coverage.right { mask.append(color.opacity(covering: part(ofColumn: Double(column)))) }
    return coverage
  }

  private mutating func addSlices(of box: RoundedBox, row: Double, sign: Double) {
    let (top, bottom) = (max(box.top, row), min(box.bottom, row + 1))
    guard top < bottom else { return }
    let count = box.isStraight(from: top, to: bottom) ? 1 : Self.sliceCount
    let height = (bottom - top) / Double(count)
    for index in 0..<count {
      let span = box.span(at: top + (Double(index) + 0.5) * height)
      slices.append(Slice(left: span.left, right: span.right, height: sign * height))
    }
  }

  /// What part of a pixel is covered.
  private func part(ofColumn column: Double) -> Double {
    var part = 0.0
    for slice in slices { part += slice.height * max(0, min(slice.right, column + 1) - max(slice.left, column)) }
    return part
  }

  /// Whole numbers from one number to another, none below zero or above a limit.
  private static func indices(from first: Double, to end: Double, limit: Int) -> Range<Int> {
    let limit = Double(limit)
    let first = max(0, min(limit, first))
    return Int(first)..<Int(max(first, min(limit, end)))
  }
}
