internal import Findings
package import HostFiles
internal import JSON
internal import ReviewCache
package import ReviewPlans
package import ReviewReports

extension SceneRecord {
  /// Creates the record of the findings about a scene, with paths that open its document.
  ///
  /// `position` is the position of the scene in the plan.
  package init(_ found: SceneFindings, at position: Int, of plan: ReviewPlan, _ details: Details) {
    let statuses = found.layouts.map { ReviewStatus($0.findings) }
    let document = plan.documents[plan.scenes[position].document]
    self.init(
      status: statuses.reduce(ReviewStatus(found.aboutScene), max), layoutStatuses: statuses,
      findings: (found.reading + found.tried).map(document.shown),
      groups: plan.findingGroups(of: position, layouts: found.layouts), details: details)
  }
}

/// The part of a scene's record that `check` adds.
package struct CheckDetails: Sendable, Hashable {
  /// The findings about the frames that the document records.
  package var misplaced: [SharedFinding]
  /// The numbers of the accepted findings that still occur, ascending.
  package var known: [Int]
  /// The checklist as text; nil if it was not requested.
  package var checklist: String?
  /// The scene's member of the report, as JSON indented for a list in an object; nil if no report was requested.
  package var reportText: String?
}

extension SceneRecord<CheckDetails> {
  /// Creates the record of a checked scene.
  ///
  /// - Parameters:
  ///   - found: The findings about the scene.
  ///   - position: The position of the scene in the plan.
  ///   - plan: The plan of the run.
  ///   - checklist: The checklist as text; nil if it was not requested.
  package init(_ found: SceneFindings, at position: Int, of plan: ReviewPlan, checklist: String?) {
    let misplaced = plan.findingGroups(of: position, layouts: found.misplaced)
    self.init(
      found, at: position, of: plan,
      CheckDetails(misplaced: misplaced, known: found.known, checklist: checklist))
  }
}

extension [SceneRecord<CheckDetails>] {
  /// The records for messages. Findings of several copies of a document occur once.
  package var reportedOnce: [SceneRecord<CheckDetails>] {
    let misplaced = FindingCopies.folded(map(\.details.misplaced), at: \.finding)
    var records = foldingCopies()
    for position in records.indices { records[position].details.misplaced = misplaced[position] }
    return records
  }

  /// Adds the member of each scene in a report on the same scenes.
  package mutating func add(_ report: ReviewReport) {
    for (position, scene) in report.scenes.enumerated() { self[position].details.reportText = scene.writtenValue }
  }
}

extension SceneReport {
  /// The member of the report, as JSON indented for a list in an object.
  package var writtenValue: String { value.lines(indentation: 2) }
}

extension CheckDetails: CacheContent, RecordDetails {
  package func write(to writer: inout ByteWriter) {
    writer.write(misplaced) { $1.write(to: &$0) }
    writer.write(known) { $0.write($1) }
    writer.write(checklist) { $0.write($1) }
    writer.write(reportText) { $0.write($1) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    misplaced = try reader.list(SharedFinding.init(from:))
    known = try reader.list { reader throws(Malformed) in try reader.count() }
    checklist = try reader.optional { reader throws(Malformed) in try reader.text() }
    reportText = try reader.optional { reader throws(Malformed) in try reader.text() }
  }
}
