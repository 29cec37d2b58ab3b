internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewPlans

/// The documents below the paths that a user named, read again where they change.
struct WatchedDocuments {
  private let options: LayoutOptions
  /// The search that found the documents.
  private(set) var search: DocumentSearch
  /// The documents as they were read last.
  private(set) var documents: [ReviewDocument] = []
  /// True where something has changed since the documents were read, and before they are read for the first time.
  private(set) var hasChanged = true

  /// The documents that a command line names; not read yet.
  init(_ options: LayoutOptions) {
    self.options = options
    search = DocumentSearch(paths: options.paths, followsLinks: options.followsLinks)
  }

  /// Reads what has changed, or is not finished.
  mutating func read(from cache: ReviewCache?) async {
    let wanted = search.documents.filter { options.selection.includesDocuments(at: $0.path) }
    documents = await ReviewDocument.read(
      wanted, within: search.boundary, devices: options.devices, knowing: documents, from: cache,
      for: options.selection,
      workers: options.workers)
    hasChanged = false
  }

  /// Takes over what a review of the documents has finished.
  mutating func finish(_ review: FinishedReview) { documents = review.documents }

  /// Notes that files have changed, which need not be documents: a table of texts, a catalogue of images.
  ///
  /// - Parameter written: The folders that are written to; what happens in them is no change.
  mutating func note(_ changes: FolderWatch.Changes, ignoring written: [String]) {
    let paths = changes.paths.filter { path in
      !FolderPath.name(of: path).hasPrefix(".") && !written.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    guard changes.isPartial || !paths.isEmpty else { return }
    hasChanged = true
    search = DocumentSearch(paths: options.paths, followsLinks: options.followsLinks)
  }
}
