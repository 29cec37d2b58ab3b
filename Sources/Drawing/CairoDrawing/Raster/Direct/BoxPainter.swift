/// A painter of boxes and frames on the pixels of an image, with antialiasing by coverage.
///
/// They make up most of a picture: backgrounds, outlines, horizontal and vertical lines, badges. Their sides have few
/// different shapes, which recur within and among pictures, so the coverage is cached.
final class BoxPainter {
  private var masks = BoundedCache<EdgeShape, EdgeMask>(limit: 4096)

  func paint(_ box: RoundedBox, within clips: [RoundedBox], _ color: PixelColor, on canvas: PixelCanvas) {
    if clips.allSatisfy({ $0.contains(box) }) { return paint(box, without: nil, color, on: canvas) }
    let bounds = clips.reduce(box) { $0.intersection($1) }
    guard !bounds.isEmpty else { return }
    if box.radius <= 0 {
      // A box that covers the whole clip has the shape of the clip.
      if clips.count == 1, box.contains(clips[0]) { return paint(clips[0], without: nil, color, on: canvas) }
      if clips.allSatisfy({ $0.contains(bounds) }) { return paintSharp(bounds, color, on: canvas) }
    }
    for row in Self.indices(from: bounds.top.rounded(.down), to: bounds.bottom.rounded(.up), limit: canvas.height) {
      var slices = RowSlices()
      slices.add(box, row: Double(row), sign: 1, within: clips)
      Self.paint(slices, row: row, color, on: canvas)
    }
  }

  /// Paints a box except for another inside it.
  func paint(_ outer: RoundedBox, without inner: RoundedBox?, _ color: PixelColor, on canvas: PixelCanvas) {
    guard inner != nil || outer.radius > 0 else { return paintSharp(outer, color, on: canvas) }
    let hole = inner.flatMap { $0.isEmpty ? nil : $0 }
    let rows = Self.indices(from: outer.top.rounded(.down), to: outer.bottom.rounded(.up), limit: canvas.height)
    guard !rows.isEmpty, outer.left < Double(canvas.width), outer.right > 0 else { return }
    let sides = RoundedSides(of: outer, without: hole) { shape in masks.value(for: shape) { EdgeMask(of: shape) } }
    if let sides {
      Self.paint(sides, rows: rows, color, on: canvas) { row in Self.slices(ofRow: row, outer, hole) }
    } else {
      for row in rows { Self.paint(Self.slices(ofRow: row, outer, hole), row: row, color, on: canvas) }
    }
  }

  // MARK: Sharp corners

  /// Paints a box with sharp corners: the coverage of a pixel is the covered width times the covered height.
  private func paintSharp(_ box: RoundedBox, _ color: PixelColor, on canvas: PixelCanvas) {
    let rows = Self.indices(from: box.top.rounded(.down), to: box.bottom.rounded(.up), limit: canvas.height)
    let columns = Self.indices(from: box.left.rounded(.down), to: box.right.rounded(.up), limit: canvas.width)
    guard let first = columns.first, let last = columns.last else { return }
    let left = min(box.right, Double(first + 1)) - max(box.left, Double(first))
    let right = min(box.right, Double(last + 1)) - max(box.left, Double(last))
    let start = left < 1 ? first + 1 : first
    let middle = start..<max(start, right < 1 ? last : last + 1)
    // All rows except the first and the last are covered in full height.
    for part in [rows.prefix(1), rows.dropFirst().dropLast(), rows.dropFirst().suffix(1)] where !part.isEmpty {
      let height = min(box.bottom, Double(part.lowerBound + 1)) - max(box.top, Double(part.lowerBound))
      canvas.paint(color, rows: part, columns: middle, opacity: color.opacity(covering: height))
      if left < 1 {
        canvas.paint(color, rows: part, columns: first..<(first + 1), opacity: color.opacity(covering: left * height))
      }
      if right < 1, last > first {
        canvas.paint(color, rows: part, columns: last..<(last + 1), opacity: color.opacity(covering: right * height))
      }
    }
  }

  // MARK: Rounded corners

  private static func paint(
    _ sides: RoundedSides, rows: Range<Int>, _ color: PixelColor, on canvas: PixelCanvas, slices: (Int) -> RowSlices
  ) {
    sides.left.coverage.withUnsafeBufferPointer { left in
      sides.right.coverage.withUnsafeBufferPointer { right in
        var row = rows.lowerBound
        while row < rows.upperBound, let index = sides.index(ofRow: row) {
          // The equal rows between the corners are painted at once.
          let alike = row..<min(rows.upperBound, sides.endOfAlike(row))
          row = alike.upperBound
          let (first, last) = (sides.left.rows[index], sides.right.rows[index])
          guard first.count + last.count <= sides.columns.count else {
            for row in alike { paint(slices(row), row: row, color, on: canvas) }
            continue
          }
          let (start, end) = (sides.columns.lowerBound + first.count, sides.columns.upperBound - last.count)
          let middle = max(0, start)..<max(max(0, start), min(end, canvas.width))
          canvas.paint(color, rows: alike, columns: middle, opacity: color.opacity(ofByte: first.middle))
          canvas.paint(
            color, rows: alike, from: sides.columns.lowerBound + first.skipped,
            UnsafeBufferPointer(rebasing: left[first.columns]))
          canvas.paint(
            color, rows: alike, from: sides.columns.upperBound - 1 - last.skipped, step: -1,
            UnsafeBufferPointer(rebasing: right[last.columns]))
        }
      }
    }
  }

  private static func slices(ofRow row: Int, _ outer: RoundedBox, _ hole: RoundedBox?) -> RowSlices {
    var slices = RowSlices()
    slices.add(outer, row: Double(row), sign: 1)
    if let hole { slices.add(hole, row: Double(row), sign: -1) }
    return slices
  }

  /// Paints a row in which both sides may meet.
  private static func paint(_ slices: RowSlices, row: Int, _ color: PixelColor, on canvas: PixelCanvas) {
    let all = indices(from: slices.first.rounded(.down), to: slices.end.rounded(.up), limit: canvas.width)
    let middle = indices(
      from: slices.middleStart.rounded(.up), to: slices.middleEnd.rounded(.down), limit: canvas.width)
    canvas.paint(color, row: row, columns: middle, opacity: color.opacity(covering: slices.height))
    for column in all where !middle.contains(column) {
      let opacity = color.opacity(covering: slices.part(ofColumn: Double(column)))
      canvas.paint(color, row: row, column: column, opacity: opacity)
    }
  }

  /// Returns the range between two numbers, clamped to 0 and a limit.
  private static func indices(from first: Double, to end: Double, limit: Int) -> Range<Int> {
    let limit = Double(limit)
    let first = max(0, min(limit, first))
    return Int(first)..<Int(max(first, min(limit, end)))
  }
}
