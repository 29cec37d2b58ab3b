/// Shrinks pictures: each pixel is the mean of those that it covers, by the shares that it covers of them.
///
/// The mean is one of colours multiplied by alpha, so that what cannot be seen has no colour to give, and of sRGB's values
/// as they are, as Core Graphics has it.
package enum AreaFilter {
  /// The parts of a whole in which shares are counted.
  private static let whole: UInt64 = 1 << 16

  /// The pixels along an axis that one of fewer covers.
  private struct Span {
    /// The first one.
    var first: Int
    /// The share of each; they add up to ``whole``.
    var shares: [UInt64]
  }

  /// The pixels of a picture with fewer of them, row by row.
  ///
  /// - Parameters:
  ///   - pixels: Those of the picture, row by row, multiplied by alpha.
  ///   - size: The columns and rows of the picture.
  ///   - smaller: The columns and rows of the result, each at least 1 and at most that of the picture.
  package static func shrunk(
    _ pixels: [UInt32], of size: (width: Int, height: Int), to smaller: (width: Int, height: Int)
  ) -> [UInt32] {
    let columns = spans(of: size.width, in: smaller.width)
    var shrunk: [UInt32] = []
    shrunk.reserveCapacity(smaller.width * smaller.height)
    var sums = [UInt64](repeating: 0, count: 4 * smaller.width)
    for row in spans(of: size.height, in: smaller.height) {
      for index in sums.indices { sums[index] = 0 }
      for (offset, share) in row.shares.enumerated() {
        add(pixels, from: (row.first + offset) * size.width, share: share, columns, to: &sums)
      }
      for column in 0..<smaller.width { shrunk.append(pixel(of: sums, column)) }
    }
    return shrunk
  }

  private static func spans(of count: Int, in parts: Int) -> [Span] {
    (0..<parts).map { part in
      // In parts of a pixel, of which there are as many as pixels of the result.
      let (start, end) = (part * count, (part + 1) * count)
      let (first, last) = (start / parts, (end - 1) / parts)
      var shares: [UInt64] = []
      var covered = 0
      var given: UInt64 = 0
      for index in first...last {
        covered += min(end, (index + 1) * parts) - max(start, index * parts)
        // What is lost by rounding one share goes to the next one.
        let due = UInt64(covered) * whole / UInt64(count)
        shares.append(due - given)
        given = due
      }
      return Span(first: first, shares: shares)
    }
  }

  /// Adds a row of the picture to the sums of alpha, red, green and blue of each column of the result.
  private static func add(
    _ pixels: [UInt32], from start: Int, share: UInt64, _ columns: [Span], to sums: inout [UInt64]
  ) {
    let pixels = pixels.span
    for (column, span) in columns.enumerated() {
      var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      let (first, shares) = (start + span.first, span.shares.span)
      var offset = 0
      // Every pixel comes by here: a sequence would take most of the time where it is not optimised away.
      while offset < shares.count {
        let (pixel, part) = (UInt64(pixels[first + offset]), shares[offset])
        offset += 1
        alpha &+= (pixel >> 24) &* part
        red &+= (pixel >> 16 & 255) &* part
        green &+= (pixel >> 8 & 255) &* part
        blue &+= (pixel & 255) &* part
      }
      sums[4 * column] &+= alpha &* share
      sums[4 * column + 1] &+= red &* share
      sums[4 * column + 2] &+= green &* share
      sums[4 * column + 3] &+= blue &* share
    }
  }

  private static func pixel(of sums: [UInt64], _ column: Int) -> UInt32 {
    let area = whole * whole
    func part(_ index: Int) -> UInt32 { UInt32(min(255, (sums[4 * column + index] + area / 2) / area)) }
    return part(0) << 24 | part(1) << 16 | part(2) << 8 | part(3)
  }
}
