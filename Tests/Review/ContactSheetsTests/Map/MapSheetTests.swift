import DocumentTestSupport
import Drawing
import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import ContactSheets

@Suite struct MapSheetTests {
  private static let measurer = FixedPitchTextMeasurer(advance: 6, lineHeight: 15, descent: 4)

  private static func drawn(_ map: StoryboardMap) -> MapSheet.Drawn {
    MapSheet(map: map, cells: [], documentPath: "App/Shop.storyboard", generator: "render-layouts 1.0")
      .drawn(measuringTextWith: measurer)
  }

  @Test func `the map of a storyboard looks as recorded`() throws {
    let picture = Self.drawn(try MapSample.map(of: MapSample.shop)).picture
    try expectSnapshot(picture.svg(), "shop.svg")
  }

  @Test func `the header counts scenes, references and segues`() throws {
    let drawn = Self.drawn(try MapSample.map(of: MapSample.shop))
    #expect(drawn.picture.title == "Shop, map" && drawn.isCanvas && drawn.frames.count == 6)
    #expect(
      drawn.picture.summary == "Shop: App/Shop.storyboard · 5 scenes · 1 storyboard reference · 7 segues")
  }

  @Test func `the legend explains the arrows on the map`() throws {
    let words = Self.drawn(try MapSample.map(of: MapSample.shop)).picture.commands.group("legend")
      .flatMap(\.texts).map(\.text)
    #expect(words.contains("leads back") && words.contains("the storyboard begins here"))
    #expect(!words.contains("presents in a popover"))
  }

  @Test func `every kind of segue has its own line style besides its color`() {
    let lines = StoryboardMap.Segue.Kind.allCases.map { kind -> [Stroke] in
      let arrow = MapArrow(kind: kind, way: [.zero, .init(x: 100, y: 0)])
      return arrow.line.compactMap { command in
        guard case .stroke(_, var stroke) = command else { return nil }
        stroke.color = .white
        return stroke
      }
    }
    expect(Set(lines).count, is: lines.count)
    expect(Set(StoryboardMap.Segue.Kind.allCases.map(MapArrow.color)).count, is: lines.count)
  }

  @Test func `segues of one kind between the same scenes are one arrow`() {
    let node = StoryboardMap.Node(name: "A", kind: .container)
    let segue = StoryboardMap.Segue(kind: .show, source: 0, target: 1)
    let picture = Self.drawn(StoryboardMap(nodes: [node, node], segues: [segue, segue, segue])).picture
    expect(picture.commands.group("segues").groups("show").count, is: 2)
    expect(picture.commands.group("segues").flatMap(\.texts).map(\.text), is: ["×3"])
  }

  @Test func `a map without scenes has a picture`() {
    let picture = Self.drawn(StoryboardMap(nodes: [], segues: [])).picture
    #expect(picture.size.width >= 900 && picture.size.height > 0)
  }
}
