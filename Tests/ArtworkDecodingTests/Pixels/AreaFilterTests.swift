import Testing

@testable import ArtworkDecoding

/// Shrunk pictures have the colours of what they cover.
@Suite struct AreaFilterTests {
  @Test func `a pixel is the mean of those that it covers`() {
    let picture = PixelMap(width: 4, height: 1, values: [0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF30_4050])
    #expect(AreaFilter.shrunk(picture, toWidth: 2, height: 1).values == [0xFF80_8080, 0xFF20_3040])
  }

  @Test func `a pixel that is covered in part counts in part`() {
    let picture = PixelMap(width: 3, height: 1, values: [0xFF00_0000, 0xFF60_6060, 0xFF00_0000])
    #expect(AreaFilter.shrunk(picture, toWidth: 2, height: 1).values == [0xFF20_2020, 0xFF20_2020])
  }

  @Test func `what cannot be seen gives no colour`() {
    let picture = PixelMap(width: 2, height: 1, values: [0xFFFF_0000, 0])
    #expect(AreaFilter.shrunk(picture, toWidth: 1, height: 1).values == [0x8080_0000])
  }

  @Test(arguments: [(7, 5), (100, 3), (1, 1), (101, 97)])
  func `one colour stays that colour, whatever the sizes`(width: Int, height: Int) {
    let picture = PixelMap(width: 101, height: 97, values: Array(repeating: 0x8F12_3456, count: 101 * 97))
    let shrunk = AreaFilter.shrunk(picture, toWidth: width, height: height)
    #expect(shrunk.values == Array(repeating: 0x8F12_3456, count: width * height))
  }

  @Test func `all pixels count alike`() {
    for index in 0..<4 {
      var picture = PixelMap(width: 2, height: 2, values: Array(repeating: 0, count: 4))
      picture.values[index] = 0xFFFF_FFFF
      #expect(AreaFilter.shrunk(picture, toWidth: 1, height: 1).values == [0x4040_4040])
    }
  }
}
