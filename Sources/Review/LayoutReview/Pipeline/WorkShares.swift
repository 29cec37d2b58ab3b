internal import ReviewPlans
internal import WorkBudgets

/// The shares of the layouts of one scene in the work that they may take together: four times the work limit.
///
/// A scene file of a kilobyte can request thousands of layouts. Up to 24 of them share one limit for every eight. Most
/// scenes have that many. The more layouts follow, the smaller their shares. They depend only on the scene, so the same
/// layouts exceed them on any machine, with any number of workers.
struct WorkShares {
  /// The number of layouts that a worker solves in sequence, which share ``limitOfBatch``.
  let batchSize: Int
  /// The number of steps that the layouts of a batch share, with everything that is derived from them.
  private let limitOfBatch: Int
  /// The number of steps that every layout has, even if those before it used up the steps of the batch.
  private let leastLimit: Int
  /// The number of steps for the contents of a layout that are only drawn, such as repeated cells.
  let limitOfContents: Int

  /// The work limits that the batches of a scene share; what every layout has adds up to one more.
  private static let limitsOfScene = 3
  /// The part of the work limit, as a divisor, that every layout of a small scene has: three times the work of the
  /// largest real layouts.
  private static let leastShare = 16
  /// The maximum number of batches of a scene, enough to keep all workers of a large machine busy.
  private static let mostBatches = 32

  /// Creates the shares of the layouts of a scene.
  ///
  /// - Parameters:
  ///   - count: The number of layouts.
  ///   - limit: The work limit of a layout.
  ///   - leastBatchSize: The number of layouts in a batch, unless the scene has so many that there would be too many
  ///     batches. A multiple of the number of appearances, as is ``batchSize``.
  init(ofLayoutsInSceneWith count: Int, limit: Int, leastBatchSize: Int = ReviewPlan.batchSize) {
    let count = max(1, count)
    let even = (count + Self.mostBatches - 1) / Self.mostBatches
    batchSize = max(1, leastBatchSize, even + even % 2)
    let batches = (count + batchSize - 1) / batchSize
    limitOfBatch = batches <= Self.limitsOfScene ? limit : limit / batches * Self.limitsOfScene
    leastLimit = limit / max(Self.leastShare, count)
    limitOfContents = limit / max(1, count / 4)
  }

  /// Returns the limit for solving or transforming one layout.
  ///
  /// - Parameter spent: The work in its batch before it.
  func limit(after spent: Int) -> Int { max(leastLimit, limitOfBatch - spent) }
}
