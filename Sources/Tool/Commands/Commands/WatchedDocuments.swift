internal import HostFiles
internal import LayoutReview
internal import ReviewCache
internal import ReviewPlans

/// The documents below the paths on the command line, read again when they change.
struct WatchedDocuments {
  private let options: LayoutOptions
  /// The search that found the documents.
  private(set) var search: DocumentSearch
  /// The documents, as read last.
  private(set) var documents: [ReviewDocument] = []
  /// Whether something has changed since the documents were read; true before the first read.
  private(set) var hasChanged = true

  /// Creates the documents on a command line, before the first read.
  init(_ options: LayoutOptions) {
    self.options = options
    search = DocumentSearch(options)
  }

  /// Reads the documents that have changed or are not finished.
  mutating func read(from cache: ReviewCache?) async {
    let wanted = search.documents.filter { options.selection.includesDocuments(at: $0.path) }
    documents = await ReviewDocument.read(
      wanted, within: search.boundary, devices: options.devices, knowing: documents, from: cache,
      for: options.selection,
      workers: options.workers)
    hasChanged = false
  }

  /// Takes the finished documents of a review.
  mutating func finish(_ review: FinishedReview) { documents = review.documents }

  /// Notes changed files. They need not be documents: tables of strings and asset catalogs count as well.
  ///
  /// `written` are the folders that the tool writes to, whose changes are ignored.
  mutating func note(_ changes: FolderWatch.Changes, ignoring written: [String]) {
    let paths = changes.paths.filter { path in
      !FolderPath.name(of: path).hasPrefix(".") && !written.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    guard changes.isPartial || !paths.isEmpty else { return }
    hasChanged = true
    search = DocumentSearch(options)
  }
}
