/// Scales bitmaps down: each pixel is the mean of the pixels that it covers, weighted by the covered area.
///
/// The mean is computed from premultiplied colours, so that transparent pixels have no weight, and from sRGB values
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
    /// The weights of the source pixels, by target pixel. Those of a target pixel add up to ``whole``.
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

  /// Returns the pixels of a bitmap scaled down, row by row.
  ///
  /// - Parameters:
  ///   - pixels: The premultiplied pixels of the bitmap, row by row.
  ///   - size: The columns and rows of the bitmap.
  ///   - smaller: The columns and rows of the result, each at least 1 and at most that of the bitmap.
  package static func shrunk(
    _ pixels: [UInt32], of size: (width: Int, height: Int), to smaller: (width: Int, height: Int)
  ) -> [UInt32] {
    let (columns, rows) = (Coverage(of: size.width, in: smaller.width), Coverage(of: size.height, in: smaller.height))
    var shrunk: [UInt32] = []
    shrunk.reserveCapacity(smaller.width * smaller.height)
    var sums = [UInt64](repeating: 0, count: 4 * smaller.width)
    var next = 0
    for row in 0..<smaller.height {
      for index in sums.indices { sums[index] = 0 }
      var place = rows.firsts[row]
      while next < rows.ends[row] {
        add(pixels, from: place * size.width, share: rows.shares[next], columns, to: &sums)
        next += 1
        place += 1
      }
      for column in 0..<smaller.width { shrunk.append(pixel(of: sums, column)) }
    }
    return shrunk
  }

  /// Adds a row of the bitmap to the sums of alpha, red, green and blue of each target column.
  private static func add(
    _ pixels: [UInt32], from start: Int, share: UInt64, _ columns: Coverage, to sums: inout [UInt64]
  ) {
    let (pixels, firsts, ends, shares) = (pixels.span, columns.firsts.span, columns.ends.span, columns.shares.span)
    var sums = sums.mutableSpan
    var (column, next) = (0, 0)
    while column < firsts.count {
      var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      var place = start + firsts[column]
      let end = ends[column]
      while next < end {
        let (pixel, part) = (UInt64(pixels[place]), shares[next])
        next &+= 1
        place &+= 1
        alpha &+= (pixel >> 24) &* part
        red &+= (pixel >> 16 & 255) &* part
        green &+= (pixel >> 8 & 255) &* part
        blue &+= (pixel & 255) &* part
      }
      sums[4 * column] &+= alpha &* share
      sums[4 * column + 1] &+= red &* share
      sums[4 * column + 2] &+= green &* share
      sums[4 * column + 3] &+= blue &* share
      column &+= 1
    }
  }

  private static func pixel(of sums: [UInt64], _ column: Int) -> UInt32 {
    let area = whole * whole
    func part(_ index: Int) -> UInt32 { UInt32(min(255, (sums[4 * column + index] + area / 2) / area)) }
    return part(0) << 24 | part(1) << 16 | part(2) << 8 | part(3)
  }
}
