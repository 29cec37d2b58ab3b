package import Findings
internal import JSON
package import Scenes

/// The accepted findings of a project.
///
/// The file has one JSON object per line, so that version control shows, blames and merges each finding separately. A
/// line of format 2 has the `kind` of the finding. A line of format 1 has only its sentence, and accepts the findings
/// with that sentence.
package struct AcceptedFindings: Sendable, Hashable {
  /// A finding with its document and scene.
  package struct Entry: Sendable, Hashable {
    /// The path of the document, relative to the folder of the file.
    package var document: String
    /// The name of the scene.
    package var scene: String
    /// The identifier of the scene: its `sceneID` in a storyboard, otherwise its name.
    package var identifier: String
    package var finding: KnownFinding

    package init(document: String, scene: String, identifier: String, finding: KnownFinding) {
      self.document = document
      self.scene = scene
      self.identifier = identifier
      self.finding = finding
    }

    /// Creates the entry of a finding that prevents a document from being read.
    package init(document: String, finding: KnownFinding) {
      self.init(document: document, scene: "", identifier: "", finding: finding)
    }

    /// The fields that identify an entry, in sort order.
    fileprivate var identity: [String] { [document, scene, identifier] + finding.identity }
  }

  /// The real path of the folder that document paths are relative to.
  package var folder: String
  /// The entries, in order.
  package private(set) var entries: [Entry]
  /// Whether the file has lines of format 1 and should be rewritten.
  private var hasFormerLines = false

  /// Creates the accepted findings of a project. Only the first of several entries for a finding is kept.
  package init(folder: String, entries: [Entry] = []) {
    self.folder = folder
    var seen: Set<[String]> = []
    self.entries = entries.filter { seen.insert($0.identity).inserted }
  }

  /// Returns the findings with more entries, without duplicates, sorted by document, scene, rule and view.
  package func adding(_ more: [Entry]) -> AcceptedFindings {
    let all = AcceptedFindings(folder: folder, entries: entries + more).entries
    return AcceptedFindings(
      folder: folder, entries: all.sorted { $0.identity.lexicographicallyPrecedes($1.identity) })
  }

  /// Returns the findings without the entries at these positions.
  package func removing(_ positions: Set<Int>) -> AcceptedFindings {
    AcceptedFindings(
      folder: folder, entries: entries.indices.filter { !positions.contains($0) }.map { entries[$0] })
  }

  package struct OfDocument: Sendable {
    private let entries: [(number: Int, entry: Entry)]
    private let identifiers: Set<String>

    /// Creates a selection of a document's entries.
    ///
    /// - Parameters:
    ///   - findings: The accepted findings of the project.
    ///   - path: The path of the document, relative to the folder.
    ///   - identifiers: The identifiers of all scenes in the document. An entry with one of them matches no other
    ///     scene.
    package init(_ findings: AcceptedFindings, at path: String, with identifiers: [String]) {
      entries = findings.entries.enumerated().filter { $0.element.document == path }.map { ($0.offset, $0.element) }
      self.identifiers = Set(identifiers)
    }

    /// The accepted findings about the document as a whole, with the positions of their entries. Nil if there are none.
    package var aboutDocument: [(number: Int, finding: KnownFinding)]? {
      let known = entries.filter { $0.entry.scene.isEmpty && $0.entry.identifier.isEmpty }
      return known.isEmpty ? nil : known.map { ($0.number, $0.entry.finding) }
    }

    /// Returns the accepted findings of a scene, with the positions of their entries.
    package func known(of scene: Scene) -> [(number: Int, finding: KnownFinding)] {
      entries.compactMap { number, entry in
        let matches =
          entry.identifier == scene.identifier
          || (entry.scene == scene.name && !identifiers.contains(entry.identifier))
        return matches ? (number, entry.finding) : nil
      }
    }
  }
}

// MARK: - Text

extension AcceptedFindings {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// The contents of the file, with a line break after each entry.
  package var text: String { entries.map { $0.value.line + "\n" }.joined() }

  /// Reads the lines of a file. Empty lines are skipped.
  ///
  /// - Throws: ``AcceptedFindingsError`` for the first malformed line.
  package init(reading bytes: [UInt8], folder: String) throws(AcceptedFindingsError) {
    var entries: [Entry] = []
    var hasFormerLines = false
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      let value = try Self.value(of: Array(line), line: index + 1)
      hasFormerLines = hasFormerLines || value["kind"] == nil
      entries.append(try Self.entry(value, line: index + 1))
    }
    self.init(folder: folder, entries: entries)
    self.hasFormerLines = hasFormerLines
  }

  private static func value(of line: [UInt8], line number: Int) throws(AcceptedFindingsError) -> JSONValue {
    do throws(JSONError) {
      return try JSONParser.value(in: line)
    } catch {
      throw AcceptedFindingsError(line: number, message: error.message)
    }
  }

  private static func entry(_ value: JSONValue, line number: Int) throws(AcceptedFindingsError) -> Entry {
    guard let entry = Entry(value) else {
      throw AcceptedFindingsError(
        line: number, message: "the line needs 'document', 'scene', 'rule', 'kind' and 'views'")
    }
    return entry
  }
}

/// A malformed line in a file of accepted findings.
package struct AcceptedFindingsError: Error, Sendable, Hashable {
  /// The line number, from 1.
  package var line: Int
  /// The problem, without a full stop.
  package var message: String
}

extension AcceptedFindings.Entry {
  fileprivate var value: JSONValue {
    let isAboutAll = finding.subjectCount == finding.views.count
    return [
      "document": .string(document), "scene": .string(scene),
      "id": identifier == scene ? nil : .string(identifier), "rule": .string(finding.rule),
      "kind": .string(finding.kind.map { $0.isEmpty ? Self.usualKind : $0 } ?? Self.anyKind),
      "names": listedNames.isEmpty ? nil : .strings(listedNames), "former": formerMessage.map(JSONValue.string),
      "message": .string(finding.text), "views": .array(finding.views.map(\.value)),
      "about": isAboutAll ? nil : .number(finding.subjectCount),
      "constraints": finding.constraints.isEmpty ? nil : .strings(finding.constraints),
    ]
  }

  /// The `kind` of a rule's only or most common kind of finding.
  private static let usualKind = "usual"
  /// The `kind` of an entry from format 1, whose kind is unknown.
  private static let anyKind = "any"

  /// The names that distinguish a finding without a view or constraint.
  private var listedNames: [String] {
    if !finding.hasSubjects, case .listed(let names) = finding.names { names } else { [] }
  }

  /// The sentence of an entry from format 1, if no names distinguish it.
  private var formerMessage: String? {
    if !finding.hasSubjects, case .former(let message) = finding.names { message } else { nil }
  }

  fileprivate init?(_ value: JSONValue) {
    guard let document = value["document"]?.string, let scene = value["scene"]?.string,
      let rule = value["rule"]?.string, let list = value["views"]
    else { return nil }
    let text = value["message"]?.string
    let kind: String?
    let names: KnownFinding.Names
    if let word = value["kind"]?.string {
      kind = word == Self.anyKind ? nil : word == Self.usualKind ? "" : word
      names =
        value["former"]?.string.map { .former($0) } ?? .listed(value["names"]?.elements.compactMap(\.string) ?? [])
    } else {
      guard let text else { return nil }
      kind = FormerFindingWords.kind(of: text, rule: rule)
      names = .former(text)
    }
    let views = list.elements.compactMap(ViewMark.init)
    let count = value["about"]?.number.flatMap(Int.init(exactly:)) ?? views.count
    guard views.count == list.elements.count, (0...views.count).contains(count) else { return nil }
    self.init(
      document: document, scene: scene, identifier: value["id"]?.string ?? scene,
      finding: KnownFinding(
        rule: rule, kind: kind, names: names, text: text ?? "", views: views, subjectCount: count,
        constraints: value["constraints"]?.elements.compactMap(\.string) ?? []))
  }
}

extension ViewMark {
  fileprivate var value: JSONValue { .strings([id, path, place, className]) }

  fileprivate init?(_ value: JSONValue) {
    let parts = value.elements.compactMap(\.string)
    guard parts.count == 4 else { return nil }
    self.init(id: parts[0], path: parts[1], place: parts[2], className: parts[3])
  }
}
