import ArtworkDecoding
import Drawing
import LayoutTestSupport
import Testing

/// PNG files of all kinds.
@Suite struct PNGReaderTests {
  private let decoder = ArtworkDecoder.forTests()
  private let colored = PNGMaker.Kind(colors: 6, depth: 8, isInterlaced: false, hasTransparency: false)

  @Test(arguments: PNGMaker.Kind.all)
  func `every kind of PNG has the pixels it was made from`(kind: PNGMaker.Kind) throws {
    for (width, height) in [(1, 1), (9, 7), (32, 3)] {
      let maker = PNGMaker(kind, width: width, height: height, seed: UInt64(width))
      let bitmap = try decoder.bitmap(maker.bytes())
      #expect(bitmap.width == width && bitmap.height == height)
      #expect(bitmap.pixels == maker.pixels)
    }
  }

  @Test func `a plain file is embedded as it is, but not one with 16 bits`() throws {
    let plain = PNGMaker(colored, width: 3, height: 3, seed: 1).bytes()
    #expect(try decoder.bitmap(plain).file == EncodedImage(format: .png, bytes: plain))
    let deep = PNGMaker.Kind(colors: 6, depth: 16, isInterlaced: false, hasTransparency: false)
    #expect(try decoder.bitmap(PNGMaker(deep, width: 3, height: 3, seed: 1).bytes()).file == nil)
  }

  @Test(arguments: ["gAMA", "cHRM", "iCCP", "acTL", "eXIf"])
  func `a file that other readers show differently is not embedded, and has the same pixels`(name: String) throws {
    let maker = PNGMaker(colored, width: 3, height: 3, seed: 2)
    let bitmap = try decoder.bitmap(maker.bytes(adding: [(name, [0, 1, 0x86, 0xA0])]))
    #expect(bitmap.file == nil)
    #expect(bitmap.pixels == maker.pixels)
  }

  @Test func `a file with data after its end is not embedded as it is`() throws {
    let file = PNGMaker(colored, width: 3, height: 3, seed: 2).bytes() + Array("more".utf8)
    #expect(try decoder.bitmap(file).file == nil)
  }

  @Test func `a file that Xcode optimized is rejected with advice`() {
    let file = PNGMaker(colored, width: 3, height: 3, seed: 2).bytes(adding: [("CgBI", [0x50, 0, 0x20, 6])])
    #expect(decoder.fault(file)?.contains("restore it with 'xcrun pngcrush -revert-iphone-optimizations'") == true)
  }

  @Test func `a PNG file that is truncated anywhere has a fault`() {
    let maker = PNGMaker(colored, width: 9, height: 9, seed: 3)
    let file = maker.bytes()
    for count in 8..<file.count {
      #expect(decoder.fault(Array(file.prefix(count))) == "it is truncated; export it again", "\(count) bytes")
    }
  }

  @Test func `too many pixels are rejected before memory is allocated`() {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGMaker.chunk("IHDR", PNGMaker.header(100_000, 100_000, 8, 6, false))
    file += PNGMaker.chunk("IDAT", PNGMaker.stored([0])) + PNGMaker.chunk("IEND", [])
    #expect(
      decoder.fault(file) == """
        it has 100000 × 100000 pixels, but pictures may have at most 32767 per side and 50 million in all; make it smaller
        """)
  }

  @Test func `missing rows are a fault`() {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGMaker.chunk("IHDR", PNGMaker.header(6000, 6000, 8, 6, false))
    file += PNGMaker.chunk("IDAT", PNGMaker.stored([UInt8](repeating: 0, count: 90_000))) + PNGMaker.chunk("IEND", [])
    #expect(decoder.fault(file)?.hasPrefix("it is damaged") == true)
  }

  @Test func `a file with any byte changed is a picture or has a fault`() {
    var generator = SeededRandomNumberGenerator(seed: 5)
    for kind in PNGMaker.Kind.all {
      let file = PNGMaker(kind, width: 9, height: 9, seed: 4).bytes()
      for _ in 0..<100 {
        var changed = file
        changed[Int.random(in: 8..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        #expect(decoder.fault(changed)?.isEmpty != true)
      }
    }
  }
}
