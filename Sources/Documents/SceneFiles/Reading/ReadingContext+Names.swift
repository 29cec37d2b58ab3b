internal import MarkupReading

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
