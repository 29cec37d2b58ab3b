internal import DocumentEditing
internal import HostFiles
internal import MarkupReading
internal import SceneFiles

/// The names that are written in a document, each with the place where it is written.
struct DocumentNames: Sendable {
  /// The kind of thing that has a name.
  enum Kind: Sendable, Hashable {
    case view
    case metric
    case group
    /// An object of Interface Builder, which has an id.
    case object
  }

  /// A name that is written somewhere.
  struct Name: Sendable, Hashable {
    /// The kind of thing that has the name.
    var kind: Kind
    /// The name.
    var text: String
    /// The bytes of the name.
    var range: Range<Int>
    /// The bytes of all that is said where the name is given; nil where it is only used.
    var definition: Range<Int>?
    /// The name of the element that has the id; empty for others.
    var element = ""
  }

  /// The names in the order of their places.
  private(set) var all: [Name]

  /// No names.
  init() { all = [] }

  /// The names in a text; nil where it is no YAML.
  init?(of document: OpenDocument) {
    let found = document.kind == .yaml ? Self.written(in: document) : Self.identifiers(in: document)
    guard let found else { return nil }
    all = found
  }

  /// The name at an offset, also directly behind it; nil where there is none.
  func name(at offset: Int) -> Name? { all.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound } }

  /// The places where the same thing is named.
  func places(of name: Name) -> [Name] { all.filter { $0.kind == name.kind && $0.text == name.text } }

  /// The place where the thing is given its name; nil where that is in no place.
  func definition(of name: Name) -> Name? { places(of: name).first { $0.definition != nil } }

  /// The innermost thing with a name whose definition an offset lies in; nil for none.
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
        // What is indented ends where the next thing begins.
        while end > start, document.text.bytes[end - 1] <= 0x20 { end -= 1 }
        return start..<max(start, end)
      }
      return Name(
        kind: Kind(name.kind), text: name.text, range: range(name.range), definition: name.definition.map(range))
    }
  }

  /// The ids of objects, and the values of attributes that name one of them.
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

  /// Longer texts are no ids.
  private static let identifierLimit = 64
}

extension DocumentNames.Kind {
  /// The kind of a name in a scene file.
  fileprivate init(_ kind: WrittenName.Kind) {
    switch kind {
    case .view: self = .view
    case .metric: self = .metric
    case .group: self = .group
    }
  }
}

extension DocumentNames {
  /// The names in another version of the text, as far as it is the same before and behind the part that was changed.
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
