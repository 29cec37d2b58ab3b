package import Findings
package import HostFiles
internal import ProjectSources

/// The code of a revision beside that of the working tree.
package struct RevisionCode: Sendable {
  /// The sources of the working tree.
  let present: ProjectSources
  /// The sources of the revision.
  let former: ProjectSources
  private let projects: DocumentProjects

  /// Creates the code of a revision.
  ///
  /// - Parameters:
  ///   - changes: The source files in which it differs from the working tree.
  ///   - projects: The projects of the documents in the working tree.
  package init(before changes: ChangedSources, in projects: DocumentProjects) {
    self.projects = projects
    present = projects.sources
    former = ProjectSources(before: changes, of: projects.sources)
  }

  /// Whether a document of the working tree, or its former state, uses classes whose code is different.
  package func isDifferent(for path: String) -> Bool { !former.changedClasses(usedBy: path).isEmpty }

  /// Returns the changes of code that may move views of a document, each once, in the order of the class names. Those of
  /// the lengths and cells of lists come first; others are only returned without such.
  package func changes(for document: DocumentSearch.Document) -> [CodeChange] {
    let folder = projects.codeFolder(of: document)
    let (now, then) = (
      ProjectCode(present, in: folder, for: document), ProjectCode(former, in: folder, for: document)
    )
    let names = former.changedClasses(usedBy: document.path)
    var constants: Set<String> = []
    for name in names {
      let (new, old) = (now.code(of: name)?.numbers ?? [:], then.code(of: name)?.numbers ?? [:])
      constants.formUnion(Set(new.keys).union(old.keys).filter { new[$0] != old[$0] })
    }
    var known: Set<CodeChange> = []
    return names.flatMap { name in
      Self.changes(of: name, from: then.facts(about: name), to: now.facts(about: name), constants)
    }.filter { known.insert($0).inserted }
  }

  // MARK: - Facts

  /// A fact about a class as the name of what the code sets and the words of its value.
  private struct Statement {
    var fact: CodeFact
    var name: String
    var words: [String]

    init(_ fact: CodeFact) {
      self.fact = fact
      let parts = fact.text.split(separator: " = ", maxSplits: 1)
      let isSetting = fact.kind == .sets
      name = isSetting ? parts.first.map(String.init) ?? "" : fact.text
      words = isSetting && parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
      words.removeAll { $0 == "return" }
    }

    var key: String { "\(fact.kind.rawValue) \(name)" }

    /// The property or function itself.
    var property: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// How likely it moves views: 0 for the lengths of lists, 1 for their cells, and 2 for everything else.
    var rank: Int {
      guard fact.kind == .sets else { return 1 }
      return RevisionCode.lengths.contains(property) ? 0 : property.hasPrefix("cellFor") ? 1 : 2
    }
  }

  /// The properties and functions that give the parts of lists their lengths.
  private static let lengths: Set<String> = [
    "rowHeight", "estimatedRowHeight", "itemSize", "estimatedItemSize", "heightForRowAt", "heightForRowAtIndexPath",
    "sizeForItemAt", "sizeForItemAtIndexPath", "heightForHeaderInSection", "heightForFooterInSection",
    "titleForHeaderInSection", "systemLayoutSizeFitting",
  ]

  private static func changes(
    of name: String, from old: [CodeFact], to new: [CodeFact], _ constants: Set<String>
  ) -> [CodeChange] {
    guard let declaration = new.first else {
      return [CodeChange(className: name, message: .init(kind: "code removed", "the code of '\(name)' was removed"))]
    }
    guard !old.isEmpty else {
      return [
        CodeChange(
          className: name, message: .init(kind: "code new", "the code of '\(name)' is new"), source: declaration.source)
      ]
    }
    let (former, present) = (statements(old), statements(new))
    let (past, keys) = (
      Dictionary(former.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }), Set(present.map(\.key))
    )
    var found: [(rank: Int, change: CodeChange)] = present.compactMap { statement in
      let former = past[statement.key]
      let usesConstant = !constants.isDisjoint(with: statement.words)
      guard former?.words != statement.words || former == nil || usesConstant else { return nil }
      return (
        statement.rank,
        CodeChange(className: name, message: message(of: name, former, statement), source: statement.fact.source)
      )
    }
    found += former.filter { !keys.contains($0.key) }.map { statement in
      (
        statement.rank,
        CodeChange(className: name, message: removal(of: statement, in: name), source: declaration.source)
      )
    }
    guard let least = found.map(\.rank).min() else {
      return [
        CodeChange(
          className: name, message: .init(kind: "code", "the code of '\(name)' changed"), source: declaration.source)
      ]
    }
    return found.filter { $0.rank == least }.map(\.change)
  }

  /// Returns the facts that may decide what is shown: each name once, since the first value counts.
  private static func statements(_ facts: [CodeFact]) -> [Statement] {
    var known: Set<String> = []
    return facts.filter { [.sets, .registers, .loads].contains($0.kind) }.map(Statement.init).filter {
      known.insert($0.key).inserted
    }
  }

  private static func message(
    of name: String, _ former: Statement?, _ statement: Statement
  ) -> Finding.Message {
    let set = statement.name
    switch (statement.fact.kind, former) {
    case (.registers, _): return .init(kind: "code registers", "the code of '\(name)' now registers '\(set)'")
    case (.loads, _): return .init(kind: "code loads", "the code of '\(name)' now loads the nib '\(set)'")
    case (_, nil): return .init(kind: "code sets", "the code of '\(name)' now sets '\(set)'")
    case (_, let former?):
      guard let old = former.words.first, let value = statement.words.first, old != value,
        former.words.count == 1, statement.words.count == 1
      else { return .init(kind: "code changes", "the code of '\(name)' changes '\(set)'") }
      return .init(
        kind: "code value", "the code of '\(name)' sets '\(set)' to \(value) instead of \(old)")
    }
  }

  private static func removal(of statement: Statement, in name: String) -> Finding.Message {
    let set = statement.name
    return switch statement.fact.kind {
    case .registers:
      .init(kind: "code registers no more", "the code of '\(name)' no longer registers '\(set)'")
    case .loads: .init(kind: "code loads no more", "the code of '\(name)' no longer loads the nib '\(set)'")
    default: .init(kind: "code sets no more", "the code of '\(name)' no longer sets '\(set)'")
    }
  }
}

/// A change of code that may move views.
package struct CodeChange: Sendable, Hashable {
  /// The class that a document names, whose code or whose superclass's code changed.
  package var className: String
  /// The change in words.
  package var message: Finding.Message
  /// The location in the working tree. Nil if it has no such class.
  package var source: SourceLocation?
}
