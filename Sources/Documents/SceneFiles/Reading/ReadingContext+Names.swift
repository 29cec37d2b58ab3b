internal import MarkupReading

extension ReadingContext {
  /// Records an occurrence of a name, if ``notesNames`` is set.
  func note(_ kind: WrittenName.Kind, _ text: String, at range: YAMLRange, defining definition: YAMLRange? = nil) {
    guard notesNames else { return }
    writtenNames.append(WrittenName(kind: kind, text: text, range: range, definition: definition))
  }

  /// Records the key of an entry as a name, if ``notesNames`` is set.
  func note(_ kind: WrittenName.Kind, key entry: YAMLNode.Entry, isDefinition: Bool = false) {
    guard notesNames else { return }
    let whole = YAMLRange(start: entry.key.range.start, end: entry.value.range.end)
    note(kind, in: entry.key, at: 0..<entry.name.unicodeScalars.count, defining: isDefinition ? whole : nil)
  }

  /// Records a part of a scalar as a name, if ``notesNames`` is set. Skips scalars whose text differs from the source.
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
