package import ContactSheets
package import Gallery
public import HostFiles
package import ReviewReports

/// A finished review, with what the next review of the same documents needs to know.
public struct FinishedReview: Sendable, Hashable {
  /// One scene of the review.
  package struct Item: Sendable, Hashable {
    package var scene: SceneRecord<DrawingDetails>
    /// The position of its document in the plan.
    package var document: Int
    /// Whether it was drawn in this review. Otherwise, the result is from an earlier one.
    package var isNew: Bool
  }

  package var plan: ReviewPlan
  /// The report on what this review drew, without scenes from earlier ones.
  package var report: ReviewReport
  /// The files that could not be written, in the order of the plan.
  public var failures: [FileError]
  /// Whether every layout was reached. False if the review was stopped.
  public var isComplete: Bool
  /// The result of writing the gallery as one page; nil if that was not requested.
  package var singleFile: SingleFileReport?
  /// All scenes, including those from earlier reviews, in the order of the documents.
  package var scenes: [Item]
  /// The documents for the next review. Those whose files are complete are finished.
  package var documents: [ReviewDocument]
  /// The index sheet, if this review drew it completely. Nil if the next review cannot use it, or already knows it.
  package var newIndex: CachedIndex?
  /// The maps of storyboards.
  package var maps: [FinishedMap] = []

  /// The cells of the index sheet, in the order of the scenes.
  package var indexCells: [IndexCell] { scenes.compactMap(\.scene.indexCell) }

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - report: The report on the drawn scenes.
  ///   - drawn: The drawn scenes, in the order of the plan, and whether all their files were drawn and written.
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
      // Whether a document is laid out depends on another document if that one shows it in landscape, so both are read
      // in every run.
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

  /// The documents that this review finished.
  package var newDocuments: [(path: String, name: String, document: CachedDocument)] {
    zip(plan.documents, documents).compactMap { before, after in
      guard before.cached == nil, let document = after.cached else { return nil }
      return (after.path, after.name, document)
    }
  }
}
