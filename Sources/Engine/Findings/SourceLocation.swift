/// A location in a document, passed on from the parser to every message.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path of the document in messages, relative to the path that the user gave.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a location in the document at `path`.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// `path:line:column`, which editors and CI systems turn into links.
  public var description: String { "\(path):\(line):\(column)" }

  /// Orders locations by path, then line, then column.
  public static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.path, first.line, first.column) < (second.path, second.line, second.column)
  }
}
