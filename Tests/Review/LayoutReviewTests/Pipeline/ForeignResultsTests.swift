import Drawing
import Foundation
import LayoutTestSupport
import ReviewReports
import ReviewTestSupport
import Scenes
import Testing

@testable import HostFiles
@testable import LayoutReview
@testable import ReviewCache
@testable import ReviewPlans

/// Cached results that the user's own runs did not write.
@Suite struct ForeignResultsTests {
  private static let broken = """
    format: 1
    scene: Broken
    devices: [iPhone 8]
    views:
      box: { type: view }
    constraints:
      - box: { leading: superview + 20, top: superview + 20, width: 40, height: 40 }
      - box: { width: 50 }

    """

  private struct Rasterizer: Rasterizing {
    func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] { [1] }
    func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap {
      throw RasterizingError(message: "there are no pixels")
    }
    func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8] { [1] }
    func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] { [1] }
  }

  /// Returns the number of scenes that remain to be drawn after another user has stored results.
  ///
  /// - Parameters:
  ///   - isOwn: Whether the results have the user's own seal.
  ///   - forge: Changes the results before they are stored.
  private func remaining(isOwn: Bool = false, _ forge: (inout CachedDocument) -> Void) async throws -> Int {
    var count = -1
    try await withTemporaryFolder { folder in
      let path = "\(folder)/broken.scene.yaml"
      try Data(Self.broken.utf8).write(to: URL(fileURLWithPath: path))
      let plan = try await ReviewPlan(documentsAt: [path])
      let output = ReviewOutput(directory: "\(folder)/out", formats: [.svg])
      let engines = ReviewEngines(makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { Rasterizer() })
      let review = try await ReviewPipeline(engines: engines, output: output, workers: 1, toolVersion: "1").run(plan)
      let ours = CacheSeal()
      func cache(_ seal: CacheSeal) -> ReviewCache {
        ReviewCache(in: "\(folder)/cache", sealedWith: seal, tools: [], selection: ReviewSelection(), output: output)
      }
      var results = try #require(review.newDocuments.first?.document)
      expect(results.scenes.map(\.status), is: [.error])
      forge(&results)
      cache(isOwn ? ours : CacheSeal()).seal([(plan.documents[0], results)], isShare: false)
      func finished() async throws -> ReviewPlan {
        try await plan.finished(
          in: cache(ours), within: nil, isShare: false, measuringTextWith: { FixedPitchTextMeasurer() }, workers: 1,
          shouldStop: { false })
      }
      count = try await finished().scenes.count
      // Confirmed results have the user's seal from then on.
      let again = cache(ours).found(plan.documents[0], scenes: ["broken"], isShare: false, FileQueryResults())
      expect((again?.isSealed ?? false), is: (count == 0))
    }
    return count
  }

  @Test func `results that the layouts confirm are used`() async throws {
    try await expect(remaining { _ in }, is: 0)
  }

  @Test func `results with more findings than the layouts have are used`() async throws {
    try await expect(remaining { $0.scenes[0].findings.append(contentsOf: $0.scenes[0].groups.map(\.finding)) }, is: 0)
  }

  @Test func `results that hide an error are not used`() async throws {
    try await expect(remaining { $0.scenes[0].status = .ok }, is: 1)
    try await expect(remaining { $0.scenes[0].layoutStatuses[0] = .warning }, is: 1)
    try await expect(remaining { $0.scenes[0].layoutStatuses.removeLast() }, is: 1)
    try await expect(remaining { $0.scenes[0].groups = [] }, is: 1)
  }

  @Test func `results with the user's seal are used as they are`() async throws {
    try await expect(remaining(isOwn: true) { $0.scenes[0].groups = [] }, is: 0)
  }
}
