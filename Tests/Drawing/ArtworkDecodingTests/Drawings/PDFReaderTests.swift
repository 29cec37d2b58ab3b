import ArtworkDecoding
import Drawing
import Foundation
import HostFiles
import LayoutTestSupport
import Testing

/// PDF documents, which an external program draws within limits.
@Suite struct PDFReaderTests {
  private let decoder = ArtworkDecoder.forTests()
  /// A page with a red left half and a transparent right half.
  private let halves = PDFMaker.document(20, 10, drawing: "1 0 0 rg 0 0 10 10 re f")

  @Test func `a page has one pixel per point and a transparent background`() throws {
    let bitmap = try decoder.bitmap(halves)
    #expect(bitmap.width == 20 && bitmap.height == 10)
    let row = [UInt32](repeating: 0xFFFF_0000, count: 10) + [UInt32](repeating: 0, count: 10)
    #expect(Array(bitmap.pixels.prefix(20)) == row)
    #expect(bitmap.file == nil)
  }

  @Test func `a page has exactly the requested pixels, stretched if necessary`() throws {
    let bitmap = try decoder.bitmap(halves, fitting: PixelSize(width: 4, height: 3))
    #expect(bitmap.pixels == (0..<3).flatMap { _ in [0xFFFF_0000, 0xFFFF_0000, 0, 0] as [UInt32] })
  }

  @Test func `the media box determines the size, not the crop box`() throws {
    let cropped = PDFMaker.document(20, 10, drawing: "1 0 0 rg 0 0 10 10 re f", page: "/CropBox[5 0 10 10]")
    #expect(try decoder.bitmap(cropped).width == 20)
  }

  @Test func `texts of a PDF are drawn with the substitute font`() throws {
    let text = PDFMaker.document(20, 10, drawing: "BT /F 10 Tf 1 1 Td (ab) Tj ET")
    let bitmap = try decoder.bitmap(text)
    #expect(bitmap.pixels.contains { $0 >> 24 > 128 })
    #expect(try decoder.bitmap(text).pixels == bitmap.pixels)
  }

  @Test func `a drawing is cached, and a damaged cache file is redrawn`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func bitmap() throws -> Bitmap {
      let conversions = PDFConversions(keptIn: folder, fontFolders: PDFConversions.fontFolders, fontFamily: "Inter")
      return try ArtworkDecoder(conversions: conversions).bitmap(halves)
    }
    let first = try bitmap()
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".drawing") })
    let kept = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    #expect(try bitmap().pixels == first.pixels)
    for damaged in [Data(), kept.prefix(kept.count - 1), kept + [0], Data(repeating: 1, count: kept.count)] {
      try damaged.write(to: URL(filePath: "\(folder)/\(name)"))
      #expect(try bitmap().pixels == first.pixels)
      #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")) == kept)
    }
  }

  @Test func `no result depends on files of the external programs, which may be anywhere`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let conversions = PDFConversions(keptIn: folder, fontFolders: PDFConversions.fontFolders, fontFamily: "Inter")
    let boundary = FileBoundary(of: ["/usr/share/fonts"], includesRepositories: false)
    for _ in 0..<2 {
      let (bitmap, dependencies) = FileDependencyRecorder.recording {
        FileBoundary.hold(boundary) { try? ArtworkDecoder(conversions: conversions).bitmap(halves) }
      }
      #expect(bitmap?.width == 20)
      #expect(dependencies.list.isEmpty)
    }
  }

  @Test func `several workers may draw at the same time`() async throws {
    let expected = try decoder.bitmap(halves).pixels
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { try? decoder.bitmap(halves).pixels } }
      for await pixels in group { #expect(pixels == expected) }
    }
  }

  @Test func `a file that is not a PDF document has a fault`() {
    #expect(decoder.fault("%PDF-1.4\nnothing")?.contains("damaged, protected or too large") == true)
    #expect(decoder.fault(Array(halves.prefix(100))) != nil)
  }

  @Test func `reading an infinite page tree terminates`() {
    #expect(decoder.fault(PDFMaker.document(20, 10, drawing: "", kids: 2))?.isEmpty != true)
  }

  @Test func `the largest allowed number of pixels can be drawn`() throws {
    #expect(try decoder.bitmap(halves, fitting: PixelSize(width: 4000, height: 4000)).pixels.count == 16_000_000)
  }

  @Test func `a page of extreme size is rejected, also without a requested size`() {
    #expect(decoder.fault(PDFMaker.document(14_000, 14_000, drawing: "0 0 9 9 re f")) != nil)
    #expect(decoder.fault(halves, fitting: PixelSize(width: 20_000, height: 20_000))?.hasPrefix("it has 20000") == true)
  }

  @Test func `a document that takes too long is stopped`() {
    var limits = ArtworkLimits()
    limits.processorSeconds = 1
    let circle = "0 0 m 9999 9999 -9999 9999 20 20 c S "
    let slow = PDFMaker.document(2000, 2000, drawing: String(repeating: circle, count: 300_000))
    let fault = ArtworkDecoder.forTests(limits: limits).fault(slow)
    #expect(fault == "drawing it takes longer than 1 second; make it simpler, or export it as PNG")
  }

  @Test func `a PDF document that is truncated or changed anywhere is a picture or has a fault`() {
    var generator = SeededRandomNumberGenerator(seed: 7)
    for count in stride(from: 0, to: halves.count, by: 29) { _ = decoder.fault(Array(halves.prefix(count))) }
    for _ in 0..<20 {
      var changed = halves
      changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      #expect(decoder.fault(changed)?.isEmpty != true)
    }
  }
}
