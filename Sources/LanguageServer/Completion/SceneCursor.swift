/// The place in a scene file where somebody types, made out by indentation and brackets, so that the file may be half typed.
struct SceneCursor: Sendable, Hashable {
  /// A step from the root of the document to the place.
  enum Step: Sendable, Hashable {
    case key(String)
    case item
  }

  /// The keys and lists around the place, the outermost first; behind a colon also the key before it.
  private(set) var path: [Step] = []
  /// True where a value is typed, or an item of a list; false for a key.
  private(set) var isValue = false
  /// The text of the value or key before the place.
  private(set) var before = ""
  /// The keys beside the place, with their values as they are written.
  private(set) var siblings: [String: String] = [:]

  /// The place at an offset; nil in a comment.
  init?(in text: DocumentText, at offset: Int) {
    let number = text.lineNumber(of: offset)
    let range = text.line(number)
    let line = SceneLine(text.string(range))
    let column = text.string(range.lowerBound..<offset).unicodeScalars.count
    guard !line.isComment(at: column) else { return nil }
    let lines = Lines(text)
    ascend(from: number, line, column, in: lines)
    addSiblings(of: line, number, column, in: lines)
    descend(line, to: column)
  }

  /// The lines of a text, taken apart when they are asked for.
  private struct Lines {
    let text: DocumentText
    /// More lines than scenes have between a place and the beginning.
    static let limit = 20_000

    init(_ text: DocumentText) { self.text = text }

    subscript(_ number: Int) -> SceneLine { SceneLine(text.string(text.line(number))) }
  }

  // MARK: - Blocks

  /// Takes in the keys and lists that begin on the lines above.
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

  /// Takes in the keys of the same mapping, above and below.
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

  /// Takes in what stands on the line before the place, and the keys in the same brackets.
  private mutating func descend(_ line: SceneLine, to column: Int) {
    guard let key = line.key, column > line.column + key.unicodeScalars.count else {
      before = line.text(from: line.column, to: column)
      isValue = path.last == .item && line.key == nil
      return
    }
    path.append(.key(key))
    isValue = true
    var brackets = SceneBrackets()
    let start = line.valueColumn
    brackets.read(line.text(from: start, to: column))
    before = brackets.word
    guard let innermost = brackets.open.last else { return }
    path += brackets.open.flatMap { $0.steps }
    isValue = !innermost.isMapping || innermost.key != nil
    brackets.finish(line.text(from: column, to: line.count))
    siblings = brackets.closed
  }
}
