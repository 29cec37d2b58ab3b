package import HostFiles
internal import JSON
package import ReviewReports
package import Scenes

/// All there is to say of a scene that was checked.
package struct CheckedScene: Sendable, Hashable {
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  /// The status of each of its layouts.
  package var layoutStatuses: [ReviewStatus]
  /// The findings about the scene itself, with paths that open the document.
  package var findings: [Finding]
  /// The findings about its layouts.
  package var groups: [FindingGroup]
  /// The findings about the frames that its document records.
  package var misplaced: [FindingGroup]
  /// The accepted findings that are there still, by their numbers, ascending.
  package var known: [Int] = []
  /// The checklist for people; nil where nobody asked for it.
  package var checklist: String?
  /// Its member of the report, as text: an element of a list in an object; nil where no report was asked for.
  package var reportText: String?

  /// A scene that was checked.
  ///
  /// - Parameters:
  ///   - position: The position of the scene in the plan.
  ///   - others: What was found of the scene besides, when it was laid out.
  ///   - layouts: The findings in its layouts.
  ///   - misplaced: The findings about recorded frames.
  package init(
    at position: Int, of plan: ReviewPlan, about others: [Finding], layouts: ReviewPlan.SceneFindings,
    misplaced: ReviewPlan.SceneFindings
  ) {
    layoutStatuses = layouts.map { ReviewStatus($0.findings) }
    let aboutScene = plan.scenes[position].scene.findings + others + misplaced.flatMap(\.findings)
    status = layoutStatuses.reduce(ReviewStatus(aboutScene), max)
    let found = plan.findingGroups(of: position, about: others, layouts: layouts)
    findings = found.scene
    groups = found.layouts
    self.misplaced = plan.findingGroups(of: position, layouts: misplaced).layouts
  }
}

extension [CheckedScene] {
  /// Adds what a report on the same scenes tells of each.
  package mutating func add(_ report: ReviewReport) {
    for (position, scene) in report.scenes.enumerated() { self[position].reportText = scene.writtenValue }
  }
}

extension SceneReport {
  /// The member of the report, as text: an element of a list in an object.
  var writtenValue: String { value.lines(indentation: 2) }
}

extension CheckedScene: CacheContent {
  /// Writes the scene.
  package func write(to writer: inout ByteWriter) {
    writer.write(status.rawValue)
    writer.writeStatuses(layoutStatuses)
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(groups) { $1.write(to: &$0) }
    writer.write(misplaced) { $1.write(to: &$0) }
    writer.write(known) { $0.write($1) }
    writer.write(checklist) { $0.write($1) }
    writer.write(reportText) { $0.write($1) }
  }

  /// Reads a scene.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    status = try reader.oneCase(of: ReviewStatus.self)
    layoutStatuses = try reader.statuses()
    findings = try reader.list(Finding.init(from:))
    groups = try reader.list(FindingGroup.init(from:))
    misplaced = try reader.list(FindingGroup.init(from:))
    known = try reader.list { reader throws(Malformed) in try reader.count() }
    checklist = try reader.optional { reader throws(Malformed) in try reader.text() }
    reportText = try reader.optional { reader throws(Malformed) in try reader.text() }
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
