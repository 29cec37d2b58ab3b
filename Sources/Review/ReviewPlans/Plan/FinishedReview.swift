package import ContactSheets
package import Gallery
public import HostFiles
package import ReviewReports

/// A review that was made, with what the next one of the same documents needs to know of it.
public struct FinishedReview: Sendable, Hashable {
  /// One scene of the review.
  package struct Item: Sendable, Hashable {
    /// All there is to say of it.
    package var scene: SceneRecord<DrawingDetails>
    /// The position of its document in the plan.
    package var document: Int
    /// True where it was drawn now; else it was finished before.
    package var isNew: Bool
  }

  /// The plan.
  package var plan: ReviewPlan
  /// Everything that was found in what was drawn; scenes that were finished before are not among it.
  package var report: ReviewReport
  /// The files that could not be written, in the order of the plan.
  public var failures: [FileError]
  /// True where every layout had its turn; not so where the review was stopped.
  public var isComplete: Bool
  /// The outcome of the gallery as one page; nil where there is none.
  package var singleFile: SingleFileReport?
  /// All scenes, those that were finished before among them, in the order of the documents.
  package var scenes: [Item]
  /// The documents for the next review: those of which everything was drawn and written are finished.
  package var documents: [ReviewDocument]
  /// The index sheet where it was drawn now and is whole; else it is of no use for the next review, or known already.
  package var newIndex: CachedIndex?
  /// The maps of storyboards.
  package var maps: [FinishedMap] = []

  /// The cells of the index sheet, in the order of the scenes.
  package var indexCells: [IndexCell] { scenes.compactMap(\.scene.indexCell) }

  /// A review.
  ///
  /// - Parameters:
  ///   - plan: What was planned.
  ///   - report: What was found in the scenes that were drawn.
  ///   - drawn: Those scenes, in the order of the plan, and whether all that belongs to them was drawn and written.
  ///   - failures: The files that could not be written.
  package init(
    of plan: ReviewPlan, _ report: ReviewReport, drawn: [(scene: SceneRecord<DrawingDetails>, isWhole: Bool)],
    failures: [FileError]
  ) {
    self.plan = plan
    let layouts = zip(plan.scenes, drawn).map { $0.layouts.count == $1.scene.layoutStatuses.count }
    self.report = report
    self.failures = failures
    isComplete = layouts.allSatisfy(\.self)
    let byDocument = Dictionary(grouping: zip(plan.scenes, drawn), by: \.0.document)
    scenes = plan.documents.enumerated().flatMap { position, document in
      document.cached?.scenes.map { Item(scene: $0, document: position, isNew: false) }
        ?? (byDocument[position] ?? []).map { Item(scene: $0.1.scene, document: position, isNew: true) }
    }
    let turned = ReviewPlan.documentsForLandscape(plan.documents)
    documents = plan.documents.enumerated().map { position, document in
      let drawn = byDocument[position]?.map(\.1) ?? []
      // Whether a document that another one shows sideways is laid out depends on that one: both are read each time.
      guard case .scenes = document.contents, drawn.allSatisfy(\.isWhole), !turned.contains(document.name),
        ReviewPlan.documentsForLandscape([document]).isEmpty
      else { return document }
      var document = document
      document.bytes = []
      document.contents = .cached(
        CachedDocument(
          dependencies: document.dependencies.list, fontFiles: document.fontFiles, storyboard: document.storyboard,
          scenes: drawn.map(\.scene)))
      return document
    }
  }

  /// The documents that were drawn now and are finished.
  package var newDocuments: [(path: String, name: String, document: CachedDocument)] {
    zip(plan.documents, documents).compactMap { before, after in
      guard before.cached == nil, let document = after.cached else { return nil }
      return (after.path, after.name, document)
    }
  }
}
