package import HostFiles
package import ReviewCache
package import ReviewPlans
internal import ReviewReports
package import Typography

extension ReviewPlan {
  /// Returns the plan without the scenes whose results are in a cache.
  ///
  /// Only results with the user's seal are used as they are. Those from elsewhere, such as the cache that a CI system
  /// restores, could have been forged to hide an error. So their layouts are solved, which takes a fraction of the time
  /// of drawing them, and their pictures are used if the findings are the same.
  ///
  /// - Parameters:
  ///   - isShare: Whether this is the plan of a share. Every share plans from all documents, so they have been read.
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - shouldStop: Whether to stop solving. Results that were not compared are not used.
  /// - Throws: `ReviewError` if no engine can be made.
  package func finished(
    in cache: ReviewCache, within boundary: FileBoundary?, isShare: Bool,
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> ReviewPlan {
    let results = FileQueryResults(within: boundary)
    let copies = copies
    var known: [Int: CachedDocument] = [:]
    var foreign: [Int: CachedDocument] = [:]
    for (position, scenes) in Dictionary(grouping: scenes, by: \.document) {
      guard
        let found = cache.found(documents[position], scenes: scenes.map(\.slug), isShare: isShare, results),
        found.document.hasSheets != copies.contains(position)
      else { continue }
      if found.isSealed { known[position] = found.document } else { foreign[position] = found.document }
    }
    let confirmed = try await self.confirmed(
      foreign, measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop)
    cache.seal(confirmed.map { (documents[$0], $1) }, isShare: isShare)
    known.merge(confirmed) { first, _ in first }
    var plan = self
    for (position, cached) in known { plan.documents[position].contents = .cached(cached) }
    return plan.keepingScenes(at: scenes.indices.filter { plan.documents[scenes[$0].document].cached == nil })
  }

  /// Returns the results, by document, that agree with the current layouts of each scene.
  private func confirmed(
    _ foreign: [Int: CachedDocument],
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool
  ) async throws(ReviewError) -> [Int: CachedDocument] {
    guard !foreign.isEmpty else { return [:] }
    let plan = keepingScenes(at: scenes.indices.filter { foreign[scenes[$0].document] != nil })
    let solved = try await plan.findings(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop
    ) { _, layout in LayoutReport(findingsIn: layout) }
    guard !shouldStop() else { return [:] }
    var confirmed = foreign
    for (planned, scene) in zip(plan.scenes, solved) {
      let report = SceneReport(planned, findings: scene.found.reading + scene.found.tried, layouts: scene.kept)
      let record = SceneRecord<DrawingDetails>(planned, report, files: [], indexCell: nil, mapCell: nil)
      let claimed = foreign[planned.document]?.scenes.first { $0.slug == planned.slug }
      if claimed?.contains(record) != true { confirmed[planned.document] = nil }
    }
    return confirmed
  }
}

extension SceneRecord<DrawingDetails> {
  /// Whether everything that another record of the same scene reports is also in this one, and nothing is reported as
  /// less serious. Drawing adds findings, such as those about artwork that cannot be read.
  fileprivate func contains(_ other: SceneRecord) -> Bool {
    layoutStatuses.count == other.layoutStatuses.count && status >= other.status
      && zip(layoutStatuses, other.layoutStatuses).allSatisfy { $0 >= $1 }
      && Set(findings).isSuperset(of: other.findings) && Set(groups).isSuperset(of: other.groups)
  }
}
