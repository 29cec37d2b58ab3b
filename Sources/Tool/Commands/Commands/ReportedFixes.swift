internal import AutoLayout
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import SceneDocuments
internal import Scenes

/// The edits that fix the findings of a review, for its reports.
///
/// A document that this run has read is not read again. Only documents from the cache or from the report of another run
/// are read from disk.
struct ReportedFixes {
  /// A document with its scenes.
  private struct Opened {
    let edits: DocumentFix
    let scenes: [Scene]
  }

  /// The documents that this run has read, by path in reports.
  private let read: [String: ReviewDocument]
  private var opened: [String: Opened] = [:]

  private init(_ documents: [ReviewDocument]) {
    let folder = HostProcess.workingFolder
    let found = documents.compactMap { document in
      FolderPath.relative(document.path, to: folder).map { ($0, document) }
    }
    read = Dictionary(found.filter { !$1.bytes.isEmpty }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the edits, by the fingerprints of the findings. A finding without an applicable edit has none.
  ///
  /// `documents` are the documents that this run has read.
  static func all(of review: ReportedReview, in documents: [ReviewDocument]) -> [String: ReportedFix] {
    var fixes = ReportedFixes(documents)
    var all: [String: ReportedFix] = [:]
    for unique in review.uniqueFindings {
      if let fix = unique.finding.mendingFix { all[unique.fingerprint] = fixes.reported(fix, in: unique.source.path) }
    }
    return all
  }

  private mutating func reported(_ fix: Finding.Fix, in path: String) -> ReportedFix? {
    guard let document = document(at: path),
      let replacements = try? document.edits.replacements(for: fix, in: document.scenes), !replacements.isEmpty
    else { return nil }
    return ReportedFix(
      title: fix.title,
      replacements: replacements.map { replacement in
        let (start, end) = (
          document.edits.lines.place(of: replacement.range.lowerBound),
          document.edits.lines.place(of: replacement.range.upperBound)
        )
        return ReportedFix.Replacement(
          line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
          text: String(decoding: replacement.bytes, as: UTF8.self))
      })
  }

  private mutating func document(at path: String) -> Opened? {
    if let known = opened[path] { return known }
    guard let kind = SceneDocument(path: path), let (bytes, scenes) = contents(of: kind, at: path) else { return nil }
    let document = Opened(edits: DocumentFix(of: bytes, kind, path: path), scenes: scenes)
    opened[path] = document
    return document
  }

  private func contents(of kind: SceneDocument, at path: String) -> (bytes: [UInt8], scenes: [Scene])? {
    if let document = read[path] { return (document.bytes, document.scenes) }
    guard let bytes = try? FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit) else { return nil }
    return (bytes, kind == .yaml ? (try? kind.scenes(in: bytes, path: path)) ?? [] : [])
  }
}
