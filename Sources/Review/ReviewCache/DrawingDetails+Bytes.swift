internal import ContactSheets
internal import Findings
package import HostFiles
package import ReviewPlans
internal import ReviewReports

extension DrawingDetails: RecordDetails {
  /// Writes a record with these details. Since format 6, the shared parts follow the name.
  package static func write(_ record: SceneRecord<DrawingDetails>, to writer: inout ByteWriter) {
    let details = record.details
    writer.write(details.wantedSlugs)
    writer.write(details.slug)
    writer.write(details.reportText)
    writer.write(record.layoutStatuses) { $0.write($1.rawValue) }
    writer.write(record.status.rawValue)
    writer.write(record.findings) { $1.write(to: &$0) }
    writer.write(record.groups) { $1.write(to: &$0) }
    writer.write(details.otherLanguages)
    writer.write(details.fontFamilies)
    writer.write(details.foreignCharacters)
    writer.write(details.settings)
    writer.write(details.states)
    writer.write(details.viewNames)
    writer.write(details.constraintNames)
    writer.write(details.files) { $1.write(to: &$0) }
    writer.write(details.indexCell) { $1.write(to: &$0) }
    writer.write(details.mapCell) { $1.write(to: &$0) }
  }

  package static func record(
    from reader: inout ByteReader
  ) throws(ByteReader.Malformed) -> SceneRecord<DrawingDetails> {
    typealias Malformed = ByteReader.Malformed
    let (wantedSlugs, slug, reportText) = (try reader.texts(), try reader.text(), try reader.text())
    let statuses = try reader.list { reader throws(Malformed) in try reader.oneCase(of: ReviewStatus.self) }
    return SceneRecord(
      status: try reader.oneCase(of: ReviewStatus.self), layoutStatuses: statuses,
      findings: try reader.list(Finding.init(from:)), groups: try reader.list(SharedFinding.init(from:)),
      details: DrawingDetails(
        wantedSlugs: wantedSlugs, slug: slug, reportText: reportText, otherLanguages: try reader.texts(),
        fontFamilies: try reader.texts(), foreignCharacters: try reader.text(), settings: try reader.texts(),
        states: try reader.texts(), viewNames: try reader.texts(), constraintNames: try reader.texts(),
        files: try reader.list(WrittenFile.init(from:)), indexCell: try reader.optional(IndexCell.init(from:)),
        mapCell: try reader.optional(MapCell.init(from:))))
  }
}
