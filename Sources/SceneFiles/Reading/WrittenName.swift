package import MarkupReading

/// A name that is written in a scene file, where it is given or used.
package struct WrittenName: Sendable, Hashable {
  /// The kind of thing that has the name.
  package enum Kind: Sendable, Hashable {
    case view
    case metric
    case group
  }

  /// The kind of thing that has the name.
  package var kind: Kind
  /// The name.
  package var text: String
  /// The place where it is written, without quotes.
  package var range: YAMLRange
  /// The place of all that is said where the name is given; nil where the name is only used.
  package var definition: YAMLRange?
}

extension ReadingContext {
  /// Notes that a name is written somewhere, where that is asked for.
  func note(_ kind: WrittenName.Kind, _ text: String, at range: YAMLRange, defining definition: YAMLRange? = nil) {
    guard notesNames else { return }
    writtenNames.append(WrittenName(kind: kind, text: text, range: range, definition: definition))
  }

  /// Notes that a name is the key of an entry, where that is asked for.
  func note(_ kind: WrittenName.Kind, key entry: YAMLNode.Entry, isDefinition: Bool = false) {
    guard notesNames else { return }
    let whole = YAMLRange(start: entry.key.range.start, end: entry.value.range.end)
    note(kind, in: entry.key, at: 0..<entry.name.unicodeScalars.count, defining: isDefinition ? whole : nil)
  }

  /// Notes that a name is a part of a scalar's text, where that is asked for; not where the text is not written so.
  func note(
    _ kind: WrittenName.Kind, in node: YAMLNode, at part: Range<Int>, defining definition: YAMLRange? = nil
  ) {
    guard notesNames, let text = node.scalar else { return }
    let range = node.place(of: part)
    let scalars = text.unicodeScalars
    guard range.end.index - range.start.index == part.count, part.upperBound <= scalars.count else { return }
    let name = scalars.dropFirst(part.lowerBound).prefix(part.count)
    note(kind, String(String.UnicodeScalarView(name)), at: range, defining: definition)
  }
}

extension SceneFileReader {
  /// The names in a scene file that the author gave to views, metrics and groups of constraints, in the order of their
  /// places; nil where the file is no YAML.
  package static func writtenNames(in bytes: [UInt8], path: String, folder: String?) -> [WrittenName]? {
    guard let source = try? SourceText(bytes, path: path) else { return nil }
    let context = ReadingContext(source, folder: folder)
    context.notesNames = true
    guard let root = root(bytes, context) else { return nil }
    _ = scene(root, context)
    var seen: Set<YAMLRange> = []
    return context.writtenNames
      .sorted { ($0.range.start.index, $0.definition == nil ? 1 : 0) < ($1.range.start.index, $1.definition == nil ? 1 : 0) }
      .filter { seen.insert($0.range).inserted }
  }
}
