internal import Baselines
package import HostFiles
package import ReviewReports
package import Scenes

/// All there is to say of a scene that was compared.
package struct ComparedSceneRecord: Sendable, Hashable {
  /// The status of the scene with all its layouts.
  package var status: ReviewStatus
  /// The status of each of its layouts.
  package var layoutStatuses: [ReviewStatus]
  /// The findings about the scene itself, with paths that open the document.
  package var findings: [Finding]
  /// The differences of its layouts.
  package var groups: [FindingGroup]
  /// The number of layouts that are different.
  package var differentCount: Int
  /// Its member of the report, as text: an element of a list in an object; nil where no report was asked for.
  package var reportText: String?
  /// The part that the page of differences shows; nil where there is nothing to look at.
  package var difference: DifferenceEntry?
}

extension DifferenceReview {
  /// The records of the scenes, in their order.
  ///
  /// - Parameters:
  ///   - entries: What the page of differences shows of each scene.
  ///   - report: The report on the scenes; nil where none was asked for.
  package func records(_ entries: [DifferenceEntry?], report: ReviewReport?) -> [ComparedSceneRecord] {
    scenes.enumerated().map { position, scene in
      let document = plan.documents[plan.scenes[position].document]
      let statuses = scene.layouts.map { ReviewStatus($0.findings) }
      return ComparedSceneRecord(
        status: statuses.reduce(ReviewStatus(scene.findings), max), layoutStatuses: statuses,
        findings: scene.findings.map(document.shown),
        groups: plan.findingGroups(of: position, layouts: scene.layoutFindings).layouts,
        differentCount: scene.layouts.count { !$0.differences.isEmpty },
        reportText: report?.scenes[position].writtenValue, difference: entries[position])
    }
  }
}

extension ComparedSceneRecord: CacheContent {
  /// Writes the record.
  package func write(to writer: inout ByteWriter) {
    writer.write(status.rawValue)
    writer.writeStatuses(layoutStatuses)
    writer.write(findings) { $1.write(to: &$0) }
    writer.write(groups) { $1.write(to: &$0) }
    writer.write(differentCount)
    writer.write(reportText) { $0.write($1) }
    writer.write(difference) { $1.write(to: &$0) }
  }

  /// Reads a record.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    status = try reader.oneCase(of: ReviewStatus.self)
    layoutStatuses = try reader.statuses()
    findings = try reader.list(Finding.init(from:))
    groups = try reader.list(FindingGroup.init(from:))
    differentCount = try reader.count()
    reportText = try reader.optional { reader throws(Malformed) in try reader.text() }
    difference = try reader.optional(DifferenceEntry.init(from:))
  }
}
