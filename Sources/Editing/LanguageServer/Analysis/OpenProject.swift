internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import WorkBudgets

/// The project of open documents, with the files read from it, which are kept until a file is saved.
struct OpenProject: Sendable {
  /// The folder that the client has opened; nil for a document outside all folders.
  var root: String? { isOpened ? folder : nil }
  private let folder: String
  private let isOpened: Bool
  let settings: ProjectSettings
  /// The boundary of the files that may be read.
  private let boundary: FileBoundary
  /// The files next to documents.
  private let projects: DocumentProjects
  /// The measured widths of text.
  let texts = TextMemory()

  /// Creates the project of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the client has opened, or the folder of a document.
  ///   - isOpened: Whether the client has opened it.
  ///   - settings: The settings of the project.
  init(_ folder: String, isOpened: Bool, settings: ProjectSettings) {
    self.folder = folder
    self.isOpened = isOpened
    self.settings = settings
    boundary = FileBoundary(of: [folder], includesRepositories: true)
    projects = DocumentProjects(for: settings.selection)
  }

  /// Whether two projects share the files next to documents.
  func isSame(as other: OpenProject) -> Bool { boundary === other.boundary }

  /// Whether this is the project of a folder.
  func isProject(of folder: String, isOpened: Bool) -> Bool { (self.folder, self.isOpened) == (folder, isOpened) }

  /// Returns a document in the form for the reader.
  private func document(_ document: OpenDocument) -> DocumentSearch.Document {
    let name = root.flatMap { FolderPath.relative(document.path, to: $0) }
    return DocumentSearch.Document(
      path: document.path, name: name ?? FolderPath.name(of: document.path), kind: document.kind, isNamed: name == nil)
  }

  /// Returns the scenes of a document; empty if the project excludes it, and nil if reading was stopped.
  ///
  /// - Parameters:
  ///   - document: The document to read.
  ///   - texts: The contents of all open documents, including this one.
  ///   - shouldStop: Whether the result is no longer needed.
  func read(
    _ document: OpenDocument, among texts: FileOverlay, shouldStop: @escaping @Sendable () -> Bool
  ) async -> ReviewDocument? {
    let budget = WorkBudget(limit: .max, shouldStop: shouldStop)
    let read = await texts.hold { await budget.run { await self.read(document) } }
    return budget.checkCancellation() ? nil : read
  }

  private func read(_ document: OpenDocument) async -> ReviewDocument? {
    let found = self.document(document)
    guard [found.name, found.path].allSatisfy(settings.selection.includesDocuments) else {
      return ReviewDocument(path: found.path, name: found.name, contents: .scenes([]))
    }
    return await ReviewDocument.read(
      [found], within: boundary, devices: settings.devices, for: settings.selection, in: projects,
      workers: 1
    ).first
  }
}
