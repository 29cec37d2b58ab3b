/// A place in a YAML document.
struct YAMLMark: Sendable, Hashable {
  /// The line, counted from 1.
  var line: Int
  /// The column, counted from 1 in Unicode scalars.
  var column: Int
  /// The Unicode scalars before it.
  var index: Int

  /// The mark some columns further on the same line.
  func moved(by columns: Int) -> YAMLMark {
    YAMLMark(line: line, column: column + columns, index: index + columns)
  }
}

/// A part of a YAML document, from its first scalar to behind its last.
struct YAMLRange: Sendable, Hashable {
  /// The first scalar.
  var start: YAMLMark
  /// The place behind the last scalar.
  var end: YAMLMark

  /// The beginning of the document.
  static let beginning = YAMLRange(
    start: YAMLMark(line: 1, column: 1, index: 0), end: YAMLMark(line: 1, column: 1, index: 0))
}
