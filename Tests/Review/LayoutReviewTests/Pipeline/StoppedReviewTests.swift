import AutoLayout
import Drawing
import Findings
import LayoutTestSupport
import ReviewPlans
import ReviewReports
import ReviewTestSupport
import SceneLayouts
import Scenes
import Synchronization
import Testing
import Typography
import WorkBudgets

@testable import Gallery
@testable import HostFiles
@testable import LayoutReview

/// A stopped review reports the same about its finished layouts as a complete one.
@Suite struct StoppedReviewTests {
  /// Scenes with many views that are related by inequalities with different priorities.
  private static let plan: ReviewPlan = {
    let documents = (0..<4).map { number in
      let scene = scene("Scene \(number)", viewCount: 8 * number)
      return ReviewDocument(path: scene.documentPath, name: scene.documentPath, contents: .scenes([scene]))
    }
    let devices = DeviceCatalogue.devices(named: "iphone-8") + DeviceCatalogue.devices(named: "ipad-mini-6")
    return ReviewPlan(
      documents: documents, selection: ReviewSelection(variants: VariantSelection(devices: devices)))
  }()

  private static func scene(_ name: String, viewCount: Int) -> Scene {
    let path = "\(name).scene.yaml"
    let root = View(name: "root", superview: nil)
    let views = (0..<viewCount).map { View(name: "v\($0)", superview: 0) }
    var scene = Scene(
      name: name, documentPath: path, source: SourceLocation(path: path, line: 1, column: 1), views: [root] + views)
    var generator = SeededRandomNumberGenerator(seed: 5)
    for index in 0..<(8 * viewCount) {
      let pair = (0..<2).map { _ in LayoutItemID(view: Int.random(in: 1...viewCount, using: &generator)) }
      guard pair[0] != pair[1] else { continue }
      scene.constraints.append(
        SceneConstraint(
          LayoutConstraint(
            pair[0], .leading, index.isMultiple(of: 2) ? .lessThanOrEqual : .greaterThanOrEqual, pair[1], .trailing,
            constant: Double(Int.random(in: -100...100, using: &generator)),
            priority: LayoutPriority(Double(1 + index % 990)))))
    }
    return scene
  }

  /// Returns the findings and frames of the layouts; nil for those that were not reached.
  private func reported(workers: Int, workLimit: Int? = nil, shouldStop: @escaping @Sendable () -> Bool = { false })
    async throws -> [String?]
  {
    var plan = Self.plan
    if let workLimit { plan.selection.workLimit = workLimit }
    let measurer: @Sendable () throws -> any TextMeasuring = { FixedPitchTextMeasurer() }
    return try await plan.solveLayouts(measuringTextWith: measurer, workers: workers, shouldStop: shouldStop) {
      _, layout in "\(layout.findings.map(\.message.text)) \(layout.absoluteFrames) \(layout.isGivenUp)"
    }
  }

  @Test func `a review stopped at any point has only results of the complete one`() async throws {
    let whole = try await reported(workers: 1)
    #expect(!whole.contains(nil))
    for workers in [1, 3] {
      for limit in [0, 1, 2, 5, 13, 34, 89] {
        let looks = Looks()
        let stopped = try await reported(workers: workers) { looks.next() > limit }
        for (stopped, whole) in zip(stopped, whole) where stopped != nil { #expect(stopped == whole) }
      }
    }
  }

  @Test func `the layouts that exceed the work limit are the same for any number of workers`() async throws {
    let whole = try await reported(workers: 1)
    var counts: Set<Int> = []
    for limit in [0, 5000, 20_000, 100_000, 6_000_000] {
      let one = try await reported(workers: 1, workLimit: limit)
      #expect(one == (try await reported(workers: 2, workLimit: limit)))
      #expect(one == (try await reported(workers: 8, workLimit: limit)))
      let givenUp = one.filter { $0?.hasSuffix("true") ?? false }
      counts.insert(givenUp.count)
      for (one, whole) in zip(one, whole) where one?.hasSuffix("false") ?? false { #expect(one == whole) }
    }
    #expect(counts.count > 2, "some limits give up some layouts, others all")
  }

  @Test func `a film strip that is stopped among its frames is not written`() async throws {
    try await withTemporaryFolder { folder in
      var plan = ReviewPlan(documents: [Self.plan.documents[1]], selection: Self.plan.selection)
      plan.selection.variants.orientations = [.portrait]
      func rotate(_ name: String, _ shouldStop: @escaping @Sendable () -> Bool) async throws -> [RotatedLayout?] {
        let pipeline = ReviewPipeline(
          engines: ReviewEngines(
            makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { throw RasterizingError(message: "none") }),
          output: ReviewOutput(directory: "\(folder)/\(name)", formats: [.svg]), workers: 1, toolVersion: "1.2.3",
          shouldStop: shouldStop)
        return try await pipeline.rotate(plan, SceneRotation([.portrait, .landscape]), frameCount: 200)
      }
      let looks = Looks()
      let whole = try await rotate("whole") { looks.next() < 0 }
      #expect(whole.count == 4 && whole.allSatisfy { $0?.paths.count == 1 })
      // Most looks are taken between the frames of the four strips.
      let count = looks.next()
      for share in [3, 2] {
        let stopped = Looks()
        let part = try await rotate("part-\(share)") { stopped.next() > count / share }
        #expect(part.contains { $0 == nil } && part.compactMap(\.self).allSatisfy { $0.paths.count == 1 })
      }
    }
  }

  @Test func `a scene whose trials exceed the work limit has a finding, and no other findings of trials`() {
    var plan = ReviewPlan(documents: [Self.plan.documents[3]], selection: Self.plan.selection)
    plan.selection.isThorough = true
    func found(_ limit: Int) -> [String] {
      plan.selection.workLimit = limit
      return plan.trials(of: plan.scenes[0], conflictFree: [], measuringTextWith: FixedPitchTextMeasurer()) { false }
        .map(\.code.name)
    }
    #expect(!found(ReviewSelection.standardWorkLimit).contains("work-limit"))
    expect(found(1000), is: ["work-limit"])
  }

  @Test func `an index sheet that a stopped review does not draw is drawn by the next one`() async throws {
    try await withTemporaryFolder { folder in
      func review(_ shouldStop: @escaping @Sendable () -> Bool, _ onSceneFinish: @escaping @Sendable () -> Void)
        async throws -> FinishedReview
      {
        var pipeline = ReviewPipeline(
          engines: ReviewEngines(
            makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { throw RasterizingError(message: "none") }),
          output: ReviewOutput(directory: folder, formats: [.svg]), workers: 1, toolVersion: "1.2.3",
          shouldStop: shouldStop)
        pipeline.onSceneFinish = { _ in onSceneFinish() }
        return try await pipeline.run(Self.plan)
      }
      let finished = Finished()
      let count = Self.plan.scenes.count
      let stopped = try await review({ finished.scenes.load(ordering: .relaxed) == count }) {
        finished.scenes.add(1, ordering: .relaxed)
      }
      #expect(stopped.isComplete && stopped.report.sheets.isEmpty && stopped.newIndex == nil)
      let next = try await review({ false }) {}
      #expect(next.isComplete && !next.report.sheets.isEmpty && next.newIndex != nil)
    }
  }

  /// The number of scenes that a review has finished.
  private final class Finished: Sendable {
    let scenes = Atomic(0)
  }

  @Test func `the layouts that a stopped review stores equal those of the next one`() async throws {
    try await withTemporaryFolder { folder in
      func review(_ documents: [ReviewDocument], _ name: String, _ shouldStop: @escaping @Sendable () -> Bool)
        async throws -> FinishedReview
      {
        let pipeline = ReviewPipeline(
          engines: ReviewEngines(
            makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { throw RasterizingError(message: "none") }),
          output: ReviewOutput(directory: "\(folder)/\(name)", formats: [.svg]), workers: 2, toolVersion: "1.2.3",
          shouldStop: shouldStop)
        return try await pipeline.run(ReviewPlan(documents: documents, selection: Self.plan.selection))
      }
      let whole = try await review(Self.plan.documents, "whole") { false }
      for limit in [1, 60] {
        let looks = Looks()
        let stopped = try await review(Self.plan.documents, "stopped-\(limit)") { looks.next() > limit }
        for (kept, whole) in zip(stopped.documents, whole.documents) where kept.cached != nil {
          expect(kept.cached, is: whole.cached)
        }
        let next = try await review(stopped.documents, "stopped-\(limit)") { false }
        #expect(next.isComplete && next.scenes.map(\.scene) == whole.scenes.map(\.scene))
      }
    }
  }
}
