import CairoDrawing
import Drawing
import Geometry
import LayoutTestSupport
import Testing
import WorkBudgets

@Suite struct RasterLimitsTests {
  @Test(arguments: [
    (16_385.0, 1.0, 1.0), (1, 16_385, 1), (8193, 1, 2), (10_001, 10_001, 1), (1e300, 1, 1), (1, 1, 1e300),
  ])
  func `an image that is too large is rejected`(width: Double, height: Double, scale: Double) throws {
    let rasterizer = try CairoRasterizer()
    let error = #expect(throws: RasterizingError.self) {
      _ = try rasterizer.png(of: picture([], size: Size(width: width, height: height)), scale: scale)
    }
    #expect(error?.message.contains("at most 16384 pixels per side and 100 million in all") == true)
  }

  @Test(arguments: [(0.0, 5.0, 1.0), (5, -1, 1), (.nan, 5, 1), (5, .infinity, 1), (5, 5, 0), (5, 5, .nan), (5, 5, -2)])
  func `an image without a valid size is rejected`(width: Double, height: Double, scale: Double) throws {
    let rasterizer = try CairoRasterizer()
    #expect(throws: RasterizingError.self) {
      _ = try rasterizer.png(of: picture([], size: Size(width: width, height: height)), scale: scale)
    }
  }

  @Test func `an image whose layers are too large is rejected`() throws {
    func nested(_ depth: Int) -> DisplayList {
      var commands = [DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .black)]
      for _ in 0..<depth { commands = [.group(.init("views", opacity: 0.5), commands)] }
      let side = [DrawingCommand.group(.init("views", opacity: 0.5), []), .group(.init("views"), commands)]
      return picture(side + commands, size: Size(width: 1000, height: 100))
    }
    let rasterizer = try CairoRasterizer()
    expect(DecodedImage(try rasterizer.png(of: nested(20), scale: 1))?.width, is: 1000)
    let error = #expect(throws: RasterizingError.self) { _ = try rasterizer.png(of: nested(20), scale: 8) }
    #expect(error?.message.contains("an image of 8000 × 800 pixels with 20 nested translucent views") == true)
  }

  @Test func `a large picture of a canceled run is not drawn`() throws {
    let rasterizer = try CairoRasterizer()
    let budget = WorkBudget { true }
    let large = picture([], size: Size(width: 5000, height: 4000))
    #expect(throws: RasterizingError.self) { try budget.run { _ = try rasterizer.png(of: large, scale: 1) } }
  }

  @Test func `a picture of a run that is canceled between two commands or rows is not drawn`() throws {
    let rasterizer = try CairoRasterizer()
    let commands = (0..<3).map { DrawingCommand.fill(.rect(Rect(x: Double($0), y: 0, width: 9, height: 9)), .black) }
    let picture = picture(commands, size: Size(width: 30, height: 20))
    let whole = try rasterizer.png(of: picture, scale: 1)
    let all = Looks()
    try WorkBudget { all.next() < 0 }.run { expect(try rasterizer.png(of: picture, scale: 1), is: whole) }
    let count = all.next() - 1
    #expect(count == commands.count + 20)
    for end in [1, 2, commands.count + 1, count] {
      let looks = Looks()
      let budget = WorkBudget { looks.next() >= end }
      #expect(throws: RasterizingError.self) { try budget.run { _ = try rasterizer.png(of: picture, scale: 1) } }
    }
    expect(try rasterizer.png(of: picture, scale: 1), is: whole)
  }

  @Test func `an image with the longest allowed side is drawn`() throws {
    let file = try CairoRasterizer().png(of: picture([], size: Size(width: 16_384, height: 1)), scale: 1)
    expect(DecodedImage(file)?.width, is: 16_384)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0])
  func `no number prevents drawing`(number: Double) throws {
    let point = Point(x: number, y: number)
    let rect = Rect(x: number, y: 0, width: number, height: 5)
    let shapes: [Shape] = [
      .rect(rect), .roundedRect(rect, radius: number), .ellipse(rect), .line(.zero, point),
      .polygon([.zero, point], isClosed: true), .path([.move(.zero), .curve(point, .zero, point), .close]),
    ]
    let color = Color(red: number, green: number, blue: number, alpha: 0.5)
    var commands = shapes.map { DrawingCommand.fill($0, color) }
    commands += shapes.map { .stroke($0, Stroke(color, width: 1, dashes: [number, 1])) }
    commands += shapes.map { .stroke($0, Stroke(.black, width: number)) }
    commands += shapes.map { .clip($0, [.fill(.rect(Rect(x: 0, y: 0, width: 3, height: 3)), color)]) }
    commands += [
      text("a", x: number), text("a", width: number), text("ab", font: TextFont(size: number)),
      .placed(at: point, scale: 1, commands), .placed(at: .zero, scale: number, commands),
      .group(.init("views", opacity: number), commands),
    ]
    let image = try image(of: commands)
    expect(image.width, is: 10)
  }

  @Test func `no font weight prevents drawing`() throws {
    for weight in [Int.min, 0, 1, 450, Int.max] {
      let image = try image(
        of: [text("a", font: TextFont(size: 20, weight: weight))], size: Size(width: 40, height: 40))
      #expect(image.inkBounds != nil)
    }
  }

  @Test func `drawn groups may be nested deeply`() throws {
    var command = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .black)
    for _ in 0..<1000 { command = .placed(at: .zero, scale: 1, [command]) }
    try expect(image(of: [command]).color(x: 5, y: 5), is: 0)
  }
}
