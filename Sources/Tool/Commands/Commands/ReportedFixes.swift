internal import AutoLayout
internal import DocumentEditing
internal import HostFiles
internal import LayoutReview
internal import ReviewReports
internal import SceneDocuments
internal import Scenes

/// Works out the edits that mend the findings of a review, as reports tell them, from the documents on the disk.
struct ReportedFixes {
  /// A document as it lies on the disk.
  private struct Opened {
    let edits: DocumentFix
    let scenes: [Scene]
  }

  private var opened: [String: Opened] = [:]

  /// The edits, by the fingerprints of the findings; a finding whose document has no room for its edit has none.
  static func all(of review: ReportedReview) -> [String: ReportedFix] {
    var fixes = ReportedFixes()
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
    guard let kind = SceneDocument(path: path),
      let bytes = try? FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit)
    else { return nil }
    let document = Opened(
      edits: DocumentFix(of: bytes, kind, path: path),
      scenes: kind == .yaml ? (try? kind.scenes(in: bytes, path: path)) ?? [] : [])
    opened[path] = document
    return document
  }
}
