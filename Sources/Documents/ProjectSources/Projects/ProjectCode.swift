package import Findings
package import HostFiles

/// The code of the project that a document belongs to.
package struct ProjectCode: Sendable {
  private let sources: ProjectSources
  private let folder: String
  private let document: DocumentSearch.Document

  /// Creates the code below a folder for a document.
  package init(_ sources: ProjectSources, in folder: String, for document: DocumentSearch.Document) {
    self.sources = sources
    self.folder = folder
    self.document = document
  }

  /// Returns a class that the document names, with its superclasses. Nil if no source of the project declares it.
  package func code(of name: String) -> ClassCode? {
    sources.code(of: name, in: folder, for: document.path)
  }

  /// Whether code of the project may load a nib and use all of its objects, other than as a controller's.
  package func mayLoadNib(named name: String) -> Bool { sources.mayLoadNib(named: name, in: folder) }

  /// Returns the class that is named after the document, if it inherits from a class that no source declares, as one of
  /// a framework. Nil if there is none.
  ///
  /// An app that adopts a controller of a framework copies its xib, whose owner keeps the class of the framework.
  package func codeOfOwner(inheritingFrom name: String) -> ClassCode? {
    code(of: FolderPath.stem(of: document.path)).flatMap { $0.systemClass == name ? $0 : nil }
  }

  /// Returns the class that is named after the document, if it declares all of some outlets. Nil if there is none.
  ///
  /// A view may load a xib whose owner has no class.
  package func codeOfOwner(declaring outlets: Set<String>) -> ClassCode? {
    guard !outlets.isEmpty, let found = code(of: FolderPath.stem(of: document.path)) else { return nil }
    return outlets.isSubset(of: found.parts.flatMap { $0.part.outlets.map(\.name) }) ? found : nil
  }

  /// Returns a location in a source file, with a path relative to the same folder as the paths of documents.
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
  /// Whether both are the code of the same project for the same document.
  package static func == (first: ProjectCode, second: ProjectCode) -> Bool {
    first.sources === second.sources && first.folder == second.folder && first.document == second.document
  }

  /// Hashes the folder and the document.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(folder)
    hasher.combine(document)
  }
}
