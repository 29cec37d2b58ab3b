package import HostFiles
internal import Scenes

extension ReviewPlan {
  /// The share of a run that a plan covers.
  package struct Share: Sendable, Hashable {
    package var shard: Shard
    package var plan: ContentDigest
    /// The number of scenes of all shares.
    package var sceneCount: Int
    /// The positions of its scenes among all, in order.
    package var positions: [Int]

    package init(shard: Shard, plan: ContentDigest, sceneCount: Int, positions: [Int]) {
      self.shard = shard
      self.plan = plan
      self.sceneCount = sceneCount
      self.positions = positions
    }
  }

  /// The plan with only the scenes of its share; the plan itself if it covers the whole run.
  package var ofShare: ReviewPlan { share.map { keepingScenes(at: $0.positions) } ?? self }

  /// Returns the plan with only the scenes at the given positions. The documents are unchanged.
  package func keepingScenes(at positions: [Int]) -> ReviewPlan {
    var plan = self
    plan.scenes = positions.enumerated().map { index, position in
      var scene = scenes[position]
      for layout in scene.layouts.indices { scene.layouts[layout].scene = index }
      return scene
    }
    return plan
  }

  /// The sizes of the scenes, in their order.
  package var sizes: [SceneCosts.Size] {
    scenes.map { planned in
      SceneCosts.Size(
        document: documents[planned.document].name, identifier: planned.scene.identifier, slug: planned.slug,
        layoutCount: planned.layouts.count, layoutCost: planned.scene.estimatedCost)
    }
  }
}

extension ReviewDocument {
  /// A digest of the bytes of the document and the files next to it when it was read. It does not depend on their
  /// paths.
  var contentDigest: ContentDigest {
    let contents = knownDependencies.filter { if case .contents = $0.query.subject { true } else { false } }
    return ContentDigest(of: Set(contents.map(\.result.text)).sorted().joined(separator: "\n"))
  }
}
