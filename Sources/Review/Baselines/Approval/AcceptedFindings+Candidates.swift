internal import Findings
internal import LayoutReview
package import ReviewPlans
internal import ReviewReports
package import SceneFiles
internal import SceneLayouts
internal import Scenes
package import Typography

extension AcceptedFindings {
  /// The findings of a review that may be accepted, in all layouts.
  package struct Candidates: Sendable {
    /// The findings that are new, each with its scene.
    package var new: [Entry] = []
    /// The positions of the accepted findings that the review still finds.
    package var known: Set<Int> = []
    /// The documents with findings that are outside the folder of the accepted ones, each once.
    package var outside: [String] = []
  }
}

extension AcceptedFindings.Candidates {
  /// Adds the faults that keep a document from having scenes. A document that cannot be opened is never accepted: the
  /// next run may open it, and find something else.
  fileprivate mutating func add(unread document: ReviewDocument, at path: (String) -> String?) {
    known.formUnion(document.acceptedFailures)
    guard case .invalid(let findings) = document.contents else { return }
    guard let name = path(document.path) else { return outside.append(document.path) }
    new += findings.map { AcceptedFindings.Entry(document: name, finding: KnownFinding($0, marks: [])) }
  }
}

extension ReviewPlan {
  /// Solves every layout and makes an entry of each finding.
  ///
  /// - Parameters:
  ///   - makeTextMeasurer: Makes an engine that measures text; called once for each worker.
  ///   - workers: The number of workers.
  ///   - shouldStop: Whether to stop taking new layouts.
  ///   - path: Returns the path of a document as entries write it; nil if entries cannot name it.
  /// - Throws: `ReviewError` if no engine can be made.
  package func findings(
    measuringTextWith makeTextMeasurer: @escaping @Sendable () throws -> any TextMeasuring, workers: Int,
    shouldStop: @escaping @Sendable () -> Bool, pathOfDocument path: (String) -> String?
  ) async throws(ReviewError) -> AcceptedFindings.Candidates {
    let gathered = try await findings(
      measuringTextWith: makeTextMeasurer, workers: workers, shouldStop: shouldStop
    ) { _, layout in layout.findings.asKnown(naming: layout.resolved.documentViews) }
    var all = AcceptedFindings.Candidates()
    var paths: [Int: String?] = [:]
    for document in documents { all.add(unread: document, at: path) }
    for (position, scene) in gathered.enumerated() {
      all.known.formUnion(scene.found.known)
      let (planned, inLayouts) = (scenes[position], scene.kept.flatMap(\.self))
      let found = scene.found.aboutScene.asKnown(naming: planned.scene.views) + inLayouts
      guard !found.isEmpty else { continue }
      let number = planned.document
      let document = documents[number].path
      let known = paths[number] ?? path(document)
      paths[number] = .some(known)
      guard let path = known else {
        if !all.outside.contains(document) { all.outside.append(document) }
        continue
      }
      all.new += found.map {
        AcceptedFindings.Entry(
          document: path, scene: planned.scene.name, identifier: planned.scene.identifier, finding: $0)
      }
    }
    return all
  }
}

extension [Finding] {
  /// Returns the findings, folded ones included, each with the marks of the views that it names by position.
  ///
  /// Findings that their scene expects are omitted: the scene already says that they are meant.
  fileprivate func asKnown(naming views: [View]) -> [KnownFinding] {
    let unexpected = filter { !$0.isExpected }
    guard !unexpected.isEmpty else { return [] }
    let marks = views.marks
    return unexpected.flatMap(\.unfolded).map { KnownFinding($0, marks: marks) }
  }
}
