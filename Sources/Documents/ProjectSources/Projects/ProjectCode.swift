package import Findings
package import HostFiles

/// The code of the project that a document belongs to.
package struct ProjectCode: Sendable {
  private let sources: ProjectSources
  private let folder: String
  private let document: DocumentSearch.Document

  /// The code below a folder for a document.
  package init(_ sources: ProjectSources, in folder: String, for document: DocumentSearch.Document) {
    self.sources = sources
    self.folder = folder
    self.document = document
  }

  /// A class that the document names, with what it inherits; nil if no source of the project declares it.
  package func code(of name: String) -> ClassCode? {
    sources.code(of: name, in: folder, near: FolderPath.folder(of: document.path))
  }

  /// A place in a source file, with the path as messages show it: from where those of documents begin.
  package func location(of place: SourcePlace, in path: String) -> SourceLocation {
    SourceLocation(path: shown(path), line: place.line, column: place.column)
  }

  private func shown(_ path: String) -> String {
    guard document.path.hasSuffix(document.name) else { return FolderPath.name(of: path) }
    let base = document.path.dropLast(document.name.count)
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    let steps = base.split(separator: "/")
    let common = FolderPath.commonStepCount(String(base), path)
    let rest = path.split(separator: "/").dropFirst(common)
    return (Array(repeating: "..", count: max(0, steps.count - common)) + rest).joined(separator: "/")
  }
}

extension ProjectCode: Hashable {
  /// Whether both are the code of one project for one document.
  package static func == (first: ProjectCode, second: ProjectCode) -> Bool {
    first.sources === second.sources && first.folder == second.folder && first.document == second.document
  }

  /// Feeds the folder and the document to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(folder)
    hasher.combine(document)
  }
}
