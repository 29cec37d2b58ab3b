package import HostFiles

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

  /// The positions of the scenes of a share, in their order.
  package func positions(of shard: Shard) -> [Int] { shares.indices.filter { shares[$0] == shard.number - 1 } }
}
