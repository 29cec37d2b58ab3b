internal import HostFiles
internal import LayoutReview
internal import ReviewPlans

/// The open documents of a client, each with its last analysis.
///
/// An editor may open thousands of documents at once. So opening, changing, analyzing or closing one does not visit the
/// others, except those that depend on it.
struct OpenDocuments {
  /// A document with its analyses.
  struct Entry {
    /// The document in the editor.
    var document: OpenDocument
    /// The last analysis; nil before the first.
    fileprivate(set) var analysis: DocumentAnalysis?
    /// The last analysis with scenes, which answers requests while the text is half typed.
    fileprivate(set) var readable: DocumentAnalysis?
    /// Whether the last analysis is of a different version, or the files next to the document have changed.
    fileprivate(set) var isOutdated = false
    /// The names in the text; nil before the first request for them.
    fileprivate var names: (revision: Int, value: DocumentNames?)?
    /// The names in the last readable text.
    fileprivate var lastNames: (text: DocumentText, value: DocumentNames)?
    /// A number that grows with each change.
    fileprivate var revision = 0
    fileprivate var project: Project?
  }

  /// A project, with the state of the documents and files when it was created.
  fileprivate struct Project {
    let value: OpenProject
    /// The document that it was created for.
    let uri: String
    let changes: Int
    let resets: Int
    /// Whether other documents were read with it.
    var isShared = false
  }

  private var entries: [String: Entry] = [:]
  private var outdated = OutdatedDocuments()
  /// The documents of each path, the most recently changed last. A client may use several URIs for one file.
  private var urisOfPaths: [String: [String]] = [:]
  /// The documents whose last analysis has read the document of a path.
  private var dependents: [String: Set<String>] = [:]
  /// The project that was created last.
  private var lastProject: Project?
  /// The number of changes to documents.
  private var changes = 0
  /// The last change, with the document that it was made to.
  private var lastChange = (uri: "", number: 0)
  /// The last change to any other document.
  private var lastOtherChange = 0
  /// The number of times when all projects became invalid, as when files on the disk changed.
  private var resets = 0

  /// The contents of all documents.
  private(set) var overlay = FileOverlay()

  subscript(_ uri: String) -> Entry? { entries[uri] }

  var hasOutdated: Bool { !outdated.isEmpty }

  /// The document to analyze next: the most recently changed one among the outdated.
  var nextOutdated: String? { outdated.mostRecent }

  /// Adds a document, or a different version of one.
  mutating func put(_ document: OpenDocument) {
    let uri = document.address.uri
    noteChange(of: uri)
    var entry = entries.removeValue(forKey: uri) ?? Entry(document: document)
    outdated.remove(revision: entry.revision)
    entry.document = document
    entry.revision = changes
    entry.isOutdated = true
    entries[uri] = entry
    outdated.insert(uri, revision: changes)
    detach(uri, fromPath: document.path)
    urisOfPaths[document.path, default: []].append(uri)
    overlay.set(document.text.bytes, at: document.path)
    markDependents(onPath: document.path)
  }

  /// Removes a closed document.
  mutating func remove(_ uri: String) {
    guard let entry = entries.removeValue(forKey: uri) else { return }
    noteChange(of: uri)
    outdated.remove(revision: entry.revision)
    forgetDependencies(of: entry.analysis, for: uri)
    let path = entry.document.path
    detach(uri, fromPath: path)
    // Strings are equal if they look the same, but paths with different bytes are different files.
    let other = urisOfPaths[path]?.compactMap { entries[$0]?.document }
      .last { $0.path.utf8.elementsEqual(path.utf8) }
    overlay.set(other?.text.bytes, at: path)
    markDependents(onPath: path)
  }

  /// Notes that a file was saved.
  mutating func noteSaved(_ uri: String) {
    resets += 1
    guard let path = DocumentURI(uri).path else { return }
    markOutdated(uri)
    guard SceneDocument(path: path) == nil else { return markDependents(onPath: path) }
    // A client may also report other files, such as strings, and does so rarely: a document may depend on thousands.
    for (uri, entry) in entries where entry.analysis?.read.depends(on: path) == true { markOutdated(uri) }
  }

  /// Notes that any file may have changed.
  mutating func noteChangedFiles() {
    resets += 1
    guard outdated.count < entries.count else { return }
    for uri in entries.keys { markOutdated(uri) }
  }

  private mutating func noteChange(of uri: String) {
    changes += 1
    if uri != lastChange.uri { lastOtherChange = lastChange.number }
    lastChange = (uri, changes)
  }

  private mutating func markOutdated(_ uri: String) {
    guard let entry = entries[uri], !entry.isOutdated else { return }
    entries[uri]?.isOutdated = true
    outdated.insert(uri, revision: entry.revision)
  }

  private mutating func markDependents(onPath path: String) {
    for uri in dependents[path] ?? [] where entries[uri]?.document.path != path { markOutdated(uri) }
  }

  private mutating func detach(_ uri: String, fromPath path: String) {
    urisOfPaths[path]?.removeAll { $0 == uri }
    if urisOfPaths[path]?.isEmpty == true { urisOfPaths[path] = nil }
  }

  private mutating func forgetDependencies(of analysis: DocumentAnalysis?, for uri: String) {
    for path in analysis?.documentPaths ?? [] {
      dependents[path]?.remove(uri)
      if dependents[path]?.isEmpty == true { dependents[path] = nil }
    }
  }

  /// Stores the analysis of a document.
  mutating func finish(_ analysis: DocumentAnalysis, for uri: String) {
    guard var entry = entries[uri] else { return }
    forgetDependencies(of: entry.analysis, for: uri)
    for path in analysis.documentPaths { dependents[path, default: []].insert(uri) }
    entry.analysis = analysis
    if analysis.isReadable {
      entry.readable = analysis
      // The names are found now, so that they are known even if the first request comes while a bracket is open.
      if entry.lastNames == nil, let names = DocumentNames(of: analysis.document) {
        entry.lastNames = (analysis.document.text, names)
      }
    }
    entry.isOutdated = false
    entries[uri] = entry
    outdated.remove(revision: entry.revision)
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

  // MARK: - Projects

  /// Discards all projects, so that they are read again: the data that was read for one may be incomplete.
  mutating func forgetProjects() { resets += 1 }

  /// Returns the project of a document in a folder; a new one if anything other than the document may have changed.
  ///
  /// Documents of one folder share a project until one of them changes. One whose project became invalid by changes gets
  /// its own: a document that reads the one being typed in would otherwise take its project from it at each key.
  mutating func project(of uri: String, in folder: String, isOpened: Bool, _ make: () -> OpenProject) -> OpenProject? {
    guard let entry = entries[uri] else { return nil }
    if let project = entry.project, isValid(project, for: uri) { return project.value }
    let mayShare = entry.project.map { $0.resets != resets } ?? true
    let project: Project
    if mayShare, let lastProject, isUnchanged(lastProject),
      lastProject.value.isProject(of: folder, isOpened: isOpened)
    {
      entries[lastProject.uri]?.project?.isShared = true
      project = lastProject
    } else {
      project = Project(value: make(), uri: uri, changes: changes, resets: resets)
    }
    lastProject = project
    entries[uri]?.project = project
    return project.value
  }

  private func isUnchanged(_ project: Project) -> Bool { project.changes == changes && project.resets == resets }

  /// Whether a document may be read with a project. Changes to the only document that was read with it do not matter,
  /// since the project contains what that document needs besides itself.
  private func isValid(_ project: Project, for uri: String) -> Bool {
    if isUnchanged(project) { return true }
    let changeOfOthers = uri == lastChange.uri ? lastOtherChange : lastChange.number
    let isOwn = project.uri == uri && !project.isShared
    return isOwn && project.changes >= changeOfOthers && project.resets == resets
  }
}
