package import AutoLayout
internal import Scenes

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
  package var unread: [ReportedDocument]
  /// The findings about no document that was read.
  package var others: [ReportedDocument]
  /// The scenes, in the order they were found.
  package var scenes: [ReportedScene]

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

/// A scene of a review.
package struct ReportedScene: Sendable, Hashable {
  /// The name that people use.
  package var name: String
  /// The scene's identifier in its document.
  package var identifier: String
  /// The place in the document.
  package var source: SourceLocation
  /// The worst status of the scene and its layouts.
  package var status: ReviewStatus
  /// The findings about the scene itself.
  package var findings: [FindingReport]
  /// Its layouts.
  package var layouts: [ReportedLayout]

  /// The number of layouts with a status.
  package func layoutCount(_ status: ReviewStatus) -> Int { layouts.count { $0.status == status } }
}

/// A layout of a scene.
package struct ReportedLayout: Sendable, Hashable {
  /// The variant's name in files and links.
  package var variant: String
  /// The words that tell it from the other layouts of its scene: `iPhone 16 Pro, portrait, de`.
  package var title: String
  /// The status.
  package var status: ReviewStatus
  /// The path of its picture from where the tool is run, PNG rather than SVG; nil where there is none.
  package var picture: String?
  /// The findings about it.
  package var findings: [FindingReport]
}
