internal import AutoLayout
internal import DocumentResources
internal import Findings
package import HostFiles
internal import InterfaceBuilder
package import JSON
package import MarkupReading
package import ProjectSources

/// The facts that the sources of projects state about the classes that documents name.
package struct CodeSurvey: Sendable {
  /// The facts, by class in the order in which documents name them.
  package private(set) var facts: [CodeFact] = []
  private var known: Set<CodeFact> = []
  private let sources = ProjectSources()
  private let folders = ProjectFolders()

  /// The names of the columns.
  package static let heading = ["class", "fact", "what", "place"]

  /// Creates a survey without facts.
  package init() {}

  /// Adds the facts about the classes that a document names.
  ///
  /// - Throws: ``DocumentError`` if the document is malformed.
  package mutating func add(_ bytes: [UInt8], of document: DocumentSearch.Document) throws(DocumentError) {
    let code = ProjectCode(sources, in: folders.folder(of: document), for: document)
    for name in try InterfaceBuilderReader.classNames(in: bytes, path: document.name) {
      for fact in code.facts(about: name) where known.insert(fact).inserted { facts.append(fact) }
    }
  }

  /// The facts as rows of a table.
  package var rows: [[String]] {
    facts.map { [$0.className.oneLine, $0.kind.rawValue, $0.text.oneLine, $0.source.description] }
  }

  /// The facts as JSON.
  package var json: JSONValue {
    .array(
      facts.map { fact in
        [
          "class": .string(fact.className), "fact": .string(fact.kind.rawValue), "what": .string(fact.text),
          "place": .string(fact.source.description),
        ]
      })
  }
}
