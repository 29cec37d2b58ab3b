import Drawing
import Testing

/// The colours of downscaled pictures.
@Suite struct AreaFilterTests {
  private struct Picture {
    var width: Int
    var height: Int
    var pixels: [UInt32]

    func shrunk(_ columns: Int, _ rows: Int) -> [UInt32] {
      AreaFilter.shrunk(pixels, of: (width, height), to: (columns, rows))
    }
  }

  @Test func `a pixel is the mean of those that it covers`() {
    let picture = Picture(width: 4, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF30_4050])
    #expect(picture.shrunk(2, 1) == [0xFF80_8080, 0xFF20_3040])
  }

  @Test func `a pixel that is covered in part counts in part`() {
    let picture = Picture(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF60_6060, 0xFF00_0000])
    #expect(picture.shrunk(2, 1) == [0xFF20_2020, 0xFF20_2020])
  }

  @Test func `what cannot be seen gives no colour`() {
    let picture = Picture(width: 2, height: 1, pixels: [0xFFFF_0000, 0])
    #expect(picture.shrunk(1, 1) == [0x8080_0000])
  }

  @Test(arguments: [(7, 5), (100, 3), (1, 1), (101, 97)])
  func `one colour stays that colour, whatever the sizes`(width: Int, height: Int) {
    let picture = Picture(width: 101, height: 97, pixels: Array(repeating: 0x8F12_3456, count: 101 * 97))
    let shrunk = picture.shrunk(width, height)
    #expect(shrunk == Array(repeating: 0x8F12_3456, count: width * height))
  }

  @Test func `all pixels count alike`() {
    for index in 0..<4 {
      var picture = Picture(width: 2, height: 2, pixels: Array(repeating: 0, count: 4))
      picture.pixels[index] = 0xFFFF_FFFF
      #expect(picture.shrunk(1, 1) == [0x4040_4040])
    }
  }
}
