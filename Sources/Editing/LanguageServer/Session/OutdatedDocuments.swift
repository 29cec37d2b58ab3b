/// The documents to analyze, ordered by the revision of their text.
///
/// An editor may open thousands of documents at once, so nothing here visits all of them for one.
struct OutdatedDocuments {
  /// The revisions in ascending order. New revisions are the largest, so most are appended.
  private var revisions: [Int] = []
  /// The URIs of the documents, by revision.
  private var uris: [Int: String] = [:]

  var count: Int { revisions.count }
  var isEmpty: Bool { revisions.isEmpty }

  /// The most recently changed document; nil if there is none.
  var mostRecent: String? { revisions.last.flatMap { uris[$0] } }

  mutating func insert(_ uri: String, revision: Int) {
    guard uris.updateValue(uri, forKey: revision) == nil else { return }
    revisions.insert(revision, at: position(of: revision))
  }

  mutating func remove(revision: Int) {
    guard uris.removeValue(forKey: revision) != nil else { return }
    revisions.remove(at: position(of: revision))
  }

  /// Returns the position of a revision, or the one at which it would be inserted.
  private func position(of revision: Int) -> Int {
    guard let last = revisions.last, revision <= last else { return revisions.count }
    var (low, high) = (0, revisions.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if revisions[middle] < revision { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
