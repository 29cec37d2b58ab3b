internal import HostFiles
internal import LayoutReview
internal import ReviewPlans

/// The documents that a client has open, each with its last analysis.
struct OpenDocuments {
  /// A document with what is known of it.
  struct Entry {
    /// The document as the editor has it.
    var document: OpenDocument
    /// The last analysis; nil before the first.
    var analysis: DocumentAnalysis?
    /// The last analysis that found scenes: while something is half typed, questions are answered by it.
    var readable: DocumentAnalysis?
    /// True where the last analysis is of another version, or of other files beside the document.
    var isOutdated = true
    /// The names in the text; nil before somebody has asked for them.
    fileprivate var names: (revision: Int, value: DocumentNames?)?
    /// The names in the last text that could be read.
    fileprivate var lastNames: (text: DocumentText, value: DocumentNames)?
    /// A number that grows with each change.
    var revision = 0
    /// The project with the state of the other documents that it was read with.
    fileprivate var project: (value: OpenProject, others: [String: Int], saves: Int)?
  }

  private var entries: [String: Entry] = [:]
  /// The addresses of the documents, those that were changed last at the end.
  private var order: [String] = []
  private var changes = 0
  /// The number of times that files on the disk have changed.
  private var saves = 0

  /// The document at an address.
  subscript(_ uri: String) -> Entry? { entries[uri] }

  /// The document that is to be analysed next: of those that are outdated, the one that was changed last.
  var nextOutdated: String? { order.last { entries[$0]?.isOutdated == true } }

  /// The texts of all documents.
  var overlay: FileOverlay { FileOverlay(order.compactMap { entries[$0]?.document }.map { ($0.path, $0.text.bytes) }) }

  /// Takes in a document, or another version of one.
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

  /// Forgets a document.
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

  /// Notes that files may have changed, any of them.
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

  /// Takes in an analysis of a document.
  mutating func finish(_ analysis: DocumentAnalysis, for uri: String) {
    entries[uri]?.analysis = analysis
    if analysis.isReadable {
      entries[uri]?.readable = analysis
      // Whoever asks once a bracket is open has asked nothing before.
      if entries[uri]?.lastNames == nil, let names = DocumentNames(of: analysis.document) {
        entries[uri]?.lastNames = (analysis.document.text, names)
      }
    }
    entries[uri]?.isOutdated = false
  }

  /// A document that somebody asks about.
  ///
  /// - Parameter needsFindings: Whether the last analysis is meant whatever it has found, not the last one with scenes.
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

  /// Lets the project of a document be looked at again.
  mutating func forgetProject(of uri: String) { entries[uri]?.project = nil }

  /// The project of a document; a new one where anything else than the document may have changed since.
  mutating func project(of uri: String, made make: (OpenDocument) -> OpenProject) -> OpenProject? {
    guard let entry = entries[uri] else { return nil }
    let others = entries.mapValues(\.revision).filter { $0.key != uri }
    if let project = entry.project, project.others == others, project.saves == saves { return project.value }
    let project = make(entry.document)
    entries[uri]?.project = (project, others, saves)
    return project
  }
}
