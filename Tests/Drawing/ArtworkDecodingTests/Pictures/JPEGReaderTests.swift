import ArtworkDecoding
import CJPEG
import Drawing
import Testing

/// JPEG files of all kinds, rotated by their orientation.
@Suite struct JPEGReaderTests {
  private let decoder = ArtworkDecoder.forTests()
  /// Four areas of 16 × 16 pixels: red and green above blue and white.
  private static let areas: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]

  /// Returns a file with the four areas.
  ///
  /// - Parameter samples: Returns the bytes of the pixels of an area.
  private func file(
    _ format: TJPF, _ sampling: TJSAMP, progressive: Bool = false, samples: ([UInt8]) -> [UInt8]
  ) throws -> [UInt8] {
    let writer = try #require(tjInitCompress())
    defer { tjDestroy(writer) }
    var pixels: [UInt8] = []
    for index in 0..<32 * 32 {
      let area = index / 512 * 2 + index % 32 / 16
      pixels += samples(Self.areas[area])
    }
    var (start, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let flags = progressive ? TJFLAG_PROGRESSIVE : 0
    let status = tjCompress2(
      writer, pixels, 32, 0, 32, Int32(format.rawValue), &start, &size, Int32(sampling.rawValue), 95, flags)
    defer { tjFree(start) }
    #expect(status == 0)
    return Array(UnsafeBufferPointer(start: start, count: Int(size)))
  }

  /// Returns a file with a segment inserted at its start.
  private func adding(_ marker: UInt8, _ contents: [UInt8], to file: [UInt8]) -> [UInt8] {
    let length = contents.count + 2
    let head = [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
    return Array(file.prefix(2)) + head + contents + Array(file.dropFirst(2))
  }

  /// Returns the largest difference between the colors in the centers of the areas and the expected ones.
  private func difference(_ bitmap: Bitmap, _ areas: [[UInt8]] = areas) -> Int {
    let middles = [8 * 32 + 8, 8 * 32 + 24, 24 * 32 + 8, 24 * 32 + 24]
    var largest = 0
    for (middle, area) in zip(middles, areas) {
      for (shift, value) in zip([16, 8, 0], area) {
        let found = Int(bitmap.pixels[middle] >> UInt32(shift) & 255)
        largest = max(largest, abs(found - Int(value)))
      }
    }
    return largest
  }

  @Test(arguments: [TJSAMP_444, TJSAMP_422, TJSAMP_420], [false, true])
  func `colors are preserved, also in progressive files`(sampling: TJSAMP, progressive: Bool) throws {
    let file = try file(TJPF_RGB, sampling, progressive: progressive) { $0 }
    let bitmap = try decoder.bitmap(file)
    #expect(difference(bitmap) <= 3)
    #expect(bitmap.file == EncodedImage(format: .jpeg, bytes: file))
  }

  @Test func `gray is preserved`() throws {
    let bitmap = try decoder.bitmap(file(TJPF_RGB, TJSAMP_GRAY) { $0 })
    #expect(difference(bitmap, [[76, 76, 76], [150, 150, 150], [29, 29, 29], [255, 255, 255]]) <= 2)
  }

  @Test func `CMYK colors are converted to RGB, as Adobe's programs write them`() throws {
    let bitmap = try decoder.bitmap(file(TJPF_CMYK, TJSAMP_444) { $0 + [255] })
    #expect(difference(bitmap) <= 3)
    #expect(bitmap.file == nil)
    let dark = try decoder.bitmap(file(TJPF_CMYK, TJSAMP_444) { $0 + [128] })
    #expect(difference(dark, [[128, 0, 0], [0, 128, 0], [0, 0, 128], [128, 128, 128]]) <= 3)
  }

  @Test(arguments: [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]),
    (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
  ])
  func `a picture is rotated by its EXIF orientation`(orientation: Int, order: [Int]) throws {
    let value = UInt8(orientation)
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    for notes in [little, big] {
      let bitmap = try decoder.bitmap(
        adding(0xE1, Array("Exif".utf8) + [0, 0] + notes, to: file(TJPF_RGB, TJSAMP_444) { $0 }))
      #expect(difference(bitmap, order.map { Self.areas[$0] }) <= 3)
      #expect((bitmap.file == nil) == (orientation > 1))
    }
  }

  @Test(arguments: [1, 6])
  func `a large picture is scaled down while it is decoded`(orientation: UInt8) throws {
    var limits = ArtworkLimits.standard
    limits.largePixels = 50
    let notes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let file = try adding(
      0xE1, Array("Exif".utf8) + [0, 0] + notes, to: file(TJPF_RGB, TJSAMP_444, progressive: true) { $0 })
    // Four by two pixels: two columns and one row of each area.
    let bitmap = try ArtworkDecoder.forTests(limits: limits).bitmap(file, fitting: PixelSize(width: 4, height: 2))
    #expect(bitmap.width == 4 && bitmap.height == 2 && bitmap.file == nil)
    let areas = orientation == 1 ? [0, 0, 1, 1, 2, 2, 3, 3] : [2, 2, 0, 0, 3, 3, 1, 1]
    for (pixel, area) in zip(bitmap.pixels, areas) {
      for (shift, value) in zip([16, 8, 0], Self.areas[area]) {
        #expect(abs(Int(pixel >> UInt32(shift) & 255) - Int(value)) <= 4)
      }
    }
    // Of its own size, it is the file.
    let whole = try ArtworkDecoder.forTests(limits: limits).bitmap(file)
    #expect(whole.width == 32 && (whole.file == nil) == (orientation > 1))
  }

  @Test func `a picture with a color profile is not embedded as it is`() throws {
    let file = try adding(0xE2, Array("ICC_PROFILE".utf8) + [0, 1, 1, 0], to: file(TJPF_RGB, TJSAMP_444) { $0 })
    #expect(try decoder.bitmap(file).file == nil)
  }

  @Test func `a JPEG file that is truncated anywhere has a fault`() throws {
    for progressive in [false, true] {
      let file = try file(TJPF_RGB, TJSAMP_420, progressive: progressive) { $0 }
      for count in 3..<file.count - 2 { #expect(decoder.fault(Array(file.prefix(count))) != nil, "\(count) bytes") }
    }
  }

  @Test func `too many pixels and too many passes are rejected`() throws {
    var huge = try file(TJPF_RGB, TJSAMP_444) { $0 }
    let frame = try #require(huge.indices.first { huge[$0] == 0xFF && huge[$0 + 1] == 0xC0 })
    huge.replaceSubrange(frame + 5..<frame + 9, with: [0x7F, 0xFF, 0x7F, 0xFF])
    #expect(decoder.fault(huge)?.hasPrefix("it has 32767 × 32767 pixels") == true)
    var limits = ArtworkLimits()
    limits.mostPixels = 1024
    var endless = try file(TJPF_RGB, TJSAMP_444, progressive: true) { $0 }
    for _ in 0..<99 { endless += [0xFF, 0xDA] }
    #expect(ArtworkDecoder.forTests(limits: limits).fault(endless)?.contains("passes") == true)
  }

  @Test func `a reduced photograph is written as a JPEG file, and other pictures as PNG`() throws {
    let photograph = try decoder.bitmap(file(TJPF_RGB, TJSAMP_444) { $0 }, fitting: PixelSize(width: 31, height: 30))
    #expect(photograph.file == nil)
    let written = try #require(ImageFileWriter.file(of: photograph))
    let again = try decoder.bitmap(written.bytes)
    #expect(again.width == 31 && again.height == 30)
    let picture = try #require(Bitmap(width: 1, height: 1, pixels: [.max], identity: "white"))
    #expect(ImageFileWriter.file(of: picture)?.format == .png)
  }
}
