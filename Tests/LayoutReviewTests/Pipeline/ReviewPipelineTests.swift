import AutoLayout
import Drawing
import LayoutTestSupport
import SceneDocuments
import Scenes
import Synchronization
import Testing

@testable import LayoutReview

@Suite struct ReviewPipelineTests {
  /// Draws nothing, and refuses pictures with a word in their title.
  private struct Rasterizer: Rasterizing {
    func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] {
      if picture.title.contains("landscape") { throw RasterizingError(message: "too large") }
      return [1]
    }
  }

  private let plan: ReviewPlan = {
    let scene = Scene(
      name: "Login", documentPath: "login.scene.yaml",
      source: SourceLocation(path: "login.scene.yaml", line: 1, column: 1), views: [View(name: "root", superview: nil)])
    return ReviewPlan(
      documents: [
        ReviewDocument(path: "login.scene.yaml", name: "login.scene.yaml", contents: .scenes([scene])),
        ReviewDocument(
          path: "a/b.xib", name: "b.xib", contents: .unreadable(FileError(path: "a/b.xib", reason: .notFound))),
      ], selection: ReviewSelection(variants: VariantSelection(devices: DeviceCatalogue.devices(named: "iphone-8"))))
  }()

  private func run(in directory: String, _ change: (inout ReviewPipeline) -> Void = { _ in }) async throws
    -> ReviewResult
  {
    var pipeline = ReviewPipeline(
      engines: ReviewEngines(makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { Rasterizer() }),
      output: ReviewOutput(directory: directory, formats: [.png]), workers: 2, toolVersion: "1.2.3")
    change(&pipeline)
    return try await pipeline.run(plan)
  }

  @Test func `a picture that cannot be drawn is a finding of its layout`() async throws {
    try await withTemporaryFolder { folder in
      let result = try await run(in: folder)
      #expect(result.isComplete && result.failures == [])
      let layouts = try #require(result.report.scenes.first).layouts
      #expect(layouts.map(\.picture?.pngPath) == ["renders/login/iphone-8.portrait.en.l.light.png", nil])
      #expect(
        layouts.flatMap(\.findings).map(\.finding.message).filter { $0.contains("not drawn") } == [
          "renders/login/iphone-8.landscape.en.l.light.png was not drawn: too large"
        ])
    }
  }

  @Test func `a document that cannot be read stands in the report`() async throws {
    try await withTemporaryFolder { folder in
      let unread = try await run(in: folder).report.unreadDocuments
      #expect(unread.map(\.path) == ["b.xib"])
      #expect(unread.flatMap(\.findings).map(\.finding.code) == ["unreadable"])
    }
  }

  @Test func `each layout is told when it is finished`() async throws {
    let told = Mutex<[Int]>([])
    try await withTemporaryFolder { folder in
      _ = try await run(in: folder) { pipeline in
        pipeline.onFinish = { planned, _ in told.withLock { $0.append(planned.position) } }
      }
    }
    #expect(told.withLock { $0.sorted() } == [0, 1])
  }

  @Test func `a stopped review reports what it has`() async throws {
    try await withTemporaryFolder { folder in
      let result = try await run(in: folder) { $0.shouldStop = { true } }
      #expect(!result.isComplete)
      #expect(result.report.layouts == [])
    }
  }

  @Test func `a folder that cannot be made ends the review before anything is solved`() async throws {
    await #expect(throws: ReviewError.cannotWrite(FileError(path: "/dev/null", reason: .notDirectory))) {
      _ = try await run(in: "/dev/null") { pipeline in
        pipeline.engines.makeTextMeasurer = {
          Issue.record("an engine was made")
          return FixedPitchTextMeasurer()
        }
      }
    }
  }
}
