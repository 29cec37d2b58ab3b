/// A line of a scene file, taken apart as far as one can without the others.
struct SceneLine: Sendable, Hashable {
  private let scalars: [Unicode.Scalar]
  /// The column of the first character that is no blank, from 0.
  let indentation: Int
  /// The columns of the marks of list items.
  let markers: [Int]
  /// The column of what stands behind the marks.
  let column: Int
  /// The key that stands there; nil for something else.
  let key: String?
  /// The column of what stands behind the key.
  let valueColumn: Int

  /// A line without its end.
  init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    self.scalars = scalars
    indentation = scalars.firstIndex { $0 != " " } ?? scalars.count
    var (column, markers) = (indentation, [Int]())
    while column < scalars.count, scalars[column] == "-", column + 1 == scalars.count || scalars[column + 1] == " " {
      markers.append(column)
      column += 1
      while column < scalars.count, scalars[column] == " " { column += 1 }
    }
    (self.column, self.markers) = (column, markers)
    let colon = Self.colon(in: scalars, from: column)
    key = colon.map { [column] in Self.unquoted(scalars[column..<$0]) }
    var value = colon.map { $0 + 1 } ?? column
    while value < scalars.count, scalars[value] == " " { value += 1 }
    valueColumn = value
  }

  /// The number of characters.
  var count: Int { scalars.count }
  /// True where nothing stands on the line but a comment.
  var isBlank: Bool { column >= scalars.count && markers.isEmpty || scalars[min(column, scalars.count - 1)] == "#" }
  /// The column behind everything but a comment.
  var end: Int { comment ?? scalars.count }
  /// True where a bracket stands behind the key, or in place of one.
  var beginsBracket: Bool { valueColumn < scalars.count && ["{", "["].contains(scalars[valueColumn]) }
  /// The text behind the key, without a comment.
  var value: String { text(from: valueColumn, to: end).trimmingBlanks }

  /// The text between two columns.
  func text(from start: Int, to end: Int) -> String {
    guard start < end, start < scalars.count else { return "" }
    return String(String.UnicodeScalarView(scalars[start..<min(end, scalars.count)]))
  }

  /// True where a column lies in a comment.
  func isComment(at column: Int) -> Bool { comment.map { $0 < column } ?? false }

  /// The column of the sign that begins a comment.
  private var comment: Int? {
    var quote: Unicode.Scalar?
    for (column, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if (scalar == "\"" || scalar == "'") && !Self.continuesWord(scalars, column) {
        quote = scalar
      } else if scalar == "#", column == 0 || scalars[column - 1] == " " {
        return column
      }
    }
    return nil
  }

  private static func continuesWord(_ scalars: [Unicode.Scalar], _ column: Int) -> Bool {
    column > 0 && ![" ", "{", "[", ",", ":"].contains(scalars[column - 1])
  }

  /// The column of the colon behind a key.
  private static func colon(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start < scalars.count, !["{", "[", "#", "&", "*", "!"].contains(scalars[start]) else { return nil }
    return scalars.indices[start...].first { column in
      scalars[column] == ":" && (column + 1 == scalars.count || scalars[column + 1] == " ")
    }
  }

  private static func unquoted(_ key: ArraySlice<Unicode.Scalar>) -> String {
    let text = String(String.UnicodeScalarView(key)).trimmingBlanks
    guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
