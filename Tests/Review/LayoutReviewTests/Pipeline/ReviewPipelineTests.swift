import Drawing
import Findings
import LayoutTestSupport
import ReviewPlans
import ReviewReports
import ReviewTestSupport
import Scenes
import Synchronization
import Testing

@testable import Gallery
@testable import HostFiles
@testable import LayoutReview

@Suite struct ReviewPipelineTests {
  /// Draws nothing, and rejects landscape pictures.
  private struct Rasterizer: Rasterizing {
    func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] {
      if picture.title.contains("landscape") { throw RasterizingError(message: "too large") }
      return [1]
    }

    func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap {
      throw RasterizingError(message: "there are no pixels")
    }
    func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8] { [1] }

    func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] {
      Array("\(title), \(pages.count)".utf8)
    }
  }

  private let plan = Self.plan(of: [Self.scene("Login")])

  private static func scene(_ name: String) -> Scene {
    let path = "\(name.lowercased()).scene.yaml"
    return Scene(
      name: name, documentPath: path, source: SourceLocation(path: path, line: 1, column: 1),
      views: [View(name: "root", superview: nil)])
  }

  /// The plan of scenes, and of a document that cannot be read.
  private static func plan(of scenes: [Scene]) -> ReviewPlan {
    plan(
      of: scenes.map(document) + [
        ReviewDocument(
          path: "a/b.xib", name: "b.xib", contents: .unreadable(FileError(path: "a/b.xib", reason: .notFound)))
      ])
  }

  private static func plan(of documents: [ReviewDocument]) -> ReviewPlan {
    ReviewPlan(
      documents: documents,
      selection: ReviewSelection(variants: VariantSelection(devices: DeviceCatalogue.devices(named: "iphone-8"))))
  }

  private static func document(of scene: Scene) -> ReviewDocument {
    ReviewDocument(path: scene.documentPath, name: scene.documentPath, contents: .scenes([scene]))
  }

  private func run(in directory: String, _ change: (inout ReviewPipeline) -> Void = { _ in }) async throws
    -> FinishedReview
  {
    try await run(plan, in: directory, change)
  }

  private func run(
    _ plan: ReviewPlan, in directory: String,
    _ change: (inout ReviewPipeline) -> Void = { _ in }
  ) async throws -> FinishedReview {
    var pipeline = ReviewPipeline(
      engines: ReviewEngines(makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { Rasterizer() }),
      output: ReviewOutput(directory: directory, formats: [.png]), workers: 2, toolVersion: "1.2.3")
    change(&pipeline)
    return try await pipeline.run(plan)
  }

  @Test func `finished documents are not drawn again`() async throws {
    try await withTemporaryFolder { folder in
      let vectors: (inout ReviewPipeline) -> Void = {
        $0.output = ReviewOutput(directory: $0.output.directory, formats: [.svg])
      }
      let last = try await run(Self.plan(of: [Self.scene("Login"), Self.scene("Menu")]), in: folder, vectors)
      expect(last.scenes.map(\.isNew), is: [true, true])
      var changed = Self.scene("Menu")
      changed.views.append(View(name: "title", superview: 0))
      // A new scene before the others moves them, but does not change them.
      let all = [Self.scene("About"), Self.scene("Login"), changed].map(Self.document)
      let reported = Mutex<Set<String>>([])
      let next = try await run(Self.plan(of: [all[0], last.documents[0], all[2]]), in: folder) { pipeline in
        vectors(&pipeline)
        pipeline.onFinish = { planned, _ in _ = reported.withLock { $0.insert("\(planned.scene)") } }
      }
      #expect(next.scenes.map(\.isNew) == [true, false, true] && reported.withLock { $0 } == ["0", "1"])
      let afresh = try await run(Self.plan(of: all), in: "\(folder)/afresh", vectors)
      expect(next.scenes.map(\.scene), is: afresh.scenes.map(\.scene))
      for name in ["report.json", "data.js", "data/login.js", "sheets/login.svg"] {
        try expect(text(name, in: folder), is: text(name, in: "\(folder)/afresh"), "\(name)")
      }
    }
  }

  @Test func `a document with a missing part is not finished`() async throws {
    try await withTemporaryFolder { folder in
      func isFinished(_ change: (inout ReviewPipeline) -> Void) async throws -> Bool {
        try await run(plan, in: folder, change).documents.first?.cached != nil
      }
      try await expect(
        isFinished { $0.output = ReviewOutput(directory: folder, formats: [.svg]) }, is: true)
      try await expect(isFinished { $0.shouldStop = { true } }, is: false)
      // The landscape pictures cannot be drawn.
      try await expect(isFinished { _ in }, is: false)
      // There is a folder at the path of a sheet.
      try FileSystem.createDirectory(at: "\(folder)/other/sheets/login.svg")
      try await expect(
        isFinished { $0.output = ReviewOutput(directory: "\(folder)/other", formats: [.svg]) }, is: false)
    }
  }

  private func text(_ name: String, in folder: String) throws -> String {
    String(decoding: try FileSystem.contents(of: "\(folder)/\(name)", limit: 1 << 20), as: UTF8.self)
  }

  @Test func `a review in watch mode contains its revision`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await run(plan, in: folder) { $0.revision = "7.1" }
      try expect(text("revision.js", in: folder), is: "layoutReview.isAt(\"7.1\");\n")
      try expect(text("data.js", in: folder), contains: "\"revision\": \"7.1\"")
    }
  }

  @Test func `the single-file gallery has the most severe scenes first and reports omitted ones`() async throws {
    try await withTemporaryFolder { folder in
      func review(limit: Int) async throws -> SingleFileReport {
        let review = try await run(in: folder) { pipeline in
          pipeline.output.formats = [.svg]
          pipeline.output.singleFileLimit = limit
          // No compression, so that tests do not need C.
          pipeline.engines.compress = { $0 }
        }
        return try #require(review.singleFile)
      }
      let whole = try await review(limit: 1 << 24)
      #expect(whole.path == "\(folder)/review.html" && whole.omitted == 0)
      let page = try text("review.html", in: folder)
      expect(page.utf8.count, is: whole.size)
      for reference in ["script-src 'self'", "<script src", "<link rel=\"stylesheet"] {
        #expect(!page.contains(reference))
      }
      let limit = whole.size - 100
      let small = try await review(limit: limit)
      #expect(small.omitted == 2 && small.fits)
      try expect(text("review.html", in: folder), contains: "\"omitted\":2,\"limit\":\(limit)")
      try await expect(review(limit: 1000).fits, is: false)
      #expect(throws: (any Error).self, "no page of another review stays") { try text("review.html", in: folder) }
    }
  }

  @Test func `a picture that cannot be drawn is a finding of its layout`() async throws {
    try await withTemporaryFolder { folder in
      let result = try await run(in: folder)
      #expect(result.isComplete && result.failures == [])
      let layouts = try #require(result.report.scenes.first).layouts
      expect(layouts.map(\.picture?.pngPath), is: ["renders/login/iphone-8.portrait.en.l.light.png", nil])
      #expect(
        layouts.flatMap(\.findings).map(\.finding.message.text).filter { $0.contains("not drawn") } == [
          "renders/login/iphone-8.landscape.en.l.light.png was not drawn: too large"
        ])
    }
  }

  @Test func `a document that cannot be read is in the report`() async throws {
    try await withTemporaryFolder { folder in
      let unread = try await run(in: folder).report.unreadDocuments
      expect(unread.map(\.path), is: ["b.xib"])
      expect(unread.flatMap(\.findings).map(\.finding.code), is: ["unreadable"])
    }
  }

  @Test func `each layout is reported when it is finished`() async throws {
    let reported = Mutex<[Int]>([])
    try await withTemporaryFolder { folder in
      _ = try await run(in: folder) { pipeline in
        pipeline.onFinish = { planned, _ in reported.withLock { $0.append(planned.position) } }
      }
    }
    expect(reported.withLock { $0.sorted() }, is: [0, 1])
  }

  @Test func `a stopped review reports its results`() async throws {
    try await withTemporaryFolder { folder in
      let result = try await run(in: folder) { pipeline in
        pipeline.shouldStop = { true }
        pipeline.output.singleFileLimit = 1 << 20
      }
      #expect(!result.isComplete && result.singleFile != nil)
      expect(result.failures, is: [])
      expect(result.report.layouts, is: [])
    }
  }

  @Test func `a folder that cannot be created ends the review before solving`() async throws {
    await #expect(throws: ReviewError.cannotWrite(FileError(path: "/dev/null", reason: .notDirectory))) {
      _ = try await run(in: "/dev/null") { pipeline in
        pipeline.engines.makeTextMeasurer = {
          Issue.record("a text measurer was created")
          return FixedPitchTextMeasurer()
        }
      }
    }
  }
}
