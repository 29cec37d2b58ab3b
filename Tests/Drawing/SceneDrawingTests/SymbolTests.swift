import Drawing
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneDrawing

@Suite struct SymbolTests {
  private static let names = SymbolTable.drawings.keys.sorted()
  private static let painter = SymbolPainter(ink: .black, ground: .white)

  private func commands(_ name: String, isMirrored: Bool = false) throws -> [DrawingCommand] {
    Self.painter.commands(
      try #require(SymbolName(name)), in: Rect(x: 0, y: 0, width: 24, height: 24), isMirrored: isMirrored)
  }

  private func dump(_ name: String, isMirrored: Bool = false) throws -> String {
    DisplayList(
      size: Size(width: 24, height: 24), background: .white, title: name, summary: "",
      commands: try commands(name, isMirrored: isMirrored)
    ).dump()
  }

  @Test func `every family has symbols`() {
    #expect(Self.names.count >= 100)
    #expect(
      ["plus", "chevron.left", "arrow.clockwise", "heart", "gearshape", "person.2", "wifi", "cart", "globe", "flame"]
        .allSatisfy(Self.names.contains))
  }

  @Test(arguments: ["", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".badge", ".badge.plus"])
  func `every symbol is drawn within its square`(ending: String) throws {
    let square = Rect(x: 0, y: 0, width: 24, height: 24)
    for name in Self.names {
      let commands = try commands(name + ending)
      #expect(!commands.isEmpty, "\(name)\(ending)")
      for shape in commands.fills.map(\.shape) + commands.strokes.map(\.shape) {
        #expect(shape.isDrawable, "\(name)\(ending): \(shape)")
        for point in shape.points { #expect(square.contains(point), "\(name)\(ending): \(point)") }
      }
    }
  }

  @Test func `the notation of every symbol is read completely`() {
    for (name, drawing) in SymbolTable.drawings {
      #expect(drawing.lines.count + drawing.bodies.count + drawing.solids.count > 0, "\(name)")
      let shapes = drawing.lines + drawing.bodies + drawing.solids + drawing.details
      #expect(shapes.allSatisfy { $0.isDrawable }, "\(name)")
    }
    #expect(SymbolNotation.shapes("") == [] && SymbolNotation.shapes("M1") == [] && SymbolNotation.shapes("Q1 2") == [])
    #expect(
      SymbolNotation.shapes("M0 12H24O12 12 6") == [
        .path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 1, y: 0.5))]),
        .ellipse(Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
      ])
  }

  @Test(arguments: [
    ("plus", "plus"), ("person.crop.circle", "person +circle"), ("bell.badge.fill", "bell filled badge"),
    ("speaker.wave.3.slash", "speaker.wave slash"), ("plus.circle.fill", "plus filled +circle"),
    ("exclamationmark.triangle.fill", "exclamationmark.triangle filled"), ("circle.fill", "circle filled"),
    ("person.badge.plus", "person badge plus"), ("doc.richtext", "doc"), ("battery.100", "battery"),
    ("battery.25", "battery.25"), ("list.bullet", "list"), ("questionmark.square", "questionmark +square"),
    ("line.3.horizontal.decrease.circle", "line.3.horizontal.decrease +circle"), ("iphone.gen3", "iphone"),
  ])
  func `a symbol name is split into a drawing and its modifiers`(name: String, parts: String) throws {
    let symbol = try #require(SymbolName(name))
    let words =
      [symbol.drawing] + (symbol.isFilled ? ["filled"] : []) + (symbol.enclosure.map { ["+\($0)"] } ?? [])
      + (symbol.hasSlash ? ["slash"] : []) + (symbol.hasBadge ? ["badge"] : []) + (symbol.badge.map { [$0] } ?? [])
    expect(words.joined(separator: " "), is: parts)
  }

  @Test(arguments: ["", ".", "fill", "nosuchthing", "slash", "badge.plus"])
  func `an unknown symbol name has no drawing`(name: String) {
    #expect(SymbolName(name) == nil)
  }

  @Test func `symbols are drawn as recorded`() throws {
    let names = ["plus", "chevron.forward", "bell.badge", "person.crop.circle.fill", "mic.slash", "battery.50"]
    try expectSnapshot(
      try names.map { try dump($0) }.joined() + dump("chevron.forward", isMirrored: true), "symbols.txt")
  }

  @Test func `lines of symbols are as heavy as the letters beside them`() throws {
    let widths = try FontWeight.allCases.map { weight in
      var painter = Self.painter
      painter.weight = weight
      let commands = painter.commands(try #require(SymbolName("plus")), in: Rect(x: 0, y: 0, width: 24, height: 24))
      return try #require(commands.strokes.first).stroke.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `only arrows along the reading direction are mirrored`() throws {
    func points(_ name: String, _ locale: String, mirrors: Bool = false) throws -> [Point] {
      var builder = SceneBuilder()
      builder.locale = locale
      var image = ImageContent(name: name, isSymbol: true)
      image.isDirectional = mirrors
      builder.add("image", .image(image), Rect(x: 0, y: 0, width: 24, height: 24))
      return try #require(builder.picture().commands.strokes.first).shape.points
    }
    try expect(points("chevron.forward", "en"), is: points("chevron.right", "en"))
    try expect(
      points("chevron.forward", "ar"), is: points("chevron.forward", "en").map { Point(x: 24 - $0.x, y: $0.y) })
    try expect(points("chevron.right", "ar"), is: points("chevron.right", "en"))
    try expect(points("chevron.right", "ar", mirrors: true), is: points("chevron.forward", "ar"))
  }

  @Test func `an unknown symbol keeps its place`() {
    var builder = SceneBuilder()
    builder.add(
      "image", .image(ImageContent(name: "nosuchthing", isSymbol: true)), Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(!builder.picture().commands.fills.isEmpty)
  }

  @Test(arguments: [
    (ViewColor.system(.tint), Color.white), (.system(.yellow), Color(0x007AFF)), (.system(.blue), .white),
  ])
  func `a symbol on a background of its own color is drawn in a visible color`(ground: ViewColor, ink: Color) {
    var builder = SceneBuilder()
    var image = ImageContent(name: "star.fill", size: Size(width: 40, height: 40))
    image.isSymbol = true
    builder.add("star", .image(image), Rect(x: 20, y: 20, width: 40, height: 40)) { $0.appearance.background = ground }
    let views = builder.picture().commands.layer("views")
    expect(views.fills.last?.color, is: ink)
  }

  @Test func `a symbol on a filled button has the color of its title`() throws {
    var builder = SceneBuilder()
    let image = ImageContent(name: "plus", size: Size(width: 20, height: 20), isSymbol: true)
    let content = ButtonContent(title: LocalizedText("Add"), style: .filled, image: image)
    builder.add("button", .button(content), Rect(x: 0, y: 0, width: 120, height: 40))
    expect(builder.picture().commands.strokes.first?.stroke.color, is: .white)
  }

  @Test func `a picture without artwork has the colors of its view`() throws {
    func fills(_ change: (inout View) -> Void) -> [Color] {
      var builder = SceneBuilder()
      builder.add("image", .image(ImageContent(name: "photo")), Rect(x: 0, y: 0, width: 90, height: 90), change: change)
      return builder.picture().commands.fills.map(\.color)
    }
    let plain = fills { _ in }
    let tinted = fills { $0.appearance.tint = .system(.orange) }
    let filled = fills { $0.appearance.background = .system(.blue) }
    let orange = SystemColor.orange.color(in: .light)
    expect(plain.first, is: SystemColor.gray5.color(in: .light))
    expect(
      tinted, is: [0.25, 0.7, 0.45, 0.7].map { orange.opacity($0).over(SystemColor.background.color(in: .light)) })
    #expect(filled.first == SystemColor.blue.color(in: .light) && filled.last == Color.white.opacity(0.55))
  }
}

extension Shape {
  /// The points of the outline, including control points. The outline stays within their bounds.
  fileprivate var points: [Point] {
    outline.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}
