package import Findings
package import HostFiles
internal import JSON
package import ReviewCache
package import ReviewPlans
package import ReviewReports

/// The record of a scene that was checked or compared: what messages and reports say of it.
///
/// A run prints it at once, and a part of a run hands it on to the machine that joins the parts. It has only text, so
/// that neither needs the scene or its layouts any more.
@dynamicMemberLookup
package struct SceneRecord<Details: CacheContent & Sendable & Hashable>: Sendable, Hashable {
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  /// The status of each of its layouts.
  package var layoutStatuses: [ReviewStatus]
  /// The findings about the scene itself, with paths that open the document.
  package var findings: [Finding]
  /// The findings about its layouts; in a comparison their differences.
  package var groups: [SharedFinding]
  /// The parts that only one command has.
  package var details: Details
  /// Its member of the report, as text: an element of a list in an object; nil if no report was requested.
  package var reportText: String?

  /// The record of everything found about a scene.
  ///
  /// - Parameters:
  ///   - position: The position of the scene in the plan.
  package init(_ found: SceneFindings, at position: Int, of plan: ReviewPlan, _ details: Details) {
    layoutStatuses = found.layouts.map { ReviewStatus($0.findings) }
    status = layoutStatuses.reduce(ReviewStatus(found.aboutScene), max)
    let document = plan.documents[plan.scenes[position].document]
    findings = (found.reading + found.tried).map(document.shown)
    groups = plan.findingGroups(of: position, layouts: found.layouts)
    self.details = details
  }

  /// A part that only one command has.
  package subscript<Part>(dynamicMember part: KeyPath<Details, Part>) -> Part { details[keyPath: part] }
}

/// The parts of a record that `check` has.
package struct CheckDetails: Sendable, Hashable {
  /// The findings about the frames that the document records.
  package var misplaced: [SharedFinding]
  /// The accepted findings that are still there, by their numbers, ascending.
  package var known: [Int]
  /// The checklist for people; nil if it was not requested.
  package var checklist: String?
}

extension SceneRecord<CheckDetails> {
  /// The record of a scene that was checked.
  ///
  /// - Parameters:
  ///   - position: The position of the scene in the plan.
  ///   - checklist: The checklist for people; nil if it was not requested.
  package init(_ found: SceneFindings, at position: Int, of plan: ReviewPlan, checklist: String?) {
    let misplaced = plan.findingGroups(of: position, layouts: found.misplaced)
    self.init(
      found, at: position, of: plan,
      CheckDetails(misplaced: misplaced, known: found.known, checklist: checklist))
  }
}

extension [SceneRecord<CheckDetails>] {
  /// Adds the member that each scene has in a report on the same scenes.
  package mutating func add(_ report: ReviewReport) {
    for (position, scene) in report.scenes.enumerated() { self[position].reportText = scene.writtenValue }
  }
}

extension SceneReport {
  /// The member of the report, as text: an element of a list in an object.
  package var writtenValue: String { value.lines(indentation: 2) }
}

extension SceneRecord: CacheContent {
  /// Writes the record.
  package func write(to writer: inout ByteWriter) {
    writer.write(status.rawValue)
    writer.writeStatuses(layoutStatuses)
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(groups) { $1.write(to: &$0) }
    details.write(to: &writer)
    writer.write(reportText) { $0.write($1) }
  }

  /// Reads a record.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    status = try reader.oneCase(of: ReviewStatus.self)
    layoutStatuses = try reader.statuses()
    findings = try reader.list(Finding.init(from:))
    groups = try reader.list(SharedFinding.init(from:))
    details = try Details(from: &reader)
    reportText = try reader.optional { reader throws(Malformed) in try reader.text() }
  }
}

extension CheckDetails: CacheContent {
  /// Writes the details.
  package func write(to writer: inout ByteWriter) {
    writer.write(misplaced) { $1.write(to: &$0) }
    writer.write(known) { $0.write($1) }
    writer.write(checklist) { $0.write($1) }
  }

  /// Reads details.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    misplaced = try reader.list(SharedFinding.init(from:))
    known = try reader.list { reader throws(Malformed) in try reader.count() }
    checklist = try reader.optional { reader throws(Malformed) in try reader.text() }
  }
}

extension ByteWriter {
  /// Writes statuses, a byte for each: there may be millions of layouts.
  mutating func writeStatuses(_ statuses: [ReviewStatus]) {
    write(statuses.count)
    write(statuses.map { UInt8(ReviewStatus.allCases.firstIndex(of: $0) ?? 0) })
  }
}

extension ByteReader {
  /// Reads statuses.
  mutating func statuses() throws(Malformed) -> [ReviewStatus] {
    let cases = ReviewStatus.allCases
    let bytes = try bytes(try count())
    guard bytes.allSatisfy({ cases.indices.contains(Int($0)) }) else { throw Malformed() }
    return bytes.map { cases[Int($0)] }
  }
}
