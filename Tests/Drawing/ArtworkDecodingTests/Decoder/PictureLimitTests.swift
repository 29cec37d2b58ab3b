import Drawing
import Testing
import WorkBudgets

@testable import ArtworkDecoding

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

  @Test func `decoding a large picture does not start once the run is cancelled`() throws {
    let (decoder, file) = (ArtworkDecoder.forTests(limits: small), try png(40, 10))
    let budget = WorkBudget { true }
    #expect(budget.run { decoder.fault(file) } == "the run was cancelled")
    #expect(decoder.fault(file) == nil)
  }

  @Test func `slow drawings use up the shared time, and quick ones do not`() throws {
    var limits = ArtworkLimits.standard
    limits.secondsOfSlowDrawings = 2
    let budget = DrawingBudget()
    func isRefused() -> Bool { (try? budget.begin(limits)) == nil }
    for _ in 0..<500 {
      try budget.begin(limits)
      budget.spend(0.2)
    }
    budget.spend(2)
    #expect(!isRefused())
    budget.spend(2)
    #expect(isRefused())
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
