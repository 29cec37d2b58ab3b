import CWebP
import Drawing
import Testing
import WorkBudgets

@testable import ArtworkDecoding
@testable import HostFiles

/// The limits on all files of a run together.
@Suite struct PictureLimitTests {
  private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixels = [UInt32](repeating: 0xFF12_3456, count: width * height)
    let picture = try #require(Bitmap(width: width, height: height, pixels: pixels, identity: "made"))
    return try #require(PNGFileWriter.png(of: picture))
  }

  private var small: ArtworkLimits {
    var limits = ArtworkLimits.standard
    limits.mostKeptPixels = 100
    limits.largePixels = 50
    return limits
  }

  @Test(arguments: [(40, 10, 20, 5), (10, 10, 10, 10), (200, 2, 100, 1)])
  func `a picture without a requested size is reduced to the pixel limit`(
    width: Int, height: Int, keptWidth: Int, keptHeight: Int
  ) throws {
    let bitmap = try ArtworkDecoder.forTests(limits: small).bitmap(png(width, height))
    #expect(bitmap.width == keptWidth && bitmap.height == keptHeight)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF12_3456 })
    // The bitmap carries its file only if the pixels are those of the file.
    #expect((bitmap.file == nil) == (width * height > 100))
  }

  @Test func `a picture with a requested size has that size`() throws {
    let bitmap = try ArtworkDecoder.forTests(limits: small).bitmap(
      png(40, 10), fitting: PixelSize(width: 8, height: 10))
    #expect(bitmap.width == 8 && bitmap.height == 10)
  }

  @Test(arguments: PNGMaker.Kind.all)
  func `a PNG file that is scaled down row by row has the same pixels as one that is scaled as a whole`(
    kind: PNGMaker.Kind
  ) throws {
    for (width, height) in [(9, 7), (9, 3), (4, 7), (1, 1), (8, 6)] {
      let maker = PNGMaker(kind, width: 9, height: 7, seed: 5)
      let picture = try PNGReader(limits: .standard).picture(
        in: maker.bytes(), fitting: PixelSize(width: width, height: height)
      ).pixels
      let isWhole = kind.isInterlaced || (width, height) == (9, 7)
      #expect((picture.width, picture.height) == (isWhole ? (9, 7) : (width, height)))
      #expect(
        picture.values
          == (isWhole ? maker.pixels : AreaFilter.shrunk(maker.pixels, of: (9, 7), to: (width, height))))
    }
  }

  @Test func `a damaged PNG file that is scaled down has a fault`() throws {
    let kind = PNGMaker.Kind(colors: 6, depth: 8, isInterlaced: false, hasTransparency: false)
    var file = PNGMaker(kind, width: 9, height: 9, seed: 3).bytes()
    let place = try #require(file.indices.dropLast(3).first { file[$0..<$0 + 4].elementsEqual("IDAT".utf8) })
    file[place + 20] ^= 1
    let decoder = ArtworkDecoder.forTests()
    #expect(decoder.fault(file, fitting: PixelSize(width: 2, height: 2))?.contains("it is damaged") == true)
  }

  @Test func `a large WebP file is decoded to no more pixels than are shown`() throws {
    var start: UnsafeMutablePointer<UInt8>?
    let colors = [UInt32](repeating: 0x8000_00FF, count: 40 * 10)
    let count = colors.withUnsafeBytes {
      WebPEncodeLosslessBGRA($0.bindMemory(to: UInt8.self).baseAddress, 40, 10, 160, &start)
    }
    defer { WebPFree(start) }
    let file = Array(UnsafeBufferPointer(start: start, count: count))
    let reader = WebPReader(limits: small)
    let decoded = try reader.picture(in: file, fitting: PixelSize(width: 8, height: 90)).pixels
    #expect((decoded.width, decoded.height) == (8, 10))
    #expect(decoded.values.allSatisfy { $0 == 0x8000_0080 })
    #expect(try reader.picture(in: file, fitting: nil).pixels.values.count == 400)
    // Small ones are scaled as those of other formats are.
    let size = PixelSize(width: 8, height: 5)
    #expect(try WebPReader(limits: .standard).picture(in: file, fitting: size).pixels.width == 40)
  }

  @Test func `decoding a large picture does not start once the run is canceled`() throws {
    let (decoder, file) = (ArtworkDecoder.forTests(limits: small), try png(40, 10))
    let budget = WorkBudget { true }
    #expect(budget.run { decoder.fault(file) } == "the run was canceled")
    #expect(decoder.fault(file) == nil)
  }

  @Test func `slow drawings use up the shared time, and quick ones do not`() throws {
    let (limits, budget) = (ArtworkLimits.standard, DrawingBudget())
    func isRefused() -> Bool { (try? budget.begin(limits)) == nil }
    func secondsLeft(taking seconds: Double) -> Int? {
      var left: Int?
      _ = try? budget.drawSlowly(limits) {
        left = $0
        return ExternalProgram.Outcome(code: 0, output: [], messages: "", processorSeconds: seconds)
      }
      return left
    }
    for _ in 0..<300 {
      try budget.begin(limits)
      budget.spend(0.9)
    }
    #expect(secondsLeft(taking: 0.5) == 3)
    #expect(secondsLeft(taking: 1.5) == 2)
    #expect(!isRefused())
    // One more second is not worth another start.
    #expect(secondsLeft(taking: 1) == nil)
    #expect(isRefused())
  }

  @Test func `a drawing that is ended a moment before its last second leaves nothing`() {
    let (limits, budget) = (ArtworkLimits.standard, DrawingBudget())
    budget.spendSlowly(1.4)
    #expect(throws: Never.self) { try budget.begin(limits) }
    // The system reports up to 15 % less than the three seconds after which it ended the drawings.
    budget.spendSlowly(1.15)
    #expect(throws: ArtworkFault.self) { try budget.begin(limits) }
  }

  // The system reported 0.85 to 1.01 seconds of drawings that it ended after one second.
  @Test(arguments: [(0.85, 1, true), (1.01, 1, true), (0.02, 1, false), (2.6, 3, true), (1.4, 3, false)])
  func `a drawing that is ended after little processor time was only waiting`(
    seconds: Double, limit: Int, isUsedUp: Bool
  ) {
    let outcome = ExternalProgram.Outcome(code: 137, output: [], messages: "", processorSeconds: seconds)
    #expect(DrawingProgram.hasUsedUp(limit, outcome) == isUsedUp)
  }

  @Test func `the programs and seconds of a run are limited`() throws {
    var limits = ArtworkLimits.standard
    limits.mostPrograms = 3
    let programs = DrawingBudget()
    for _ in 0..<3 { try programs.begin(limits) }
    #expect(throws: ArtworkFault.self) { try programs.begin(limits) }
    let seconds = DrawingBudget()
    for _ in 0..<1501 { seconds.spend(0.2) }
    #expect(throws: ArtworkFault.self) { try seconds.begin(.standard) }
  }
}
