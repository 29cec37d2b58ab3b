internal import HostFiles
internal import LayoutReview
internal import ReviewPlans

/// The open documents of a client, each with its last analysis.
struct OpenDocuments {
  /// A document with its analyses.
  struct Entry {
    /// The document in the editor.
    var document: OpenDocument
    /// The last analysis; nil before the first.
    var analysis: DocumentAnalysis?
    /// The last analysis with scenes, which answers requests while the text is half typed.
    var readable: DocumentAnalysis?
    /// Whether the last analysis is of another version, or the files next to the document have changed.
    var isOutdated = true
    /// The names in the text; nil before the first request for them.
    fileprivate var names: (revision: Int, value: DocumentNames?)?
    /// The names in the last readable text.
    fileprivate var lastNames: (text: DocumentText, value: DocumentNames)?
    /// A number that grows with each change.
    var revision = 0
    /// The project, with the state of the other documents when it was read.
    fileprivate var project: (value: OpenProject, others: [String: Int], saves: Int)?
  }

  private var entries: [String: Entry] = [:]
  /// The URIs of the documents, the most recently changed last.
  private var order: [String] = []
  private var changes = 0
  /// The number of changes to files on the disk.
  private var saves = 0

  subscript(_ uri: String) -> Entry? { entries[uri] }

  /// The document to analyze next: the most recently changed one among the outdated.
  var nextOutdated: String? { order.last { entries[$0]?.isOutdated == true } }

  /// The contents of all documents.
  var overlay: FileOverlay { FileOverlay(order.compactMap { entries[$0]?.document }.map { ($0.path, $0.text.bytes) }) }

  /// Adds a document, or another version of one.
  mutating func put(_ document: OpenDocument) {
    let uri = document.address.uri
    var entry = entries[uri] ?? Entry(document: document)
    entry.document = document
    entry.isOutdated = true
    changes += 1
    entry.revision = changes
    entries[uri] = entry
    order.removeAll { $0 == uri }
    order.append(uri)
    markDependents(onPath: document.path)
  }

  /// Removes a closed document.
  mutating func remove(_ uri: String) {
    guard let entry = entries.removeValue(forKey: uri) else { return }
    order.removeAll { $0 == uri }
    markDependents(onPath: entry.document.path)
  }

  /// Notes that a file was saved.
  mutating func noteSaved(_ uri: String) {
    saves += 1
    guard let path = DocumentURI(uri).path else { return }
    entries[uri]?.isOutdated = true
    markDependents(onPath: path)
  }

  /// Notes that any file may have changed.
  mutating func noteChangedFiles() {
    saves += 1
    for uri in order { entries[uri]?.isOutdated = true }
  }

  private mutating func markDependents(onPath path: String) {
    for uri in order where entries[uri]?.document.path != path && entries[uri]?.analysis?.read.depends(on: path) == true
    {
      entries[uri]?.isOutdated = true
    }
  }

  /// Stores the analysis of a document.
  mutating func finish(_ analysis: DocumentAnalysis, for uri: String) {
    entries[uri]?.analysis = analysis
    if analysis.isReadable {
      entries[uri]?.readable = analysis
      // The names are found now, so that they are known even if the first request comes while a bracket is open.
      if entries[uri]?.lastNames == nil, let names = DocumentNames(of: analysis.document) {
        entries[uri]?.lastNames = (analysis.document.text, names)
      }
    }
    entries[uri]?.isOutdated = false
  }

  /// Returns a document for a request.
  ///
  /// Pass true for `needsFindings` to use the last analysis even if it has no scenes.
  mutating func questioned(
    _ uri: String, needsFindings: Bool, in encoding: PositionEncoding
  ) -> RequestedDocument? {
    guard var entry = entries[uri] else { return nil }
    if entry.names?.revision != entry.revision {
      entry.names = (entry.revision, DocumentNames(of: entry.document))
      if let names = entry.names?.value { entry.lastNames = (entry.document.text, names) }
      entries[uri] = entry
    }
    let own = entry.names?.value
    let last = own == nil ? entry.lastNames.map { $0.value.moved(from: $0.text, to: entry.document.text) } : nil
    return RequestedDocument(
      entry.document, needsFindings ? entry.analysis : entry.readable, names: own ?? last ?? DocumentNames(),
      isReadable: own != nil, in: encoding, devices: entry.project?.value.settings.devices ?? [])
  }

  /// Discards the project of a document, so that it is read again.
  mutating func forgetProject(of uri: String) { entries[uri]?.project = nil }

  /// Returns the project of a document; a new one if anything other than the document may have changed.
  mutating func project(of uri: String, made make: (OpenDocument) -> OpenProject) -> OpenProject? {
    guard let entry = entries[uri] else { return nil }
    let others = entries.mapValues(\.revision).filter { $0.key != uri }
    if let project = entry.project, project.others == others, project.saves == saves { return project.value }
    let project = make(entry.document)
    entries[uri]?.project = (project, others, saves)
    return project
  }
}
