/// A line of a scene file, parsed without its neighbors.
struct SceneLine: Sendable, Hashable {
  private let scalars: [Unicode.Scalar]
  /// The column of the first character that is not a space, counted from 0.
  let indentation: Int
  /// The columns of list markers.
  let markers: [Int]
  /// The column after the list markers.
  let column: Int
  /// The key at that column; nil if there is none.
  let key: String?
  /// The column after the key.
  let valueColumn: Int
  /// The column of the character that begins a comment; nil if there is none.
  private let comment: Int?

  /// Creates a line without its line break.
  init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    self.scalars = scalars
    comment = Self.comment(in: scalars)
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
  /// Whether the line is empty or only has a comment.
  var isBlank: Bool { column >= scalars.count && markers.isEmpty || scalars[min(column, scalars.count - 1)] == "#" }
  /// The column after everything except a comment.
  var end: Int { comment ?? scalars.count }
  /// Whether a bracket follows the key or replaces one.
  var beginsBracket: Bool { valueColumn < scalars.count && ["{", "["].contains(scalars[valueColumn]) }
  /// The text after the key, without a comment.
  var value: String { text(from: valueColumn, to: end).trimmingBlanks }

  /// Returns the text between two columns.
  func text(from start: Int, to end: Int) -> String {
    guard start < end, start < scalars.count else { return "" }
    return String(String.UnicodeScalarView(scalars[start..<min(end, scalars.count)]))
  }

  func isComment(at column: Int) -> Bool { comment.map { $0 < column } ?? false }

  /// Returns the column of the character that begins a comment, or nil if there is none.
  private static func comment(in scalars: [Unicode.Scalar]) -> Int? {
    var quote: Unicode.Scalar?
    for (column, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if (scalar == "\"" || scalar == "'") && !continuesWord(scalars, column) {
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

  /// Returns the column of the colon after a key.
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
  /// The text without leading and trailing spaces.
  var trimmingBlanks: String {
    guard first == " " || last == " " else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
