/// A review as far as `report.json` tells it, from which the reports for other programs are made and from nothing else.
///
/// Paths are those that open the documents from where the tool was run.
package struct ReportedReview: Sendable, Hashable {
  /// The report that a review was made from.
  enum Source: Sendable, Hashable {
    case text([UInt8])
    case values(ReviewReport)
  }

  /// The report that it was made from.
  var source: Source
  /// The version of the tool that made it.
  package var toolVersion: String
  /// The request, in words.
  package var selection: String
  /// The documents that could not be read.
  package let unread: [ReportedDocument]
  /// The findings about no document that was read.
  package let others: [ReportedDocument]
  /// The scenes, in the order they were found.
  package let scenes: [SceneReport]
  /// Everything that was found, document by document and scene by scene, each finding once. They are grouped once here,
  /// because each report and the fixes of SARIF need them.
  let suites: Suites

  /// The review of a report that was not written, without pictures.
  package init(_ report: ReviewReport) {
    var withoutPictures = report
    for scene in report.scenes.indices {
      for layout in report.scenes[scene].layouts.indices {
        withoutPictures.scenes[scene].layouts[layout].picture = nil
      }
    }
    self.init(withoutPictures, from: .values(report))
  }

  /// The review of a report that was made from a source.
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

  /// The number of layouts of all scenes with a status.
  package func layoutCount(_ status: ReviewStatus) -> Int { scenes.reduce(0) { $0 + $1.layoutCount(status) } }

  /// The number of layouts of all scenes.
  package var layoutCount: Int { scenes.reduce(0) { $0 + $1.layouts.count } }

  /// The text of `report.json`, as it was read or as it would be written.
  var json: String {
    switch source {
    case .text(let bytes): String(decoding: bytes, as: UTF8.self)
    case .values(let report): report.json
    }
  }
}
