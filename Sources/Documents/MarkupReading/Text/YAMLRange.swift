/// A position in a YAML document.
package struct YAMLMark: Sendable, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int
  /// The number of Unicode scalars before it.
  package var index: Int

  /// Returns the mark some columns further on the same line.
  package func moved(by columns: Int) -> YAMLMark {
    YAMLMark(line: line, column: column + columns, index: index + columns)
  }
}

/// A range of a YAML document.
package struct YAMLRange: Sendable, Hashable {
  /// The first scalar.
  package var start: YAMLMark
  /// The position after the last scalar.
  package var end: YAMLMark

  /// Creates a range between two marks.
  package init(start: YAMLMark, end: YAMLMark) {
    self.start = start
    self.end = end
  }

  /// The beginning of the document.
  package static let beginning = YAMLRange(
    start: YAMLMark(line: 1, column: 1, index: 0), end: YAMLMark(line: 1, column: 1, index: 0))
}
