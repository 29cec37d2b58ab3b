/// Functions that scale bitmaps down: each pixel is the mean of the pixels that it covers, weighted by the covered
/// area.
///
/// The mean is computed from premultiplied colors, so that transparent pixels have no weight, and from sRGB values
/// without linearization, as in Core Graphics.
package enum AreaFilter {
  /// The denominator of weights.
  private static let whole: UInt64 = 1 << 16

  /// The source pixels of each target pixel along an axis, with their weights.
  ///
  /// All weights are in one array, and loops are counted: they run for each pixel, and iterating over sequences would
  /// take most of the time in debug builds.
  private struct Coverage {
    /// The first source pixel of each target pixel.
    var firsts: [Int] = []
    /// The end of each target pixel's weights in ``shares``.
    var ends: [Int] = []
    /// The weights of the source pixels, by target pixel. The weights of a target pixel add up to ``whole``.
    var shares: [UInt64] = []

    /// Computes the weights for `count` source and `parts` target pixels.
    init(of count: Int, in parts: Int) {
      for part in 0..<parts {
        // In fractions of a source pixel with the denominator `parts`.
        let (start, end) = (part * count, (part + 1) * count)
        let (first, last) = (start / parts, (end - 1) / parts)
        var covered = 0
        var given: UInt64 = 0
        for index in first...last {
          covered += min(end, (index + 1) * parts) - max(start, index * parts)
          // The rounding error of a weight is carried to the next one.
          let due = UInt64(covered) * whole / UInt64(count)
          shares.append(due - given)
          given = due
        }
        firsts.append(first)
        ends.append(shares.count)
      }
    }
  }

  /// The sums of a row of the result for each column of the picture. One number has alpha and green, another red and
  /// blue, one in the upper 32 bits and one in the lower. Each sum is less than 2²⁴, so it does not overflow into the
  /// other.
  ///
  /// Rows come first because all their pixels have the same share: that loop is compiled to vector instructions, and
  /// the loop over columns runs once for each row of the result. Starting with columns takes twice the instructions.
  private struct RowSums {
    var alphaGreen: [UInt64]
    var redBlue: [UInt64]

    init(width: Int) {
      alphaGreen = [UInt64](repeating: 0, count: width)
      redBlue = alphaGreen
    }

    mutating func reset() {
      for index in alphaGreen.indices { alphaGreen[index] = 0 }
      for index in redBlue.indices { redBlue[index] = 0 }
    }

    /// Adds a row of the picture.
    mutating func add(_ row: Span<UInt32>, share: UInt64) {
      Self.add(row, shift: 8, share: share, to: &alphaGreen)
      Self.add(row, shift: 0, share: share, to: &redBlue)
    }

    @inline(__always)
    private static func add(_ row: Span<UInt32>, shift: UInt32, share: UInt64, to sums: inout [UInt64]) {
      var sums = sums.mutableSpan
      for index in sums.indices {
        let pair = UInt64(row[index] >> shift & 0xFF_00FF)
        sums[index] &+= ((pair | pair << 16) & 0xFF_0000_00FF) &* share
      }
    }
  }

  /// A scaler for a picture whose rows arrive one by one, so that the whole picture is never in memory.
  package struct Rows {
    /// The finished pixels of the result, row by row.
    package private(set) var pixels: [UInt32] = []

    private let columns: Coverage
    private let rows: Coverage
    private var sums: RowSums
    /// The next row of the picture.
    private var source = 0
    /// The unfinished row of the result.
    private var row = 0
    /// The next weight of that row.
    private var next = 0

    /// Creates a result.
    ///
    /// - Parameters:
    ///   - size: The columns and rows of the picture.
    ///   - smaller: The columns and rows of the result, each at least 1 and at most as many as the picture has.
    package init(of size: (width: Int, height: Int), to smaller: (width: Int, height: Int)) {
      columns = Coverage(of: size.width, in: smaller.width)
      rows = Coverage(of: size.height, in: smaller.height)
      sums = RowSums(width: size.width)
      pixels.reserveCapacity(smaller.width * smaller.height)
    }

    /// Adds the next row of the picture, with premultiplied pixels.
    package mutating func add(_ pixels: Span<UInt32>) {
      // The last row of a part is also the first one of the next part if both cover some of it.
      while row < rows.firsts.count, rows.firsts[row] <= source {
        sums.add(pixels, share: rows.shares[next])
        next += 1
        guard next == rows.ends[row] else { break }
        AreaFilter.append(sums, columns, to: &self.pixels)
        sums.reset()
        row += 1
      }
      source += 1
    }
  }

  /// Returns the pixels of a picture with fewer pixels, row by row.
  ///
  /// - Parameters:
  ///   - pixels: The premultiplied pixels of the bitmap, row by row.
  ///   - size: The columns and rows of the bitmap.
  ///   - smaller: The columns and rows of the result, each at least 1 and at most as many as the bitmap has.
  package static func shrunk(
    _ pixels: [UInt32], of size: (width: Int, height: Int), to smaller: (width: Int, height: Int)
  ) -> [UInt32] {
    var rows = Rows(of: size, to: smaller)
    for row in 0..<size.height { rows.add(pixels.span.extracting(row * size.width..<(row + 1) * size.width)) }
    return rows.pixels
  }

  /// Adds the pixels of a row of the result.
  private static func append(_ sums: RowSums, _ columns: Coverage, to pixels: inout [UInt32]) {
    let (alphaGreen, redBlue) = (sums.alphaGreen.span, sums.redBlue.span)
    let (firsts, ends, shares) = (columns.firsts.span, columns.ends.span, columns.shares.span)
    // A mean is rounded and at most 255, because all shares along an axis add up to ``whole``.
    let half = whole * whole / 2
    func part(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: sum / (whole * whole)) }
    var (column, next) = (0, 0)
    while column < firsts.count {
      var (alpha, red, green, blue) = (half, half, half, half)
      var place = firsts[column]
      let end = ends[column]
      while next < end {
        let (first, second, share) = (alphaGreen[place], redBlue[place], shares[next])
        next &+= 1
        place &+= 1
        alpha &+= (first >> 32) &* share
        red &+= (second >> 32) &* share
        green &+= (first & 0xFFFF_FFFF) &* share
        blue &+= (second & 0xFFFF_FFFF) &* share
      }
      pixels.append(part(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue))
      column &+= 1
    }
  }
}
