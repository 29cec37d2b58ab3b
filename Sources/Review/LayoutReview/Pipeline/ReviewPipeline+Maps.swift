internal import ContactSheets
internal import HostFiles
internal import ReviewCache
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import WorkBudgets

extension ReviewPipeline {
  /// Draws the maps of storyboards, except those in the cache.
  func drawMaps(of review: inout FinishedReview, in folder: OutputFolder) async throws(ReviewError) {
    guard output.maps != .none else { return }
    let wanted = review.wantedMaps(output.maps)
    let kept = wanted.map { cache?.map($0) }
    let missing = zip(wanted, kept).filter { $1 == nil }.map(\.0)
    let pool = WorkerPool(workers: workers, shouldStop: shouldStop)
    let makeWorker: @Sendable () throws -> ReviewWorker = { try worker(in: folder, artwork: nil) }
    let drawn = try await pool.map(missing, makingEngine: makeWorker) { map, worker in worker.draw(map) }
    // Maps that were not reached or not finished are missing.
    var rest = drawn.map { $0 ?? nil }[...]
    for map in kept {
      if let map {
        review.maps.append(map)
      } else if let (map, failures) = rest.popFirst() ?? nil {
        review.maps.append(map)
        review.failures += failures
      }
    }
    review.report.maps = review.maps.map(\.report)
  }
}

extension ReviewWorker {
  /// Draws and writes a map. Nil if the run ended before.
  func draw(_ wanted: WantedMap) -> (map: FinishedMap, failures: [FileError])? {
    let sheet = MapSheet(
      map: wanted.map, cells: wanted.cells, documentPath: wanted.documentPath, generator: generator)
    let drawn = sheet.drawn(measuringTextWith: measurer)
    guard !WorkBudget.checkCancellation() else { return nil }
    let name = "maps/\(wanted.slug)"
    var written = writer.writePage(drawn.picture, as: mapFormats, named: name)
    guard !WorkBudget.isCancelled || written.problems.isEmpty else { return nil }
    // Only the pictures of layouts are shown layer by layer.
    written.picture.layers = []
    let slugs = Dictionary(wanted.cells.map { ($0.identifier, $0.slug) }) { first, _ in first }
    let report = MapReport(
      slug: wanted.slug, documentPath: wanted.documentPath, name: sheet.name, picture: written.picture, map: wanted.map,
      frames: drawn.frames, slugs: wanted.map.nodes.map { $0.scene.flatMap { slugs[$0] } }, isCanvas: drawn.isCanvas)
    let isWhole = written.problems.isEmpty && written.failures.isEmpty
    return (FinishedMap(report: report, files: written.files, wanted: isWhole ? wanted : nil), written.failures)
  }

  /// The formats of maps. A map that only the gallery shows is written in one format.
  private var mapFormats: [PictureFormat] {
    guard output.maps == .gallery else { return output.allFormats }
    return output.formats.contains(.svg) ? [.svg] : output.formats.filter { $0 == .png }
  }
}
