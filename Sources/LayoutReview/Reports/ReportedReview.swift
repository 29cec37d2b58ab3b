internal import AutoLayout
internal import SceneDocuments
internal import Scenes

/// A review as `report.json` tells it, from which the reports for other programs are made and from nothing else.
///
/// Paths are those that open the documents from where the tool was run.
public struct ReportedReview: Sendable, Hashable {
  /// The text that it was read from.
  var json: [UInt8]
  /// The version of the tool that made it.
  var toolVersion: String
  /// The request, in words.
  var selection: String
  /// The documents that could not be read.
  var unread: [ReportedDocument]
  /// The findings about no document that was read.
  var others: [ReportedDocument]
  /// The scenes, in the order they were found.
  var scenes: [ReportedScene]

  /// The number of layouts of all scenes with a status.
  func layoutCount(_ status: ReviewStatus) -> Int { scenes.reduce(0) { $0 + $1.layoutCount(status) } }

  /// The number of layouts of all scenes.
  var layoutCount: Int { scenes.reduce(0) { $0 + $1.layouts.count } }
}

/// A document that could not be read, or none that belongs to a scene.
struct ReportedDocument: Sendable, Hashable {
  /// The path that opens it.
  var path: String
  /// The findings in it.
  var findings: [FindingReport]
}

/// A scene of a review.
struct ReportedScene: Sendable, Hashable {
  /// The name that people use.
  var name: String
  /// The scene's identifier in its document.
  var identifier: String
  /// The place in the document.
  var source: SourceLocation
  /// The worst status of the scene and its layouts.
  var status: ReviewStatus
  /// The findings about the scene itself.
  var findings: [FindingReport]
  /// Its layouts.
  var layouts: [ReportedLayout]

  /// The number of layouts with a status.
  func layoutCount(_ status: ReviewStatus) -> Int { layouts.count { $0.status == status } }
}

/// A layout of a scene.
struct ReportedLayout: Sendable, Hashable {
  /// The variant's name in files and links.
  var variant: String
  /// The words that tell it from the other layouts of its scene: `iPhone 16 Pro, portrait, de`.
  var title: String
  /// The status.
  var status: ReviewStatus
  /// The path of its picture from where the tool is run, PNG rather than SVG; nil where there is none.
  var picture: String?
  /// The findings about it.
  var findings: [FindingReport]
}
