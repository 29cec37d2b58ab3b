/// A review as `report.json` describes it. The reports for other programs are made from nothing else.
///
/// Its paths open the documents from the working directory.
package struct ReportedReview: Sendable, Hashable {
  /// The report from which a review was made.
  enum Source: Sendable, Hashable {
    case text([UInt8])
    case values(ReviewReport)
  }

  /// The report from which it was made.
  var source: Source
  /// The version of the tool that wrote the report.
  package var toolVersion: String
  /// The request, as text.
  package var selection: String
  /// The documents that could not be read.
  package let unread: [ReportedDocument]
  /// The findings that belong to no document of the review.
  package let others: [ReportedDocument]
  /// The scenes, in the order they were found.
  package let scenes: [SceneReport]
  /// The remarks that readers of the page of differences made on layouts.
  package var remarks: [ReviewRemark] = []
  /// All findings, by document and scene, each once. They are grouped once here, since each report and the fixes of
  /// SARIF need them.
  let suites: Suites

  /// Creates the review of a report that was not written, without pictures.
  package init(_ report: ReviewReport) {
    var withoutPictures = report
    for scene in report.scenes.indices {
      for layout in report.scenes[scene].layouts.indices {
        withoutPictures.scenes[scene].layouts[layout].picture = nil
      }
    }
    self.init(withoutPictures, from: .values(report))
  }

  init(_ report: ReviewReport, from source: Source) {
    var places = ReportedPlaces(report.documents)
    self.source = source
    toolVersion = report.toolVersion
    selection = report.selection
    unread = report.unreadDocuments.map { $0.placed(in: places) }
    others = ReportedDocument.others(report.findings)
    scenes = report.scenes.map { $0.placed(in: &places) }
    suites = Suites(outside: (unread + others).map(\.uniqueFindings), scenes: scenes.map(\.uniqueFindings))
  }

  /// Returns the number of layouts with a status, over all scenes.
  package func layoutCount(_ status: ReviewStatus) -> Int { scenes.reduce(0) { $0 + $1.layoutCount(status) } }

  /// The number of layouts of all scenes.
  package var layoutCount: Int { scenes.reduce(0) { $0 + $1.layouts.count } }

  /// The text of `report.json`, as read or as it would be written.
  var json: String {
    switch source {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .values(let report): report.json
    }
  }
}
