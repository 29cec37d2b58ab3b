import DocumentTestSupport
import Drawing
import LayoutTestSupport
import ReviewCache
import ReviewPlans
import ReviewReports
import ReviewTestSupport
import Scenes
import Testing

@testable import HostFiles
@testable import InterfaceBuilder
@testable import LayoutReview

@Suite struct MapPipelineTests {
  private struct Rasterizer: Rasterizing {
    func png(of picture: DisplayList, scale: Double) throws(RasterizingError) -> [UInt8] { [1] }
    func bitmap(of picture: DisplayList, scale: Double) throws(RasterizingError) -> Bitmap {
      throw RasterizingError(message: "there are no pixels")
    }
    func svg(of picture: DisplayList) throws(RasterizingError) -> [UInt8] { [1] }
    func pdf(of pages: [DisplayList], title: String) throws(RasterizingError) -> [UInt8] { Array(title.utf8) }
  }

  /// The plan of a storyboard, with the given document names.
  private static func plan(_ names: [String] = ["Shop.storyboard"], filters: [String] = []) throws -> ReviewPlan {
    let documents = try names.map { name in
      let scenes = try InterfaceBuilderReader.scenes(in: Array(MapSample.shop.utf8), path: name)
      return ReviewDocument(path: name, name: name, contents: .scenes(scenes))
    }
    var selection = ReviewSelection(variants: VariantSelection(devices: DeviceCatalogue.devices(named: "iphone-8")))
    selection.filters = filters
    return ReviewPlan(documents: documents, selection: selection)
  }

  private static func run(
    _ plan: ReviewPlan, in folder: String, _ maps: MapOutput = .gallery, formats: [PictureFormat] = [.png, .svg],
    workers: Int = 1
  ) async throws -> FinishedReview {
    var output = ReviewOutput(directory: folder, formats: formats)
    output.maps = maps
    let engines = ReviewEngines(
      makeTextMeasurer: { FixedPitchTextMeasurer() }, makeRasterizer: { Rasterizer() })
    let pipeline = ReviewPipeline(engines: engines, output: output, workers: workers, toolVersion: "1.0")
    return try await pipeline.run(plan)
  }

  private static func maps(in folder: String) -> [String] {
    ((try? FolderTree(at: folder, creates: false).names(in: "maps")) ?? []).sorted()
  }

  @Test func `the gallery gets a map of each storyboard in a format for browsers`() async throws {
    try await withTemporaryFolder { folder in
      let review = try await Self.run(try Self.plan(), in: folder)
      #expect(Self.maps(in: folder) == ["shop.svg"] && review.failures.isEmpty)
      let map = try #require(review.report.maps.first)
      expect(map.slugs.map { $0 != nil }, is: [false, true, true, true, true, false])
      #expect(map.frames.count == 6 && map.isCanvas && map.slug == "shop")
      #expect(map.picture.svgPath == "maps/shop.svg" && map.picture.pngPath == nil)
    }
  }

  @Test func `requested maps have all formats`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Self.run(try Self.plan(), in: folder, .all, formats: [.png, .svg, .pdf])
      expect(Self.maps(in: folder), is: ["shop.pdf", "shop.png", "shop.svg"])
    }
  }

  @Test func `storyboards of the same name have maps with different names`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Self.run(try Self.plan(["a/Shop.storyboard", "b/Base.lproj/Shop.storyboard"]), in: folder)
      expect(Self.maps(in: folder), is: ["a-shop.svg", "b-shop.svg"])
    }
  }

  @Test func `excluded scenes are boxes without a picture`() async throws {
    try await withTemporaryFolder { folder in
      let review = try await Self.run(try Self.plan(filters: ["Detail"]), in: folder)
      expect(review.report.maps.first?.slugs.compactMap(\.self).count, is: 1)
    }
  }

  @Test func `any number of workers draws the same maps`() async throws {
    try await withTemporaryFolder { folder in
      let plan = try Self.plan(["a/Shop.storyboard", "b/Shop.storyboard", "Third.storyboard"])
      let one = try await Self.run(plan, in: "\(folder)/one", workers: 1)
      let four = try await Self.run(plan, in: "\(folder)/four", workers: 4)
      expect(one.maps.flatMap(\.files), is: four.maps.flatMap(\.files))
      #expect(one.report.json == four.report.json && one.maps.count == 3)
    }
  }

  @Test func `a map is unchanged after encoding and decoding`() async throws {
    try await withTemporaryFolder { folder in
      let review = try await Self.run(try Self.plan(), in: folder)
      let map = try #require(review.maps.first)
      var writer = ByteWriter()
      map.write(to: &writer)
      var reader = ByteReader(writer.bytes)
      let read = try FinishedMap(from: &reader)
      #expect(read.report == map.report && read.files == map.files && reader.isAtEnd)
    }
  }

  @Test(arguments: [0, 1, 9, 40, 200])
  func `truncated bytes are not a map`(count: Int) async throws {
    try await withTemporaryFolder { folder in
      let map = try #require(try await Self.run(try Self.plan(), in: folder).maps.first)
      var writer = ByteWriter()
      map.write(to: &writer)
      #expect(throws: ByteReader.Malformed.self) {
        var reader = ByteReader(Array(writer.bytes.prefix(count)))
        _ = try FinishedMap(from: &reader)
      }
    }
  }

  @Test func `the map of a removed storyboard is deleted`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Self.run(try Self.plan(["a/Shop.storyboard", "Other.storyboard"]), in: folder)
      expect(Self.maps(in: folder), is: ["other.svg", "shop.svg"])
      _ = try await Self.run(try Self.plan(["Other.storyboard"]), in: folder)
      expect(Self.maps(in: folder), is: ["other.svg"])
    }
  }
}
