/// The coverage of the pixels along the left side of a box or frame with rounded corners.
///
/// The right side is mirrored. Columns and rows are counted from the pixel that contains the corner of the box.
final class EdgeMask {
  /// A row of pixels.
  struct Row {
    /// The number of uncovered columns at the start.
    var skipped: Int
    /// The positions in `coverage` of the partially covered columns.
    var columns: Range<Int>
    /// The coverage of the following columns, from 0 to 255.
    var middle: UInt8

    /// The number of columns.
    var count: Int { skipped + columns.count }
  }

  /// The rows, from the top of the box to its bottom.
  let rows: [Row]
  /// The coverage of each pixel, from 0 to 255, row by row.
  let coverage: [UInt8]

  /// Computes the side of a box, or of a box except for another inside it.
  init(of shape: EdgeShape) {
    var rows: [Row] = []
    var coverage: [UInt8] = []
    let (outer, inner) = shape.boxes
    for row in 0..<shape.rowCount {
      var slices = RowSlices()
      slices.add(outer, row: Double(row), sign: 1)
      if let inner { slices.add(inner, row: Double(row), sign: -1) }
      let count = Int(max(0, slices.middleStart.rounded(.up)))
      let start = coverage.count
      for column in 0..<count {
        let part = Self.byte(slices.part(ofColumn: Double(column)))
        if part > 0 || coverage.count > start { coverage.append(part) }
      }
      let columns = start..<coverage.count
      rows.append(Row(skipped: count - columns.count, columns: columns, middle: Self.byte(slices.height)))
    }
    self.rows = rows
    self.coverage = coverage
  }

  private static func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(1, part)) * 255 + 0.5) }
}

/// The shape of a side in fractions of a pixel, fine enough that no pixel is off by two of its 255 levels.
struct EdgeShape: Hashable {
  private var left: Int32
  private var top: Int32
  private var bottom: Int32
  private var radius: Int32
  /// The left, top, bottom and radius of the hole. There is none if the bottom is zero.
  private var hole: SIMD4<Int32>

  private static let partsOfPixel = 512.0

  /// Creates the left side of a box in pixels, except for another box inside it.
  ///
  /// Corners must be small: no number may exceed some thousand pixels.
  init(_ outer: RoundedBox, without inner: RoundedBox?) {
    func parts(_ length: Double) -> Int32 { Int32((length * Self.partsOfPixel).rounded()) }
    left = parts(outer.left)
    top = parts(outer.top)
    bottom = parts(outer.bottom)
    radius = parts(outer.radius)
    hole = inner.map { [parts($0.left), parts($0.top), parts($0.bottom), parts($0.radius)] } ?? .zero
  }

  /// Hashes a single mixed number, which takes a fraction of the time of hashing all fields.
  func hash(into hasher: inout Hasher) {
    func both(_ low: Int32, _ high: Int32) -> UInt64 {
      UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
    }
    var mixed = both(left, top) &* Self.spread ^ both(bottom, radius)
    mixed = (mixed &* Self.spread) ^ mixed >> 29 ^ both(hole[0], hole[1])
    hasher.combine((mixed &* Self.spread) ^ mixed >> 29 ^ both(hole[2], hole[3]))
  }

  /// An odd number that spreads bits upwards: 2⁶⁴ divided by the golden ratio.
  private static let spread: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The number of rows that the side touches.
  var rowCount: Int { Int((Double(bottom) / Self.partsOfPixel).rounded(.up)) }

  /// The box and the hole, extended infinitely to the right.
  var boxes: (outer: RoundedBox, inner: RoundedBox?) {
    func box(_ left: Int32, _ top: Int32, _ bottom: Int32, _ radius: Int32) -> RoundedBox {
      RoundedBox(
        left: Double(left) / Self.partsOfPixel, top: Double(top) / Self.partsOfPixel, right: .greatestFiniteMagnitude,
        bottom: Double(bottom) / Self.partsOfPixel, radius: Double(radius) / Self.partsOfPixel)
    }
    return (box(left, top, bottom, radius), hole[2] > 0 ? box(hole[0], hole[1], hole[2], hole[3]) : nil)
  }
}
