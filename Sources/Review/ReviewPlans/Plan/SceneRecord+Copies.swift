internal import ReviewReports

extension Array {
  /// Returns the records for messages, in which findings of several copies of a document occur once.
  package func foldingCopies<Details>() -> [SceneRecord<Details>] where Element == SceneRecord<Details> {
    let findings = FindingCopies.folded(map(\.findings), at: \.self)
    let groups = FindingCopies.folded(map(\.groups), at: \.finding)
    return indices.map { position in
      var record = self[position]
      record.findings = findings[position]
      record.groups = groups[position]
      return record
    }
  }
}
