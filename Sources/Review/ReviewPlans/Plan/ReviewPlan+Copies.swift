internal import HostFiles
internal import Scenes

extension ReviewPlan {
  /// The properties that copies of a document have in common.
  private struct CopyKey: Hashable {
    var name: String
    var contents: ContentDigest
    /// The contents of all files that were read with it.
    var surroundings: ContentDigest
    /// Whether it is for a language that is written from right to left, in which it looks different.
    var isRightToLeft: Bool
  }

  /// The positions of documents that are copies of an earlier one: files of the same name and contents, such as a
  /// launch screen in the folders of several languages. The contact sheets of the first one show the same.
  package var copies: Set<Int> { Self.copies(among: documents, for: selection) }

  private static func copies(among documents: [ReviewDocument], for selection: ReviewSelection) -> Set<Int> {
    let scenes = scenes(of: documents, for: selection)
    var seen: Set<CopyKey> = []
    return Set(
      documents.indices.filter { position in
        let document = documents[position]
        guard !(document.cached?.scenes.isEmpty ?? scenes[position].isEmpty), let key = copyKey(of: document) else {
          return false
        }
        return !seen.insert(key).inserted
      })
  }

  /// Returns the properties of a document, or nil for one that was not read from a file.
  private static func copyKey(of document: ReviewDocument) -> CopyKey? {
    let query = ReviewDocument.query(for: document.path)
    guard let contents = document.knownDependencies.first(where: { $0.query == query })?.result else { return nil }
    let language = FolderPath.stem(of: FolderPath.folder(of: document.path))
    return CopyKey(
      name: FolderPath.name(of: document.path), contents: contents, surroundings: document.contentDigest,
      isRightToLeft: SceneVariant.isRightToLeft(language))
  }

  /// Returns the position of a cached document that was drawn as a copy of another and now is not, or the reverse. Its
  /// contact sheets are missing or superfluous, so it is read again.
  package static func documentWithOtherSheets(
    among documents: [ReviewDocument], for selection: ReviewSelection
  ) -> Int? {
    guard documents.contains(where: { $0.cached != nil }) else { return nil }
    let copies = copies(among: documents, for: selection)
    return documents.indices.first { position in
      documents[position].cached?.hasSheets.map { $0 == copies.contains(position) } ?? false
    }
  }
}
