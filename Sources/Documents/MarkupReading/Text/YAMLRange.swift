/// A place in a YAML document.
package struct YAMLMark: Sendable, Hashable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int
  /// The Unicode scalars before it.
  package var index: Int

  /// The mark some columns further on the same line.
  package func moved(by columns: Int) -> YAMLMark {
    YAMLMark(line: line, column: column + columns, index: index + columns)
  }
}

/// A part of a YAML document, from its first scalar to behind its last.
package struct YAMLRange: Sendable, Hashable {
  /// The first scalar.
  package var start: YAMLMark
  /// The place behind the last scalar.
  package var end: YAMLMark

  /// A part between two marks.
  package init(start: YAMLMark, end: YAMLMark) {
    self.start = start
    self.end = end
  }

  /// The beginning of the document.
  package static let beginning = YAMLRange(
    start: YAMLMark(line: 1, column: 1, index: 0), end: YAMLMark(line: 1, column: 1, index: 0))
}
