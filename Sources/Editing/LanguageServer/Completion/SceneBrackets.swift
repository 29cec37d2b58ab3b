/// A reader for flow mappings and lists that may be half typed. Like YAML, it reads Unicode scalars.
struct SceneBrackets: Sendable, Hashable {
  /// An open bracket.
  struct Bracket: Sendable, Hashable {
    var isMapping: Bool
    /// The key of the value being read.
    var key: String?
    /// The keys read so far, with their values.
    var entries: [String: String] = [:]

    /// The path through the bracket.
    var steps: [SceneCursor.Step] { isMapping ? key.map { [.key($0)] } ?? [] : [.item] }
  }

  /// The open brackets, the outermost first.
  private(set) var open: [Bracket] = []
  /// The text of the word or value being read.
  private(set) var word = ""
  /// The entries of the bracket that was the innermost one when ``finish(_:)`` was called.
  private(set) var closed: [String: String] = [:]
  /// The bracket that was closed last.
  private var ended: Bracket?
  private var quote: Unicode.Scalar?
  private var last: Unicode.Scalar?

  mutating func read(_ text: String) { for scalar in text.unicodeScalars { read(scalar) } }

  /// Reads the following text up to the end of the innermost bracket.
  mutating func finish(_ rest: String) {
    let depth = open.count
    for scalar in rest.unicodeScalars {
      read(scalar)
      guard open.count >= depth else {
        closed = ended?.entries ?? [:]
        return
      }
    }
    closed = open.last?.entries ?? [:]
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    defer { last = scalar }
    if let quote {
      if scalar == quote { self.quote = nil } else { word.unicodeScalars.append(scalar) }
      return
    }
    switch scalar {
    case "\"" where word.isEmpty, "'" where word.isEmpty: quote = scalar
    case "{", "[":
      guard word.isEmpty else { return word.unicodeScalars.append(scalar) }
      open.append(Bracket(isMapping: scalar == "{"))
    case "}", "]":
      guard !open.isEmpty, (scalar == "}") == open[open.count - 1].isMapping else {
        return word.unicodeScalars.append(scalar)
      }
      endEntry()
      ended = open.removeLast()
    case "," where !open.isEmpty: endEntry()
    case " ":
      if last == ":", let bracket = open.last, bracket.isMapping, bracket.key == nil {
        open[open.count - 1].key = String(word.dropLast()).trimmingBlanks
        word = ""
      } else if !word.isEmpty {
        word.unicodeScalars.append(scalar)
      }
    default: word.unicodeScalars.append(scalar)
    }
  }

  private mutating func endEntry() {
    let innermost = open.count - 1
    guard innermost >= 0 else { return }
    let (text, key) = (word.trimmingBlanks, open[innermost].key)
    // Changed in place, since copying the entries for each one would take quadratic time.
    if open[innermost].isMapping, !text.isEmpty || key != nil {
      open[innermost].entries[key ?? text] = key == nil ? "" : text
    }
    open[innermost].key = nil
    word = ""
  }
}
