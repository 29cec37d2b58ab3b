package import HostFiles
internal import Scenes

/// The scenes of each share of a run: every scene is in exactly one, and all shares take about as long.
///
/// The plan follows from the scenes, what their documents hold, the number of shares and measured costs alone, so that
/// machines which know nothing of each other make the same one. Its digest stands in every part.
package struct ShardPlan: Sendable, Hashable {
  /// The number that stands for the whole plan.
  package let digest: ContentDigest
  /// The share of each scene, counted from 0, in the order of the scenes.
  package let shares: [Int]

  /// The plan for scenes of these sizes.
  ///
  /// The scene that is most work goes to the share that has least, then the next one: no share has then more than a third
  /// above the best there could be, and where no scene is large, all are nearly equal.
  ///
  /// - Parameters:
  ///   - count: The number of shares.
  ///   - contents: What stands for the bytes that the scenes were read from.
  package init(of sizes: [SceneSize], in count: Int, by costs: SceneCosts, contents: [ContentDigest] = []) {
    let weights = costs.weights(of: sizes)
    var loads = [Double](repeating: 0, count: max(1, count))
    var shares = [Int](repeating: 0, count: sizes.count)
    let order = sizes.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    for scene in order {
      let share = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shares[scene] = share
      loads[share] += weights[scene]
    }
    self.shares = shares
    var writer = ByteWriter()
    writer.write(count)
    for (size, share) in zip(sizes, shares) {
      for text in [size.document, size.identifier, size.slug] { writer.write(text) }
      writer.write(size.layoutCount)
      writer.write(share)
    }
    writer.write(contents) { $0.write($1) }
    digest = ContentDigest(of: writer.bytes)
  }

  /// The positions of the scenes of a share, in their order.
  package func positions(of shard: Shard) -> [Int] { shares.indices.filter { shares[$0] == shard.number - 1 } }
}

extension ReviewPlan {
  /// The share of a run that a plan is.
  package struct Share: Sendable, Hashable {
    /// The shard.
    package var shard: Shard
    /// The digest of the plan of all shares.
    package var plan: ContentDigest
    /// The number of scenes of all shares.
    package var sceneCount: Int
    /// The positions of the scenes among all, in their order.
    package var positions: [Int]
  }

  /// The scenes of the share alone; the plan itself where it is none.
  package var ofShare: ReviewPlan { share.map { keepingScenes(at: $0.positions) } ?? self }

  /// The plan of a share without what a cache has finished of it.
  ///
  /// The documents were read, since all shares plan from all of them: their scenes need not be drawn again.
  package func finished(in cache: ReviewCache, within boundary: FileBoundary?) -> ReviewPlan {
    let results = FileQueryResults(within: boundary)
    let slugs = Dictionary(grouping: scenes, by: \.document).mapValues { $0.map(\.slug) }
    var plan = self
    for (position, slugs) in slugs {
      guard let cached = cache.document(documents[position], scenes: slugs, results) else { continue }
      plan.documents[position].contents = .cached(cached)
    }
    return plan.keepingScenes(at: scenes.indices.filter { plan.documents[scenes[$0].document].cached == nil })
  }

  /// The plan with some of the scenes, by their positions; the documents stay as they are.
  func keepingScenes(at positions: [Int]) -> ReviewPlan {
    var plan = self
    plan.scenes = positions.enumerated().map { index, position in
      var scene = scenes[position]
      for layout in scene.layouts.indices { scene.layouts[layout].scene = index }
      return scene
    }
    return plan
  }

  /// The sizes of the scenes, in their order.
  package var sizes: [SceneSize] {
    scenes.map { planned in
      SceneSize(
        document: documents[planned.document].name, identifier: planned.scene.identifier, slug: planned.slug,
        layoutCount: planned.layouts.count, layoutCost: planned.scene.estimatedCost)
    }
  }
}

extension ReviewDocument {
  /// The digest of the bytes that the document and the files beside it had when it was read, wherever they lie.
  var contentDigest: ContentDigest {
    let contents = dependencies.filter { if case .contents = $0.query.subject { true } else { false } }
    return ContentDigest(of: Set(contents.map(\.result.text)).sorted().joined(separator: "\n"))
  }
}
