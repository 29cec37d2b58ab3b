internal import DocumentEditing
internal import HostFiles
internal import MarkupReading
internal import SceneFiles

/// The names in a document, with their ranges.
struct DocumentNames: Sendable {
  /// The kind of a named thing.
  enum Kind: Sendable, Hashable {
    case view
    case metric
    case group
    /// An object of Interface Builder, identified by its id.
    case object
  }

  /// An occurrence of a name.
  struct Name: Sendable, Hashable {
    /// The kind of the named thing.
    var kind: Kind
    var text: String
    /// The bytes of the name.
    var range: Range<Int>
    /// The bytes of the definition that introduces the name; nil if this is a use.
    var definition: Range<Int>?
    /// The name of the element with the id; empty for other kinds.
    var element = ""
  }

  /// The names, in the order of their positions.
  private(set) var all: [Name]

  /// Creates an empty list of names.
  init() { all = [] }

  /// Finds the names in a document; nil if it is not valid YAML.
  init?(of document: OpenDocument) {
    let found = document.kind == .yaml ? Self.written(in: document) : Self.identifiers(in: document)
    guard let found else { return nil }
    all = found
  }

  /// Returns the name at an offset or directly before it, or nil if there is none.
  func name(at offset: Int) -> Name? { all.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound } }

  /// Returns the occurrences of the same name.
  func places(of name: Name) -> [Name] { all.filter { $0.kind == name.kind && $0.text == name.text } }

  /// Returns the occurrence that defines a name, or nil if there is none.
  func definition(of name: Name) -> Name? { places(of: name).first { $0.definition != nil } }

  /// Returns the innermost named thing whose definition contains an offset, or nil if there is none.
  func definition(around offset: Int) -> Name? {
    all.filter { $0.definition.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false }
      .min { ($0.definition?.count ?? 0) < ($1.definition?.count ?? 0) }
  }

  // MARK: - Reading

  private static func written(in document: OpenDocument) -> [Name]? {
    let folder = FolderPath.folder(of: document.path)
    let written = SceneFileReader.writtenNames(in: document.text.bytes, path: document.path, folder: folder)
    guard let written else { return nil }
    let lines = SourceLines(of: document.text.bytes, as: .yaml)
    return written.map { name in
      func range(_ place: YAMLRange) -> Range<Int> {
        let start = lines.offset(line: place.start.line, column: place.start.column)
        var end = lines.offset(line: place.end.line, column: place.end.column)
        // An indented block ends before the whitespace that precedes the next one.
        while end > start, document.text.bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<max(start, end)
      }
      return Name(
        kind: Kind(name.kind), text: name.text, range: range(name.range), definition: name.definition.map(range))
    }
  }

  /// Returns the ids of objects, and the attribute values that reference them.
  private static func identifiers(in document: OpenDocument) -> [Name] {
    let source = XMLSource(recovering: document.text.bytes)
    var definitions: [Name] = []
    var uses: [Name] = []
    for element in source.elements {
      for attribute in element.attributes {
        let name = Name(
          kind: .object, text: source.text(of: attribute.value), range: attribute.value, element: element.name)
        if attribute.name == "id" || attribute.name == "sceneID" {
          definitions.append(name)
          definitions[definitions.count - 1].definition = element.startTag.lowerBound..<element.end
        } else if name.text.utf8.count <= identifierLimit {
          uses.append(name)
        }
      }
    }
    let known = Set(definitions.map(\.text))
    let found = definitions + uses.filter { known.contains($0.text) && !$0.text.isEmpty }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The largest length of an id.
  private static let identifierLimit = 64
}

extension DocumentNames.Kind {
  /// Creates the kind of a name in a scene file.
  fileprivate init(_ kind: WrittenName.Kind) {
    switch kind {
    case .view: self = .view
    case .metric: self = .metric
    case .group: self = .group
    }
  }
}

extension DocumentNames {
  /// Returns the names in a different version of the text. Those in the changed range are dropped.
  func moved(from old: DocumentText, to new: DocumentText) -> DocumentNames {
    let change = TextDifference(from: old, to: new)
    var names = self
    names.all = all.compactMap { name in
      guard let range = change.moved(name.range) else { return nil }
      var name = name
      name.range = range
      name.definition = name.definition.map { change.moved($0) ?? range }
      return name
    }
    return names
  }
}
