import Drawing
import LayoutTestSupport
import Testing

/// The colors of downscaled pictures.
@Suite struct AreaFilterTests {
  private struct Picture {
    var width: Int
    var height: Int
    var pixels: [UInt32]

    func shrunk(_ columns: Int, _ rows: Int) -> [UInt32] {
      AreaFilter.shrunk(pixels, of: (width, height), to: (columns, rows))
    }
  }

  @Test func `a pixel is the mean of the pixels that it covers`() {
    let picture = Picture(width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF30_4050])
    expect(picture.shrunk(2, 1), is: [0xFF80_8080, 0xFF20_3040])
  }

  @Test func `a partly covered pixel has a partial weight`() {
    let picture = Picture(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF60_6060, 0xFF00_0000])
    expect(picture.shrunk(2, 1), is: [0xFF20_2020, 0xFF20_2020])
  }

  @Test func `transparent pixels add no color`() {
    let picture = Picture(width: 2, height: 1, pixels: [0xFFFF_0000, 0])
    expect(picture.shrunk(1, 1), is: [0x8080_0000])
  }

  @Test(arguments: [(7, 5), (100, 3), (1, 1), (101, 97)])
  func `a single color is preserved at all sizes`(width: Int, height: Int) {
    let picture = Picture(width: 101, height: 97, pixels: Array(repeating: 0x8F12_3456, count: 101 * 97))
    let shrunk = picture.shrunk(width, height)
    expect(shrunk, is: Array(repeating: 0x8F12_3456, count: width * height))
  }

  @Test func `all pixels have the same weight`() {
    for index in 0..<4 {
      var picture = Picture(width: 2, height: 2, pixels: Array(repeating: 0, count: 4))
      picture.pixels[index] = 0xFFFF_FFFF
      expect(picture.shrunk(1, 1), is: [0x4040_4040])
    }
  }

  /// Returns the mean of a channel over the area that a pixel of the result covers, computed from its definition.
  private func mean(_ picture: Picture, shift: UInt32, column: Int, of columns: Int, row: Int, of rows: Int) -> Double {
    func overlap(_ index: Int, of count: Int, with part: Int, in parts: Int) -> Double {
      let (start, end) = (Double(index * parts), Double((index + 1) * parts))
      return max(0, min(end, Double((part + 1) * count)) - max(start, Double(part * count))) / Double(count)
    }
    var sum = 0.0
    for y in 0..<picture.height {
      let height = overlap(y, of: picture.height, with: row, in: rows)
      guard height > 0 else { continue }
      for x in 0..<picture.width {
        let value = picture.pixels[y * picture.width + x] >> shift & 255
        sum += Double(value) * height * overlap(x, of: picture.width, with: column, in: columns)
      }
    }
    return sum
  }

  @Test(arguments: [(1, 1), (7, 5), (13, 4), (12, 11), (1, 11), (13, 1)])
  func `each channel is averaged separately`(columns: Int, rows: Int) {
    var random = SeededRandomNumberGenerator(seed: UInt64(columns * 100 + rows))
    // Many values are the largest possible, so that a sum that overflows into the next channel is noticed.
    let pixels = (0..<13 * 11).map { _ in
      Bool.random(using: &random) ? .max : UInt32.random(in: 0...(.max), using: &random)
    }
    let picture = Picture(width: 13, height: 11, pixels: pixels)
    let shrunk = picture.shrunk(columns, rows)
    for (index, pixel) in shrunk.enumerated() {
      for shift in [24, 16, 8, 0] as [UInt32] {
        let exact = mean(picture, shift: shift, column: index % columns, of: columns, row: index / columns, of: rows)
        #expect(abs(Double(pixel >> shift & 255) - exact) < 0.6)
      }
    }
  }
}
