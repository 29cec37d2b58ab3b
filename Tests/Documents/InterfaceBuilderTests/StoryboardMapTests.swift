import DocumentTestSupport
import Geometry
import Scenes
import Testing

@testable import InterfaceBuilder

@Suite struct StoryboardMapTests {
  @Test func `a storyboard map contains the scenes, their positions and the initial scene`() throws {
    let map = try MapSample.map(of: MapSample.shop)
    #expect(
      map.nodes.map(\.name) == ["Navigation Controller", "List", "Detail", "Settings", "PartController", "Account"])
    #expect(map.nodes.map(\.kind) == [.container, .controller, .controller, .controller, .controller, .reference])
    #expect(map.nodes.map(\.scene) == [nil, "s-list", "s-detail", "s-settings", "s-part", nil])
    #expect(map.nodes[0].place?.x == -1 && map.nodes[4].storyboardIdentifier == "PartController")
    #expect(map.nodes[5].storyboardIdentifier == "profile" && map.initial == 0 && map.omitted == 0)
  }

  @Test func `segues have their kinds, names and sources`() throws {
    let map = try MapSample.map(of: MapSample.shop)
    #expect(map.segues.map(\.kind) == [.relationship, .show, .present, .embed, .unwind, .show, .custom])
    #expect(map.segues.map(\.source) == [0, 1, 1, 1, 2, 2, 3])
    #expect(map.segues.map(\.target) == [1, 2, 3, 4, nil, 5, 2])
    #expect(map.segues[0].relationship == "root" && map.segues[1].identifier == "detail")
    #expect(map.segues[1].trigger == "Button - More" && map.segues[0].trigger == nil)
  }

  @Test func `a segue to a missing scene is skipped`() throws {
    let segues = MapSample.segue("nobody", "show") + "<segue kind=\"show\" id=\"s\"/>"
    let map = try MapSample.map(of: MapSample.storyboard(initial: "gone", scenes: [MapSample.controller("a", segues)]))
    #expect(map.nodes.count == 1 && map.segues.isEmpty && map.initial == nil)
  }

  @Test(arguments: ["nan", "inf", "1e300", "-1e9", "", "left"])
  func `an invalid position is nil`(number: String) throws {
    let scene = MapSample.controller("a", at: (7, 7)).replacing("\"7.0\"", with: "\"\(number)\"")
    #expect(try MapSample.map(of: MapSample.storyboard(scenes: [scene])).nodes.map(\.place) == [nil])
  }

  @Test func `of two controllers with the same id, the first has the segues`() throws {
    let map = try MapSample.map(
      of: MapSample.storyboard(scenes: [
        MapSample.controller("a", title: "First"), MapSample.controller("a", title: "Second"),
        MapSample.controller("b", MapSample.segue("a", "show")),
      ]))
    #expect(map.nodes.map(\.name) == ["First", "View Controller"] && map.segues.map(\.target) == [0])
  }

  @Test func `scenes and segues beyond the limit are counted`() throws {
    let limit = StoryboardMap.limit
    let segues = String(repeating: MapSample.segue("c1", "show"), count: limit.segues + 5)
    let scenes = (0..<limit.nodes + 3).map { MapSample.controller("c\($0)", $0 == 0 ? segues : "", view: $0 == 0) }
    let map = try MapSample.map(of: MapSample.storyboard(scenes: scenes))
    #expect(map.nodes.count == limit.nodes && map.segues.count == limit.segues && map.omitted == 8)
  }

  @Test func `invalid indices are dropped`() {
    let node = StoryboardMap.Node(name: "A", kind: .controller)
    let map = StoryboardMap(
      nodes: [node],
      segues: [(0, 0), (0, 1), (-1, 0), (0, nil)].map { .init(kind: .show, source: $0.0, target: $0.1) }, initial: 4)
    #expect(map.segues.map(\.target) == [0, nil] && map.initial == nil)
  }
}
