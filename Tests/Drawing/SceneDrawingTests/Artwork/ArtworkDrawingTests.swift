import Drawing
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneDrawing

/// Pictures in views, drawn with a reader that generates its pixels.
@Suite struct ArtworkDrawingTests {
  /// A reader that returns pictures of the requested size, or of 8 × 8 pixels, and fails for files called `broken`.
  private struct Reader: ArtworkReading {
    func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap? {
      guard fault(of: file) == nil else { return nil }
      let (width, height) = (width ?? 8, height ?? 8)
      let pixels = (0..<UInt32(width * height)).map { 0xFF00_0000 | $0 }
      return Bitmap(width: width, height: height, pixels: pixels, identity: file.path)
    }

    func fault(of file: ArtworkFile) -> String? { file.path == "broken" ? "it is damaged" : nil }
  }

  private static let painter = ArtworkPainter(reading: Reader(), pixelsPerPoint: 2)
  private static let frame = Rect(x: 10, y: 20, width: 100, height: 50)

  private static func image(
    _ path: String = "file", size: Size? = Size(width: 20, height: 20), mode: ImageContent.Mode = .scaleToFill,
    intent: Artwork.RenderingIntent = .automatic, slicing: ArtworkSlicing? = nil
  ) -> ImageContent {
    var image = ImageContent(name: "image", size: size, mode: mode)
    var file = ArtworkFile(path: path, digest: path)
    file.slicing = slicing
    image.artwork = Artwork(files: [file], intent: intent)
    return image
  }

  private static func commands(_ content: ViewContent, change: (inout View) -> Void = { _ in }) -> [DrawingCommand] {
    var builder = SceneBuilder()
    builder.add("view", content, frame, change: change)
    return builder.layout.drawnViews(measuringTextWith: FixedPitchTextMeasurer(), artwork: painter).commands.flattened
  }

  private static func placed(_ content: ViewContent, change: (inout View) -> Void = { _ in }) -> PlacedBitmap? {
    commands(content, change: change).lazy.compactMap { command -> PlacedBitmap? in
      if case .image(let image) = command { image } else { nil }
    }.first
  }

  @Test(arguments: [
    (ImageContent.Mode.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 50)),
    (.scaleAspectFit, Rect(x: 35, y: 20, width: 50, height: 50)),
    (.scaleAspectFill, Rect(x: 10, y: -5, width: 100, height: 100)),
    (.center, Rect(x: 50, y: 35, width: 20, height: 20)), (.top, Rect(x: 50, y: 20, width: 20, height: 20)),
    (.bottom, Rect(x: 50, y: 50, width: 20, height: 20)), (.left, Rect(x: 10, y: 35, width: 20, height: 20)),
    (.right, Rect(x: 90, y: 35, width: 20, height: 20)), (.topLeft, Rect(x: 10, y: 20, width: 20, height: 20)),
    (.topRight, Rect(x: 90, y: 20, width: 20, height: 20)), (.bottomLeft, Rect(x: 10, y: 50, width: 20, height: 20)),
    (.bottomRight, Rect(x: 90, y: 50, width: 20, height: 20)),
  ])
  func `each content mode has its placement and only the visible pixels`(mode: ImageContent.Mode, place: Rect) {
    let image = Self.placed(.image(Self.image(mode: mode)))
    expect(image?.rect, is: place)
    #expect(image?.bitmap.width == Int(place.width * 2) && image?.bitmap.height == Int(place.height * 2))
  }

  @Test func `a picture is clipped only where it leaves a clipping view`() {
    func isClipped(_ clips: Bool) -> Bool {
      Self.commands(.image(Self.image(mode: .scaleAspectFill))) { $0.appearance.clipsSubviews = clips }.contains {
        if case .clip(.rect(Self.frame), _) = $0 { true } else { false }
      }
    }
    #expect(isClipped(true) && !isClipped(false))
  }

  @Test func `a template image is drawn in the tint, and an automatic one only in system buttons`() {
    func ink(_ content: ViewContent) -> String? {
      Self.placed(content) { $0.appearance.tint = .system(.orange) }?.bitmap.identity
    }
    func button(_ style: ButtonStyle, _ intent: Artwork.RenderingIntent) -> ViewContent {
      .button(ButtonContent(title: LocalizedText(""), style: style, image: Self.image(intent: intent)))
    }
    let tinted = "file in \(SystemColor.orange.color(in: .light).hexadecimal) 255"
    expect(ink(.image(Self.image(intent: .template))), is: tinted)
    expect(ink(.image(Self.image())), is: "file")
    expect(ink(button(.system, .automatic)), is: tinted)
    expect(ink(button(.custom, .automatic)), is: "file")
    expect(ink(button(.system, .original)), is: "file")
  }

  @Test func `the edges of a resizable picture keep their pixels`() throws {
    let slicing = ArtworkSlicing(insets: EdgeInsets(top: 2, left: 3, bottom: 2, right: 1), tiles: false)
    let image = try #require(Self.placed(.image(Self.image(slicing: slicing))))
    #expect(image.bitmap.width == 100 && image.bitmap.height == 50)
    // Each of the 8 × 8 pixels contains its index.
    func source(_ x: Int, _ y: Int) -> UInt32 { image.bitmap.pixels[y * 100 + x] & 0xFF }
    expect([source(0, 0), source(2, 0), source(99, 0), source(98, 0)], is: [0, 2, 7, 6])
    expect([source(0, 1), source(0, 48), source(99, 49)], is: [8, 48, 63])
    expect(source(50, 25), is: 4 * 8 + 4)
  }

  @Test func `a tiled picture repeats its middle`() throws {
    let slicing = ArtworkSlicing(
      insets: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2), center: Size(width: 3, height: 8), tiles: true)
    let image = try #require(Self.placed(.image(Self.image(slicing: slicing))))
    expect((0..<9).map { image.bitmap.pixels[$0] & 0xFF }, is: [0, 1, 2, 3, 4, 2, 3, 4, 2])
  }

  @Test(arguments: [1e308, -1e308, .infinity])
  func `insets longer than the picture are limited to its size`(length: Double) throws {
    let slicing = ArtworkSlicing(
      insets: EdgeInsets(all: length), center: Size(width: length, height: -length), tiles: true)
    #expect(try #require(Self.placed(.image(Self.image(slicing: slicing)))).bitmap.width == 100)
  }

  @Test func `an unreadable picture is a hatched box`() {
    let commands = Self.commands(.image(Self.image("broken")))
    #expect(commands.contains { if case .stroke(.line, _) = $0 { true } else { false } })
    #expect(Self.placed(.image(Self.image("broken"))) == nil)
  }

  @Test func `without a reader, pictures are drawn as boxes`() {
    var builder = SceneBuilder()
    builder.add("view", .image(Self.image()), Self.frame)
    var plain = SceneBuilder()
    plain.add("view", .image(ImageContent(name: "image", size: Size(width: 20, height: 20))), Self.frame)
    let measurer = FixedPitchTextMeasurer()
    #expect(
      builder.layout.drawnViews(measuringTextWith: measurer).commands
        == plain.layout.drawnViews(measuringTextWith: measurer).commands)
  }

  @Test func `pale artwork is in a group of its own`() {
    var builder = SceneBuilder()
    builder.add("view", .image(Self.image()), Self.frame)
    let pale = ArtworkPainter(reading: Reader(), pixelsPerPoint: 2, opacity: 0.35)
    let commands = builder.layout.drawnViews(measuringTextWith: FixedPitchTextMeasurer(), artwork: pale).commands
    let groups = commands.flattened.compactMap { if case .group(let group, _) = $0 { group } else { nil } }
    #expect(groups.contains { $0.name == "artwork" && $0.opacity == 0.35 })
  }
}
