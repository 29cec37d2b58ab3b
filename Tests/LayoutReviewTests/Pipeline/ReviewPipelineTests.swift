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

  private let plan = Self.plan(of: [Self.scene("Login")])

  private static func scene(_ name: String) -> Scene {
    let path = "\(name.lowercased()).scene.yaml"
    return Scene(
      name: name, documentPath: path, source: SourceLocation(path: path, line: 1, column: 1),
      views: [View(name: "root", superview: nil)])
  }

  /// The plan of scenes and of a document that cannot be read.
  private static func plan(of scenes: [Scene]) -> ReviewPlan {
    ReviewPlan(
      documents: scenes.map {
        ReviewDocument(path: $0.documentPath, name: $0.documentPath, contents: .scenes([$0]))
      } + [
        ReviewDocument(
          path: "a/b.xib", name: "b.xib", contents: .unreadable(FileError(path: "a/b.xib", reason: .notFound)))
      ], selection: ReviewSelection(variants: VariantSelection(devices: DeviceCatalogue.devices(named: "iphone-8"))))
  }

  private func run(in directory: String, _ change: (inout ReviewPipeline) -> Void = { _ in }) async throws
    -> ReviewResult
  {
    try await run(plan, in: directory, change).result
  }

  private func run(
    _ plan: ReviewPlan, after last: FinishedReview? = nil, in directory: String,
    _ change: (inout ReviewPipeline) -> Void = { _ in }
  ) async throws -> FinishedReview {
    var pipeline = ReviewPipeline(
      engines: ReviewEngines(makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { Rasterizer() }),
      output: ReviewOutput(directory: directory, formats: [.png]), workers: 2, toolVersion: "1.2.3")
    change(&pipeline)
    return try await pipeline.run(plan, after: last)
  }

  @Test func `what has not changed since the last review is not drawn again`() async throws {
    try await withTemporaryFolder { folder in
      let first = try await run(Self.plan(of: [Self.scene("Login"), Self.scene("Menu")]), in: folder)
      #expect(first.drawnScenes == [0, 1])
      var changed = Self.scene("Menu")
      changed.views.append(View(name: "title", superview: 0))
      // A new scene before the others moves them along, and changes nothing in them.
      let plan = Self.plan(of: [Self.scene("About"), Self.scene("Login"), changed])
      let told = Mutex<Set<Int>>([])
      let next = try await run(plan, after: first, in: folder) { pipeline in
        pipeline.onFinish = { planned, _ in _ = told.withLock { $0.insert(planned.scene) } }
      }
      #expect(next.drawnScenes == [0, 2] && told.withLock { $0 } == [0, 2])
      let afresh = try await run(plan, in: folder)
      #expect(next.result == afresh.result)
    }
  }

  @Test func `a review that did not succeed is made again`() async throws {
    try await withTemporaryFolder { folder in
      let stopped = try await run(plan, in: folder) { $0.shouldStop = { true } }
      #expect(try await run(plan, after: stopped, in: folder).drawnScenes == [0])
      var failed = try await run(plan, in: folder)
      failed.result.failures = [FileError(path: "a", reason: .notFound)]
      #expect(try await run(plan, after: failed, in: folder).drawnScenes == [0])
    }
  }

  @Test func `a review that others follow says which one it is`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await run(plan, in: folder) { $0.revision = "7.1" }
      func text(_ name: String) throws -> String {
        String(decoding: try FileSystem.contents(of: "\(folder)/\(name)", limit: 1 << 20), as: UTF8.self)
      }
      #expect(try text("revision.js") == "layoutReview.isAt(\"7.1\");\n")
      #expect(try text("data.js").contains("\"revision\": \"7.1\""))
    }
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
