import Geometry
import LayoutTestSupport
import Scenes
import Testing

@testable import ContactSheets

@Suite struct MapPlanTests {
  private static func node(_ place: Point? = nil, _ kind: StoryboardMap.Node.Kind = .container) -> StoryboardMap.Node {
    StoryboardMap.Node(name: "Scene", kind: kind, place: place)
  }

  private static func segue(_ source: Int, _ target: Int) -> StoryboardMap.Segue {
    StoryboardMap.Segue(kind: .show, source: source, target: target)
  }

  private static func plan(_ places: [Point?], _ segues: [(Int, Int)] = [], initial: Int? = nil) -> MapPlan {
    MapPlan(
      StoryboardMap(nodes: places.map { node($0) }, segues: segues.map { segue($0.0, $0.1) }, initial: initial),
      cells: [:])
  }

  /// Whether any two boxes overlap.
  private static func overlap(_ plan: MapPlan) -> Bool {
    plan.boxes.indices.contains { second in
      plan.boxes[..<second].contains { $0.body.overlaps(plan.boxes[second].body) }
    }
  }

  @Test func `scenes have the canvas positions, scaled to the size of a screen`() {
    let plan = Self.plan([Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 2, y: 1.5)])
    let frames = plan.boxes.map(\.frame)
    #expect(plan.isCanvas && plan.scale == 0.4)
    expect(frames.map(\.width), is: [150, 150, 150])
    #expect(frames.map(\.minX) == [0, 300, 300] && frames[0].minY == 0 && frames[1].minY == 0)
    #expect(abs(frames[2].minY - 1.5 * 667 * 0.4) <= 1)
  }

  @Test func `a canvas is stretched if labels and arrows need room`() {
    let plan = Self.plan([Point(x: 0, y: 0), Point(x: 1.02, y: 0), Point(x: 0, y: 1.01)])
    #expect(plan.isCanvas && !Self.overlap(plan))
    #expect(plan.boxes[1].frame.minX - plan.boxes[0].frame.maxX >= MapMetrics.columnGap - 1)
  }

  @Test(arguments: [
    [Point(x: 0, y: 0), Point(x: 0.1, y: 0.1)], [Point(x: 0, y: 0), nil], [Point(x: 0, y: 0), Point(x: 1500, y: 0)],
    [nil, nil], [Point(x: 0, y: 0), Point(x: 0, y: 0)],
  ])
  func `scenes that overlap, have no position or are too far apart are arranged in layers`(places: [Point?]) {
    let plan = Self.plan(places, [(0, 1)])
    #expect(!plan.isCanvas && !Self.overlap(plan))
    #expect(plan.boxes[0].frame.maxX < plan.boxes[1].frame.minX)
  }

  @Test func `layers are ordered by the distance from the initial scene`() {
    let plan = Self.plan([nil, nil, nil, nil], [(1, 0), (0, 2), (1, 3)], initial: 1)
    let left = plan.boxes.map(\.frame.minX)
    #expect(left[1] < left[0] && left[0] == left[3] && left[0] < left[2])
  }

  @Test func `scenes with cyclic segues have positions`() {
    let plan = Self.plan(Array(repeating: nil, count: 4), [(0, 1), (1, 2), (2, 0), (3, 3), (1, 0)])
    #expect(!Self.overlap(plan) && plan.boxes.count == 4)
  }

  @Test func `a storyboard without scenes has an empty plan`() {
    #expect(Self.plan([]).boxes.isEmpty)
  }

  @Test(arguments: [7, 60, 500])
  func `many scenes are beside each other on a sheet of limited size`(count: Int) {
    var random = SeededRandomNumberGenerator(seed: UInt64(count))
    let segues = (0..<count).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    let plan = Self.plan(Array(repeating: nil, count: count), segues, initial: 0)
    #expect(!Self.overlap(plan))
    #expect(max(plan.boxes.bounds.maxX, plan.boxes.bounds.maxY) <= MapMetrics.limit + 1)
  }
}
