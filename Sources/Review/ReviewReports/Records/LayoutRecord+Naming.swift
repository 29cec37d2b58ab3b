extension LayoutRecord {
  /// The record with the paths that the same views have in another record of the layout, so that a view that was renamed, or
  /// lies in one that was, is compared with itself.
  ///
  /// Views are the same by object id. One whose id the other record does not have keeps its path, by which it may be the same
  /// as a view there whose id is new; a path that another view has taken gets the id behind it.
  package func named(as other: LayoutRecord) -> LayoutRecord {
    let paths = Dictionary(
      other.views.compactMap { view in view.objectID.map { ($0, view.path) } }, uniquingKeysWith: { first, _ in first })
    guard !paths.isEmpty else { return self }
    let known = views.map { view in view.objectID.flatMap { paths[$0] } }
    let taken = Set(known.compactMap(\.self))
    var renamed: [String: String] = [:]
    var record = self
    for (position, view) in views.enumerated() {
      var path = known[position] ?? view.path
      if known[position] == nil, taken.contains(path), let id = view.objectID { path += "#\(id)" }
      record.views[position].path = path
      if path != view.path { renamed[view.path] = path }
    }
    guard !renamed.isEmpty else { return record }
    record.findings = findings.map { finding in
      let parts = finding.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let path = renamed[String(parts[1])] else { return finding }
      return "\(parts[0]) \(path)"
    }
    .sorted()
    return record
  }
}
