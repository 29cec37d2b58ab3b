import HostFiles
import LayoutTestSupport
import ReviewTestSupport
import Testing

@testable import ReviewPlans

@Suite struct ShardPlanTests {
  private static let sceneCounts = [0, 1, 7, 60, 400]

  /// Scenes of random sizes, some of them hundreds of times as large as others.
  private func sizes(_ count: Int, _ generator: inout SeededRandomNumberGenerator) -> [SceneCosts.Size] {
    (0..<count).map { position in
      SceneCosts.Size(
        document: "Screen\(position / 3).storyboard", identifier: "s\(position % 3)", slug: "screen-\(position)",
        layoutCount: Int.random(in: 0...40, using: &generator), layoutCost: Int.random(in: 40...900, using: &generator))
    }
  }

  @Test(arguments: 1...20)
  func `every scene is in exactly one share`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    for count in Self.sceneCounts {
      let sizes = sizes(count, &generator)
      let shards = Int.random(in: 1...40, using: &generator)
      let plan = ShardPlan(of: sizes, in: shards, by: SceneCosts())
      let positions = (1...shards).flatMap { number in
        Shard(number: number, of: shards).map(plan.positions) ?? []
      }
      expect(positions.sorted(), is: Array(sizes.indices))
    }
  }

  @Test(arguments: 1...20)
  func `with enough scenes, no share is more than a seventh above the mean`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let sizes = sizes(400, &generator)
    let weights = SceneCosts().weights(of: sizes)
    for shards in [2, 3, 8, 20] {
      let plan = ShardPlan(of: sizes, in: shards, by: SceneCosts())
      let loads = (1...shards).map { number in
        Shard(number: number, of: shards).map { plan.positions(of: $0).reduce(0) { $0 + weights[$1] } } ?? 0
      }
      #expect((loads.max() ?? 0) <= loads.reduce(0, +) / Double(shards) * 1.15)
    }
  }

  @Test func `the plan is reproducible, and differs for other scenes`() {
    var generator = SeededRandomNumberGenerator(seed: 5)
    let sizes = sizes(30, &generator)
    func digest(_ sizes: [SceneCosts.Size], _ count: Int = 4, _ contents: String = "a") -> ContentDigest {
      ShardPlan(of: sizes, in: count, by: SceneCosts(), contents: [ContentDigest(of: contents)]).digest
    }
    expect(digest(sizes), is: digest(sizes))
    var other = sizes
    other[7].layoutCount += 1
    expect(Set([digest(sizes), digest(other), digest(sizes, 5), digest(sizes, 4, "b")]).count, is: 4)
  }

  @Test func `measured costs replace sizes and scale the other sizes`() async throws {
    try await withTemporaryFolder { folder in
      let scenes = ["a", "b", "c"].map {
        SceneCosts.Size(document: "S.xib", identifier: $0, slug: $0, layoutCount: 10, layoutCost: 100)
      }
      let text = SceneCosts.text(of: [(scenes[0], 5000), (scenes[1], 1000), (scenes[2], 0)])
      try FileSystem.write(Array(text.utf8), to: "\(folder)/costs.json")
      var wanted = scenes
      wanted[0].layoutCount = 20
      // The third scene was not measured: 2,000 units took 6 milliseconds.
      #expect(try SceneCosts(at: "\(folder)/costs.json").weights(of: scenes) == [5000, 1000, 3000])
      #expect(try SceneCosts(at: "\(folder)/costs.json").weights(of: wanted)[0] == 10_000)
    }
  }

  @Test(arguments: [
    ("1/1", "1/1"), ("8/8", "8/8"), ("0/8", nil), ("9/8", nil), ("1/0", nil), ("1", nil), ("1/2/3", nil), ("a/b", nil),
    ("-1/2", nil), ("1/10001", nil), ("", nil), ("/", nil),
  ])
  func `a share is written as its number and the total`(text: String, shown: String?) {
    expect(Shard(text)?.description, is: shown)
  }
}
