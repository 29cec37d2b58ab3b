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
  /// What was asked for, in words.
  var selection: String
  /// The documents that could not be read.
  var unread: [ReportedDocument]
  /// What there is to say of no document that was read.
  var others: [ReportedDocument]
  /// The scenes, in the order they were found.
  var scenes: [ReportedScene]

  /// How many layouts of all scenes stand so.
  func layoutCount(_ status: ReviewStatus) -> Int { scenes.reduce(0) { $0 + $1.layoutCount(status) } }

  /// How many layouts all scenes have.
  var layoutCount: Int { scenes.reduce(0) { $0 + $1.layouts.count } }
}

/// A document that could not be read, or none that belongs to a scene.
struct ReportedDocument: Sendable, Hashable {
  /// The path that opens it.
  var path: String
  /// What is wrong in it.
  var findings: [FindingReport]
}

/// A scene of a review.
struct ReportedScene: Sendable, Hashable {
  /// The name that people use.
  var name: String
  /// The scene's identifier in its document.
  var identifier: String
  /// Where it is written.
  var source: SourceLocation
  /// How it stands with all its layouts.
  var status: ReviewStatus
  /// What there is to say of the scene itself.
  var findings: [FindingReport]
  /// Its layouts.
  var layouts: [ReportedLayout]

  /// How many of the layouts stand so.
  func layoutCount(_ status: ReviewStatus) -> Int { layouts.count { $0.status == status } }
}

/// A layout of a scene.
struct ReportedLayout: Sendable, Hashable {
  /// The variant's name in files and links.
  var variant: String
  /// What tells it from the other layouts of its scene, for people: `iPhone 16 Pro, portrait, de`.
  var title: String
  /// How it stands.
  var status: ReviewStatus
  /// The path of its picture from where the tool is run, PNG rather than SVG; nil where there is none.
  var picture: String?
  /// What there is to say about it.
  var findings: [FindingReport]
}
