internal import Findings
package import HostFiles
package import ReviewPlans
internal import ReviewReports

/// The parts of a record that only one command has, with their encoding.
package protocol RecordDetails: Sendable, Hashable {
  /// Writes a record with these details.
  static func write(_ record: SceneRecord<Self>, to writer: inout ByteWriter)
  /// Reads a record with these details.
  static func record(from reader: inout ByteReader) throws(ByteReader.Malformed) -> SceneRecord<Self>
}

extension SceneRecord: CacheContent where Details: RecordDetails {
  package func write(to writer: inout ByteWriter) { Details.write(self, to: &writer) }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self = try Details.record(from: &reader)
  }
}

extension RecordDetails where Self: CacheContent {
  /// Writes a record: the shared parts, then the details.
  package static func write(_ record: SceneRecord<Self>, to writer: inout ByteWriter) {
    writer.write(record.status.rawValue)
    writer.writeStatuses(record.layoutStatuses)
    writer.write(record.findings) { $1.write(to: &$0) }
    writer.write(record.groups) { $1.write(to: &$0) }
    record.details.write(to: &writer)
  }

  /// Reads a record: the shared parts, then the details.
  package static func record(from reader: inout ByteReader) throws(ByteReader.Malformed) -> SceneRecord<Self> {
    SceneRecord(
      status: try reader.oneCase(of: ReviewStatus.self), layoutStatuses: try reader.statuses(),
      findings: try reader.list(Finding.init(from:)), groups: try reader.list(SharedFinding.init(from:)),
      details: try Self(from: &reader))
  }
}

extension ByteWriter {
  /// Writes statuses, one byte each, since there may be millions of layouts.
  fileprivate mutating func writeStatuses(_ statuses: [ReviewStatus]) {
    write(statuses.count)
    write(statuses.map { UInt8(ReviewStatus.allCases.firstIndex(of: $0) ?? 0) })
  }
}

extension ByteReader {
  fileprivate mutating func statuses() throws(Malformed) -> [ReviewStatus] {
    let cases = ReviewStatus.allCases
    let bytes = try bytes(try count())
    guard bytes.allSatisfy({ cases.indices.contains(Int($0)) }) else { throw Malformed() }
    return bytes.map { cases[Int($0)] }
  }
}
