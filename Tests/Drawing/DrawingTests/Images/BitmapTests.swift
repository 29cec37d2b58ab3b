import Geometry
import LayoutTestSupport
import Testing

@testable import Drawing

@Suite struct BitmapTests {
  private static func bitmap(_ width: Int, _ rows: [UInt32], _ name: String = "a", _ file: EncodedImage? = nil)
    -> Bitmap?
  {
    Bitmap(width: width, height: rows.count / max(1, width), pixels: rows, identity: name, file: file)
  }

  @Test func `a bitmap needs as many pixels as its sides require`() {
    #expect(Bitmap(width: 2, height: 2, pixels: [1, 2, 3], identity: "") == nil)
    #expect(Bitmap(width: 0, height: 0, pixels: [], identity: "") == nil)
    #expect(Bitmap(width: .max, height: 2, pixels: [], identity: "") == nil)
  }

  @Test func `a template takes the tint and keeps its opacity`() throws {
    let mask = try #require(Self.bitmap(3, [0xFF00_0000, 0x8000_0000, 0]))
    let tinted = mask.tinted(Color(0xFF8000))
    expect(tinted.pixels, is: [0xFFFF_8000, 0x8080_4000, 0])
    expect(mask.tinted(Color(0xFF8000, alpha: 0.5)).pixels[0], is: 0x8080_4000)
    #expect(tinted != mask && tinted.file == nil)
  }

  @Test func `a mirrored picture is read from the right`() throws {
    let bitmap = try #require(Self.bitmap(2, [1, 2, 3, 4]))
    expect(bitmap.mirrored().pixels, is: [2, 1, 4, 3])
    #expect(bitmap.mirrored() != bitmap)
  }

  @Test func `a reduced pixel is the mean of those it covers, also in part`() throws {
    let bitmap = try #require(Self.bitmap(3, [0xFF00_0000, 0xFF60_0000, 0xFFC0_0000]))
    expect(bitmap.shrunk(toWidth: 1, height: 1).pixels, is: [0xFF60_0000])
    // Each of the two pixels covers 1.5 pixels: (0 + 0x60 / 2) / 1.5 and (0x60 / 2 + 0xC0) / 1.5.
    expect(bitmap.shrunk(toWidth: 2, height: 5).pixels, is: [0xFF20_0000, 0xFFA0_0000])
    expect(bitmap.shrunk(toWidth: 9, height: 9), is: bitmap)
  }

  @Test func `bitmaps in drawings have no more pixels than are visible`() throws {
    let pixels = [UInt32](repeating: 1, count: 100)
    let bitmap = try #require(Bitmap(width: 10, height: 10, pixels: pixels, identity: ""))
    let image = DrawingCommand.image(PlacedBitmap(bitmap, in: Rect(x: 0, y: 0, width: 10, height: 4)))
    let drawn = [DrawingCommand.group(.init("a"), [.placed(at: .zero, scale: 0.5, [image])])].withBitmaps(atMost: 1)
    guard case .group(_, let placed)? = drawn.first, case .placed(_, _, let inner)? = placed.first,
      case .image(let shrunk)? = inner.first
    else {
      Issue.record("unexpected commands: \(drawn)")
      return
    }
    #expect(shrunk.bitmap.width == 5 && shrunk.bitmap.height == 2)
    expect([image].withBitmaps(atMost: 2.5), is: [image])
  }

  @Test func `pictures with too many pixels in total are reduced equally, each counted once`() throws {
    let pixels = [UInt32](repeating: 1, count: 100)
    let (first, second) = (
      try #require(Bitmap(width: 10, height: 10, pixels: pixels, identity: "a")),
      try #require(Bitmap(width: 5, height: 20, pixels: pixels, identity: "b"))
    )
    let place = Rect(x: 0, y: 0, width: 10, height: 10)
    let commands = [first, first, second].map { DrawingCommand.image(PlacedBitmap($0, in: place)) }
    expect(commands.withBitmaps(pixelsInAll: 200), is: commands)
    let sizes = commands.withBitmaps(pixelsInAll: 50).compactMap { command -> [Int]? in
      guard case .image(let image) = command else { return nil }
      return [image.bitmap.width, image.bitmap.height]
    }
    expect(sizes, is: [[5, 5], [5, 5], [3, 10]])
  }

  @Test func `an SVG contains each picture once, and its original file unchanged`() throws {
    let file = EncodedImage(format: .jpeg, bytes: Array("abc".utf8))
    let photo = try #require(Self.bitmap(1, [1], "photo", file))
    let drawing = try #require(Self.bitmap(1, [2], "drawing"))
    func placed(_ bitmap: Bitmap, _ x: Double) -> DrawingCommand {
      .image(PlacedBitmap(bitmap, in: Rect(x: x, y: 1, width: 2, height: 3)))
    }
    let picture = DisplayList(
      size: Size(width: 10, height: 10), background: .white, title: "", summary: "",
      commands: [placed(photo, 1), placed(photo, 4), placed(drawing, 7)])
    let text = String(
      decoding: picture.svgBytes { _ in EncodedImage(format: .png, bytes: Array("defg".utf8)) }, as: UTF8.self)
    #expect(
      text.contains(
        """
        <g transform="translate(1 1) scale(2 3)"><image id="artwork-1" width="1" height="1" preserveAspectRatio="none" \
        href="data:image/jpeg;base64,YWJj"/></g>
        <g transform="translate(4 1) scale(2 3)"><use href="#artwork-1"/></g>
        <g transform="translate(7 1) scale(2 3)"><image id="artwork-2" width="1" height="1" preserveAspectRatio="none" \
        href="data:image/png;base64,ZGVmZw=="/></g>

        """))
    // Without an encoder, only images that carry a file are embedded.
    #expect(!picture.svg().contains("artwork-2"))
  }

  @Test func `a bitmap without a finite place or extent is not drawn`() throws {
    let bitmap = try #require(Self.bitmap(1, [1]))
    let rects = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 0, height: 1),
      Rect(x: 0, y: 0, width: 1, height: .infinity), Rect(x: 0, y: 0, width: -1, height: 1),
    ]
    expect(rects.map { PlacedBitmap(bitmap, in: $0).isDrawable }, is: [false, false, false, false])
  }

  @Test func `pictures reduced for other drawings equal those reduced alone`() throws {
    let pixels = (0..<20 * 10).map { UInt32($0) &* 0x0102_0305 | 0xFF00_0000 }
    let bitmap = try #require(Bitmap(width: 20, height: 10, pixels: pixels, identity: "a"))
    let image = DrawingCommand.image(PlacedBitmap(bitmap, in: Rect(x: 0, y: 0, width: 10, height: 5)))
    let shrunk = ShrunkBitmaps()
    for scale in [0.3, 0.7, 0.3, 1, 0.7] {
      let alone = [image, image].withBitmaps(atMost: scale)
      let shared = [image, image].withBitmaps(atMost: scale, sharing: shrunk)
      expect(shared, is: alone)
      expect(shared.compactMap(\.pixels), is: alone.compactMap(\.pixels))
    }
  }
}

extension DrawingCommand {
  /// The pixels of a picture. Equality of pictures does not compare them.
  fileprivate var pixels: [UInt32]? {
    if case .image(let image) = self { image.bitmap.pixels } else { nil }
  }
}
