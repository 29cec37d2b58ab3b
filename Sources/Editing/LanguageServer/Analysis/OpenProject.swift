internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import WorkBudgets

/// The project that open documents belong to, with what was read of it: that stays as long as nothing is saved.
struct OpenProject: Sendable {
  /// The folder that the client has opened; nil for a document that lies in none.
  let root: String?
  /// The settings.
  let settings: ProjectSettings
  /// The folders that are looked at.
  private let boundary: FileBoundary
  /// The files beside documents.
  private let projects: DocumentProjects
  /// The widths of texts.
  let texts = TextMemory()

  /// The project of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the client has opened, or the one in which a document lies.
  ///   - isOpened: Whether the client has opened it.
  init(_ folder: String, isOpened: Bool, settings: ProjectSettings) {
    root = isOpened ? folder : nil
    self.settings = settings
    boundary = FileBoundary(of: [folder], includesRepositories: true)
    projects = DocumentProjects(for: settings.selection)
  }

  /// Returns whether nothing beside the documents may have changed between two projects.
  func isSame(as other: OpenProject) -> Bool { boundary === other.boundary }

  /// A document as the reader knows it.
  private func document(_ document: OpenDocument) -> DocumentSearch.Document {
    let name = root.flatMap { FolderPath.relative(document.path, to: $0) }
    return DocumentSearch.Document(
      path: document.path, name: name ?? FolderPath.name(of: document.path), kind: document.kind, isNamed: name == nil)
  }

  /// The scenes of a document, none of one that the project leaves out; nil where reading was stopped.
  ///
  /// - Parameters:
  ///   - texts: The texts of all documents that are open, this one among them.
  ///   - shouldStop: Returns whether the result is not wanted any more.
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
