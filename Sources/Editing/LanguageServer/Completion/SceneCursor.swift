/// The context of a position in a scene file, derived from indentation and brackets, so that the file may be half
/// typed.
struct SceneCursor: Sendable, Hashable {
  /// A step from the root of the document to the position.
  enum Step: Sendable, Hashable {
    case key(String)
    case item
  }

  /// The keys and lists around the position, the outermost first. After a colon, it includes the key before it.
  private(set) var path: [Step] = []
  /// Whether a value or a list item is being typed; false for a key.
  private(set) var isValue = false
  /// The text of the value or key before the position.
  private(set) var before = ""
  /// The other keys of the same mapping, with their values as written.
  private(set) var siblings: [String: String] = [:]

  /// Creates the context of an offset, or nil in a comment.
  init?(in text: DocumentText, at offset: Int) {
    let number = text.lineNumber(of: offset)
    let range = text.line(number)
    let line = SceneLine(text.string(range))
    let column = text.string(range.lowerBound..<offset).unicodeScalars.count
    guard !line.isComment(at: column) else { return nil }
    let lines = Lines(text)
    // Brackets may have been opened on an earlier line.
    let first = lines.opening(of: number) ?? number
    // Lines may be long, so each is read once.
    let beginning = first == number ? line : lines[first]
    let end = first == number ? column : beginning.count
    ascend(from: first, beginning, end, in: lines)
    addSiblings(of: beginning, first, end, in: lines)
    descend(from: (first, beginning), to: (number, line), column, in: lines)
  }

  /// The lines of a string, parsed on demand.
  private struct Lines {
    let text: DocumentText
    /// The maximum number of lines that are read before a position.
    static let limit = 20_000

    init(_ text: DocumentText) { self.text = text }

    subscript(_ number: Int) -> SceneLine { SceneLine(text.string(text.line(number))) }

    /// Returns the line where the outermost bracket around another line is opened, or nil if there is none. A key
    /// without indentation closes brackets left open before it.
    func opening(of number: Int) -> Int? {
      var start = number - 1
      while start > 0, number - start < Self.limit, self[start].key == nil || self[start].indentation > 0 { start -= 1 }
      var (opening, brackets) = (Int?.none, SceneBrackets())
      for above in max(0, start)..<max(0, start, number) {
        let line = self[above]
        if opening == nil {
          guard line.beginsBracket else { continue }
          (opening, brackets) = (above, SceneBrackets())
          brackets.read(line.text(from: line.valueColumn, to: line.end))
        } else {
          brackets.read(" " + line.text(from: line.indentation, to: line.end))
        }
        if brackets.open.isEmpty { opening = nil }
      }
      return opening
    }
  }

  // MARK: - Blocks

  /// Adds the keys and lists that begin on earlier lines.
  private mutating func ascend(from number: Int, _ line: SceneLine, _ column: Int, in lines: Lines) {
    var steps: [Step] = line.markers.filter { $0 < column }.map { _ in .item }
    var limit = min(line.indentation, column)
    var isItem = !line.markers.isEmpty && line.indentation < column
    var above = number - 1
    while above >= 0, number - above < Lines.limit, limit > 0 || isItem {
      let other = lines[above]
      above -= 1
      guard !other.isBlank, other.indentation < limit || (isItem && other.indentation <= limit) else { continue }
      if let key = other.key, other.value.isEmpty,
        other.column < limit || (isItem && other.column == limit && other.markers.isEmpty)
      {
        steps.insert(.key(key), at: 0)
        limit = other.column
      }
      let inner = other.markers.filter { $0 < limit }
      if let first = inner.first {
        steps.insert(contentsOf: inner.map { _ in .item }, at: 0)
        limit = first
        isItem = true
      } else {
        limit = min(limit, other.indentation)
        isItem = false
      }
    }
    path = steps
  }

  /// Adds the keys of the same mapping, above and below.
  private mutating func addSiblings(of line: SceneLine, _ number: Int, _ column: Int, in lines: Lines) {
    let own = line.isBlank ? column : line.column
    for step in [-1, 1] {
      var other = number + step
      while other >= 0, other < lines.text.lineCount, abs(other - number) < Lines.limit {
        let next = lines[other]
        other += step
        if next.isBlank { continue }
        if next.column == own, step < 0 || next.markers.isEmpty, let key = next.key { siblings[key] = next.value }
        // A list marker begins the mapping.
        if next.column < own || next.indentation < own { break }
      }
    }
  }

  // MARK: - The line

  /// The maximum number of lines after a position where the end of its bracket is looked for.
  private static let linesBehind = 50

  /// Adds the text before the position, from the line where its brackets begin, and the keys in the same bracket.
  private mutating func descend(
    from beginning: (number: Int, line: SceneLine), to end: (number: Int, line: SceneLine), _ column: Int,
    in lines: Lines
  ) {
    let (first, line) = beginning
    let (number, last) = end
    let isBehindKey = line.key.map { first < number || column > line.column + $0.unicodeScalars.count } ?? false
    guard isBehindKey || line.beginsBracket && (first < number || column > line.column) else {
      before = line.text(from: line.column, to: column)
      isValue = path.last == .item && line.key == nil
      return
    }
    if let key = line.key { path.append(.key(key)) }
    isValue = true
    var brackets = SceneBrackets()
    if first < number {
      brackets.read(line.text(from: line.valueColumn, to: line.end))
      for between in (first + 1)..<number { brackets.read(" " + lines[between].text(from: 0, to: lines[between].end)) }
      brackets.read(" ")
    }
    let typed = last.text(from: first == number ? line.valueColumn : last.indentation, to: column)
    brackets.read(typed)
    // Text on an earlier line cannot be replaced from here.
    before = brackets.word.count > typed.count ? typed : brackets.word
    guard let innermost = brackets.open.last else { return }
    path += brackets.open.flatMap { $0.steps }
    isValue = !innermost.isMapping || innermost.key != nil
    let rest = (number + 1..<min(lines.text.lineCount, number + Self.linesBehind)).lazy.map {
      lines[$0].text(from: 0, to: lines[$0].end)
    }
    brackets.finish(([last.text(from: column, to: last.end)] + rest).joined(separator: " "))
    siblings = brackets.closed
  }
}
