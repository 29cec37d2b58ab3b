internal import LayoutReview
internal import SceneDocuments

/// The documents below the paths that a user named, read again where they change.
struct WatchedDocuments {
  private let options: LayoutOptions
  /// Where the documents were found.
  private(set) var search: DocumentSearch
  /// The documents as they were read last.
  private(set) var documents: [ReviewDocument] = []
  /// Whether something has changed since they were read.
  private(set) var hasChanged = true
  private var isOutdated: (DocumentSearch.Document) -> Bool = { _ in true }

  /// The documents that a command line names; not read yet.
  init(_ options: LayoutOptions) {
    self.options = options
    search = DocumentSearch(paths: options.paths)
  }

  /// Reads what has changed.
  mutating func read() async {
    let wanted = search.documents.filter { options.selection.includesDocuments(at: $0.path) }
    let known = Dictionary(documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let outdated = wanted.filter { known[$0.path] == nil || isOutdated($0) }
    let read = await ReviewDocument.read(outdated, devices: options.devices, workers: options.workers)
    let fresh = Dictionary(read.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    documents = wanted.compactMap { fresh[$0.path] ?? known[$0.path] }
    hasChanged = false
  }

  /// Notes what has to be read again. A file that is no document may belong to all of them: a table of texts, a catalogue
  /// of images.
  ///
  /// - Parameter output: The folder that is written to; what happens in it is no change.
  mutating func note(_ changes: FolderWatch.Changes, ignoring output: String) {
    let paths = changes.paths.filter { path in
      !FolderPath.name(of: path).hasPrefix(".") && path != output && !path.hasPrefix("\(output)/")
    }
    guard changes.isPartial || !paths.isEmpty else { return }
    hasChanged = true
    search = DocumentSearch(paths: options.paths)
    let isOnlyDocuments = !changes.isPartial && paths.allSatisfy { SceneDocument(path: $0) != nil }
    isOutdated = isOnlyDocuments ? { paths.contains($0.path) } : { _ in true }
  }
}
