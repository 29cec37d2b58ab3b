package import HostFiles

/// The scenes of each share of a run. Every scene is in exactly one, and all shares take about the same time.
///
/// The plan depends only on the scenes, the contents of their documents, the number of shares and measured costs, so
/// that machines make the same one independently. Every part contains its digest.
package struct ShardPlan: Sendable, Hashable {
  /// The digest of the whole plan.
  package let digest: ContentDigest
  /// The share of each scene, counted from 0, in the order of the scenes.
  package let shares: [Int]

  /// Creates the plan for scenes of these sizes.
  ///
  /// Scenes are assigned from the most to the least work, each to the share with the least. So no share takes more than
  /// a third longer than the optimum, and nearly the same time if no scene is large.
  ///
  /// - Parameters:
  ///   - sizes: The size of each scene.
  ///   - count: The number of shares.
  ///   - costs: The measured times of scenes, which replace their sizes.
  ///   - contents: The digests of the bytes from which the scenes were read.
  package init(of sizes: [SceneCosts.Size], in count: Int, by costs: SceneCosts, contents: [ContentDigest] = []) {
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

  /// Returns the positions of the scenes of a share, in their order.
  package func positions(of shard: Shard) -> [Int] { shares.indices.filter { shares[$0] == shard.number - 1 } }
}
