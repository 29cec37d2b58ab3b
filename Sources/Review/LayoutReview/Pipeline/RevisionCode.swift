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

  /// Returns the changes of code that may move views of a document, each once, in the order of the class names. A class
  /// without such a change is one that changed.
  package func changes(for document: DocumentSearch.Document) -> [CodeChange] {
    let folder = projects.codeFolder(of: document)
    let (now, then) = (
      ProjectCode(present, in: folder, for: document), ProjectCode(former, in: folder, for: document)
    )
    let place = FolderPath.folder(of: document.path)
    var known: Set<CodeChange> = []
    return former.changedClasses(usedBy: document.path).flatMap { name in
      Self.changes(of: name, from: then.facts(about: name), to: now.facts(about: name)) { words in
        usesChangedConstant(words, in: name) { type in
          (former.code(of: type, in: folder, near: place), present.code(of: type, in: folder, near: place))
        }
      }
    }.filter { known.insert($0).inserted }
  }

  /// Words that name the sides of a size. Lists do not take them for constants of their own class.
  private static let sides: Set<String> = ["width", "height"]

  /// Whether the words of a value name a constant with another number: `height` after `RowCell` one of that class, others
  /// one of the class that has the value, or of its files.
  private func usesChangedConstant(
    _ words: [String], in name: String, _ code: (String) -> (former: ClassCode?, present: ClassCode?)
  ) -> Bool {
    let own = code(name)
    return words.indices.contains { position in
      let word = words[position]
      if position > 0, words[position - 1].first?.isUppercase ?? false {
        let type = code(words[position - 1])
        let numbers = [type.former?.number(word), type.present?.number(word)]
        if numbers.contains(where: { $0 != nil }) { return numbers[0] != numbers[1] }
      }
      return !Self.sides.contains(word) && own.former?.number(word) != own.present?.number(word)
    }
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
      // A function of a single expression may be written without it.
      words.removeAll { $0 == "return" }
    }

    var key: String { "\(fact.kind.rawValue) \(name)" }

    /// The property or function itself.
    var property: String { name.split(separator: ".").last.map(String.init) ?? name }

    var likelihood: CodeChange.Likelihood {
      guard fact.kind == .sets else { return .cells }
      return RevisionCode.lengths.contains(property) ? .lengths : property.hasPrefix("cellFor") ? .cells : .settings
    }
  }

  /// The properties and functions that give the parts of lists their lengths.
  private static let lengths: Set<String> = [
    "rowHeight", "estimatedRowHeight", "itemSize", "estimatedItemSize", "heightForRowAt", "heightForRowAtIndexPath",
    "sizeForItemAt", "sizeForItemAtIndexPath", "heightForHeaderInSection", "heightForFooterInSection",
    "titleForHeaderInSection", "systemLayoutSizeFitting",
  ]

  private static func changes(
    of name: String, from old: [CodeFact], to new: [CodeFact], usesChangedConstant: ([String]) -> Bool
  ) -> [CodeChange] {
    let (former, present) = (statements(old), statements(new))
    let all = (former + present).map(\.likelihood).min() ?? .unknown
    guard let declaration = new.first else {
      return [
        CodeChange(
          className: name, message: .init(kind: "code removed", "the code of '\(name)' was removed"), likelihood: all)
      ]
    }
    guard !old.isEmpty else {
      return [
        CodeChange(
          className: name, message: .init(kind: "code new", "the code of '\(name)' is new"), source: declaration.source,
          likelihood: all)
      ]
    }
    let (past, keys) = (
      Dictionary(former.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }), Set(present.map(\.key))
    )
    var found: [CodeChange] = present.compactMap { statement in
      let former = past[statement.key]
      guard former?.words != statement.words || usesChangedConstant(statement.words) else { return nil }
      return CodeChange(
        className: name, message: message(of: name, former, statement), source: statement.fact.source,
        likelihood: statement.likelihood)
    }
    found += former.filter { !keys.contains($0.key) }.map { statement in
      CodeChange(
        className: name, message: removal(of: statement, in: name), source: declaration.source,
        likelihood: statement.likelihood)
    }
    guard found.isEmpty else { return found }
    return [
      CodeChange(
        className: name, message: .init(kind: "code", "the code of '\(name)' changed"), source: declaration.source)
    ]
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
  /// What it may move.
  package var likelihood: Likelihood

  package init(
    className: String, message: Finding.Message, source: SourceLocation? = nil, likelihood: Likelihood = .unknown
  ) {
    self.className = className
    self.message = message
    self.source = source
    self.likelihood = likelihood
  }

  /// What a change of code may move, from what decides the frames of views to what seldom does.
  package enum Likelihood: Int, Sendable, Hashable, Comparable {
    /// It gives the parts of lists their lengths.
    case lengths
    /// It chooses the cells of lists.
    case cells
    /// It sets another property of a controller or list.
    case settings
    /// It is not known what changed.
    case unknown

    /// Whether such a change usually moves views.
    package var isHigh: Bool { self <= .cells }

    package static func < (first: Likelihood, second: Likelihood) -> Bool { first.rawValue < second.rawValue }
  }
}
