import Drawing
import Geometry
import LayoutTestSupport
import SceneDrawing
import Scenes
import Testing

@testable import ContactSheets

@Suite struct DrawingBytesTests {
  private static let color = Color(0x3388FF, alpha: 0.5)
  private static let rect = Rect(x: 1, y: -2, width: 3.25, height: 1e-9)

  private static let bitmap = Bitmap(
    width: 2, height: 1, pixels: [0, 0xFFFF_FFFF], identity: "a", file: EncodedImage(format: .png, bytes: [1, 2, 3]))

  /// One of everything.
  private static let commands: [DrawingCommand] = [
    .fill(.rect(rect), color), .fill(.ellipse(rect), .white),
    .group(
      .init("views", identifier: "a", title: "ü", opacity: 0.25),
      [
        .clip(
          .roundedRect(rect, radius: 8),
          [.stroke(.line(.zero, Point(x: 1, y: 1)), Stroke(color, width: 2, dashes: [3, 1], hasRoundCaps: true))]),
        .placed(at: Point(x: 5, y: 6), scale: 0.4, []),
      ]),
    .group(.init("empty"), []),
    .stroke(.polygon([.zero, Point(x: 2, y: 0)], isClosed: true), Stroke(.black)),
    .fill(.path([.move(.zero), .line(Point(x: 1, y: 0)), .curve(.zero, .zero, .zero), .close]), .black),
    .text(
      TextRun(
        text: "مرحبا 👋", origin: .zero, width: 40,
        font: TextFont(family: "Georgia", size: 12, weight: 700, isItalic: true), color: color)),
    .text(TextRun(text: "", origin: .zero, font: TextFont(size: 1), color: color)),
    bitmap.map { .image(PlacedBitmap($0, in: rect)) } ?? .group(.init("no bitmap"), []),
  ]

  @Test func `commands are decoded from their bytes`() {
    expect(DrawingBytes.commands(in: DrawingBytes.bytes(of: Self.commands)), is: Self.commands)
    expect(DrawingBytes.commands(in: []), is: [])
    guard case .image(let image)? = DrawingBytes.commands(in: DrawingBytes.bytes(of: Self.commands))?.last else {
      Issue.record("the last command is not an image")
      return
    }
    #expect(image.bitmap.pixels == Self.bitmap?.pixels && image.bitmap.file == Self.bitmap?.file)
  }

  @Test(arguments: DeviceCatalogue.onePerScreen.prefix(4))
  func `the commands of layouts are decoded from their bytes`(device: Device) {
    let layout = LoginLayout(
      SceneVariant(device: device, orientation: .portrait), hasConflict: true, hasAmbiguity: true
    ).layout
    let commands = layout.displayList(
      style: LayoutDrawingStyle(), measuringTextWith: FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4)
    ).commands
    expect(DrawingBytes.commands(in: DrawingBytes.bytes(of: commands)), is: commands)
  }

  @Test func `encoded groups may be nested deeply`() {
    let deep = (0..<5000).reduce(DrawingCommand.fill(.rect(Self.rect), .black)) { inner, _ in
      .group(.init("g"), [inner])
    }
    let bytes = DrawingBytes.bytes(of: [deep])
    expect(DrawingBytes.commands(in: bytes).map(DrawingBytes.bytes), is: bytes)
  }

  @Test(arguments: 0..<20)
  func `damaged bytes give commands or nil, and never a crash`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let whole = DrawingBytes.bytes(of: Self.commands)
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0...3, using: &generator))
      guard let commands = DrawingBytes.commands(in: bytes) else { continue }
      #expect(DrawingBytes.bytes(of: commands).count <= bytes.count + 8)
    }
  }
}
