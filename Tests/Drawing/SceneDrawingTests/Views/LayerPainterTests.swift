import Drawing
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneDrawing

@Suite struct LayerPainterTests {
  private static let frame = Rect(x: 40, y: 40, width: 100, height: 60)

  private static func commands(
    _ content: ViewContent = .container, change: (inout View) -> Void
  ) -> [DrawingCommand] {
    var builder = SceneBuilder()
    builder.add("v", content, frame) {
      $0.appearance.background = .system(.white)
      change(&$0)
    }
    return builder.layout.drawnViews(measuringTextWith: FixedPitchTextMeasurer()).commands
  }

  private static func strokes(_ commands: [DrawingCommand]) -> [(Shape, Stroke)] {
    commands.flattened.compactMap { if case .stroke(let shape, let stroke) = $0 { (shape, stroke) } else { nil } }
  }

  @Test func `a border is inside the edges, and black unless it has a color`() throws {
    let plain = try #require(Self.strokes(Self.commands { $0.appearance.layer.borderWidth = 4 }).first)
    #expect(plain.0 == .rect(Rect(x: 42, y: 42, width: 96, height: 56)) && plain.1.color == .black)
    let round = Self.commands {
      $0.appearance.cornerRadius = 10
      $0.appearance.layer.borderWidth = 4
      $0.appearance.layer.borderColor = .system(.red)
    }
    let stroke = try #require(Self.strokes(round).first)
    expect(stroke.0, is: .roundedRect(Rect(x: 42, y: 42, width: 96, height: 56), radius: 8))
    #expect(stroke.1.color == SystemColor.red.color(in: .light) && stroke.1.width == 4)
  }

  @Test func `a shadow fades to transparent below a view that is not clipped`() {
    func fills(_ change: (inout View) -> Void) -> [Double] {
      Self.commands {
        $0.appearance.layer.shadow = .init(opacity: 0.5, radius: 6, offset: Size(width: 0, height: 4))
        change(&$0)
      }.flattened.compactMap { if case .fill(_, let color) = $0, color.red == 0 { color.alpha } else { nil } }
    }
    let shades = fills { _ in }
    expect(shades.count, is: 12)
    #expect(abs(1 - shades.reduce(1) { $0 * (1 - $1) } - 0.5) < 0.01)
    #expect(fills { $0.appearance.clipsSubviews = true } == [] && fills { $0.appearance.background = nil } == [])
  }

  @Test func `the opacity of a view applies to all of its subviews`() {
    let groups = Self.commands { $0.appearance.layer.opacity = 0.25 }.flattened.compactMap {
      if case .group(let group, _) = $0, group.identifier == "view-v" { group.opacity } else { nil }
    }
    expect(groups, is: [0.25])
  }

  @Test func `a layer without a mask does not clip its content at rounded corners`() {
    func clips(_ keeps: Bool, _ cuts: Bool) -> Bool {
      Self.commands(.label(LabelContent(text: "Text"))) {
        ($0.appearance.cornerRadius, $0.appearance.layer.keepsContent, $0.appearance.clipsSubviews) = (8, keeps, cuts)
      }.flattened.contains { if case .clip = $0 { true } else { false } }
    }
    #expect(clips(false, false) && clips(true, true) && !clips(true, false))
  }
}
