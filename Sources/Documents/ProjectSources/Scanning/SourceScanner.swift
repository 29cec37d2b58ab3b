internal import WorkBudgets

/// A scanner that splits a Swift or Objective-C source file into tokens, without comments, preprocessor lines and
/// string interpolations.
///
/// Any input can be scanned, in time proportional to its length: nothing is scanned twice, and nesting is kept in
/// arrays, so that its depth is unlimited. An unterminated string ends at the end of its line, as in the language.
struct SourceScanner {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var position = 0
  private var line = 1
  /// The position up to which columns are counted, and the column there.
  private var counted = (position: 0, column: 1)
  /// The end of the last token.
  private var end = 0
  /// Whether only spaces were read on the current line.
  private var isAtStartOfLine = true
  private var tokens: [SourceToken] = []
  private var brackets = OpenBrackets()

  /// Returns the tokens of a file.
  static func tokens(of bytes: [UInt8], in language: SourceLanguage) -> [SourceToken] {
    var scanner = SourceScanner(bytes: bytes, language: language)
    scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8], language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isNext(_ sign: Unicode.Scalar, _ offset: Int = 0) -> Bool { byte(offset) == UInt8(ascii: sign) }

  private mutating func scan() {
    var meter = WorkMeter()
    // The tokens of a run that ends are discarded.
    while let byte = byte(), !meter.check() {
      meter.work += 1
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if byte <= UInt8(ascii: " ") {
        position += 1
      } else if !skipComment(), !skipPreprocessorLine() {
        isAtStartOfLine = false
        if !readText(), !readWord(), !readNumber() { readSign() }
      }
    }
  }

  private mutating func endLine() {
    position += 1
    line += 1
    counted = (position, 1)
    isAtStartOfLine = true
  }

  // MARK: - Skipped text

  private mutating func skipComment() -> Bool {
    guard isNext("/") else { return false }
    if isNext("/", 1) {
      skipLine()
      return true
    }
    guard isNext("*", 1) else { return false }
    position += 2
    var depth = 1
    while depth > 0, let byte = byte() {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if isNext("*"), isNext("/", 1) {
        depth -= 1
        position += 2
      } else if language == .swift, isNext("/"), isNext("*", 1) {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    return true
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips `#import`, `#define` or another directive with its continuation lines. Returns false if none begins here.
  private mutating func skipPreprocessorLine() -> Bool {
    guard language == .objectiveC, isAtStartOfLine, isNext("#") else { return false }
    while true {
      skipLine()
      let isContinued = position > 0 && bytes[position - 1] == UInt8(ascii: "\\")
      guard isContinued, byte() != nil else { return true }
      endLine()
    }
  }

  // MARK: - Tokens

  private mutating func append(
    _ kind: SourceToken.Kind, from start: Int, to last: Int, at place: (line: Int, column: Int)? = nil
  ) {
    if place == nil { count(to: start) }
    let sign = kind == .sign && last == start + 1 ? bytes[start] : 0
    var token = SourceToken(
      kind: kind, text: String(decoding: bytes[start..<last], as: UTF8.self), line: place?.line ?? line,
      column: place?.column ?? counted.column, isAdjacent: start == end, sign: sign)
    end = position
    if sign != 0 {
      token.partner = brackets.partner(of: sign, at: tokens.count)
      if let partner = token.partner { tokens[partner].partner = tokens.count }
    }
    tokens.append(token)
  }

  /// Counts the columns up to a position on the line.
  private mutating func count(to start: Int) {
    guard start > counted.position else { return }
    let scalars = bytes[counted.position..<start].count { $0 & 0xC0 != 0x80 }
    counted = (start, counted.column + scalars)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func readWord() -> Bool {
    guard let first = byte(), !Self.isDigit(first) else { return false }
    let isMarked = first == UInt8(ascii: "@")
    guard isMarked ? byte(1).map(Self.isInWord) ?? false : Self.isInWord(first) else { return false }
    let start = position
    position += 1
    while let byte = byte(), Self.isInWord(byte) { position += 1 }
    append(.word, from: start, to: position)
    return true
  }

  private mutating func readNumber() -> Bool {
    guard let first = byte(), Self.isDigit(first) else { return false }
    let start = position
    while let next = byte(), Self.isInWord(next) || isNext(".") && continuesNumber(after: 1) {
      position += 1
    }
    append(.number, from: start, to: position)
    return true
  }

  /// Whether a point is followed by a digit, or by the suffix of C's `50.f`. Anything else is a member in Swift.
  private func continuesNumber(after offset: Int) -> Bool {
    guard let next = byte(offset) else { return false }
    let isSuffix = [UInt8(ascii: "f"), UInt8(ascii: "F")].contains(next)
    return Self.isDigit(next) || isSuffix && !(byte(offset + 1).map(Self.isInWord) ?? false)
  }

  private mutating func readSign() {
    let start = position
    let pair = (byte() ?? 0, byte(1) ?? 0)
    let isComparison = pair.1 == UInt8(ascii: "=") && Self.signsBeforeEqual.contains(pair.0)
    position += isComparison || pair == (UInt8(ascii: "-"), UInt8(ascii: ">")) ? 2 : 1
    append(.sign, from: start, to: position)
  }

  private static let signsBeforeEqual = Set("=+-*/%<>!&|^".utf8)

  // MARK: - String literals

  /// The largest number of `#` around a string that are recognized.
  private static let hashLimit = 8

  /// The number of `#` at the position.
  private var hashCount: Int { (0..<Self.hashLimit).first { !isNext("#", $0) } ?? Self.hashLimit }

  private mutating func readText() -> Bool {
    let start = position
    switch language {
    case .swift:
      let hashes = hashCount
      guard isNext("\"", hashes) else { return false }
      let quotes = isNext("\"", hashes + 1) && isNext("\"", hashes + 2) ? 3 : 1
      position += hashes + quotes
      return readText(from: start, QuotedText(hashes: hashes, quotes: quotes, hasInterpolations: true))
    case .objectiveC:
      if isNext("'") {
        skipCharacter()
        return true
      }
      let mark = isNext("@") ? 1 : 0
      guard isNext("\"", mark) else { return false }
      position += mark + 1
      return readText(from: start, QuotedText(hashes: 0, quotes: 1, hasInterpolations: false))
    }
  }

  private mutating func skipCharacter() {
    position += 1
    while let next = byte(), next != UInt8(ascii: "\n"), !isNext("'") { position += isNext("\\") ? 2 : 1 }
    if isNext("'") { position += 1 }
    position = min(position, bytes.count)
  }

  /// Reads a string whose opening quotes were read, including the strings in its interpolations.
  private mutating func readText(from start: Int, _ outer: QuotedText) -> Bool {
    count(to: start)
    let (first, place) = (position, (line, counted.column))
    var last = position
    var open = [outer]
    while let byte = byte(), let text = open.last {
      last = position
      if byte == UInt8(ascii: "\n") {
        if text.quotes == 3 {
          endLine()
        } else {
          // A single-line string ends at the line break, whether it is closed or not.
          open.removeLast()
        }
      } else if text.parentheses > 0 {
        readInterpolation(&open)
      } else if text.closes(bytes, at: position) {
        open.removeLast()
        position += text.quotes + text.hashes
      } else {
        readLetter(&open)
      }
    }
    position = min(position, bytes.count)
    if !open.isEmpty { last = position }
    append(.text, from: min(first, bytes.count), to: max(first, last), at: place)
    return true
  }

  /// Reads a byte of code inside a string.
  private mutating func readInterpolation(_ open: inout [QuotedText]) {
    let hashes = hashCount
    if isNext("\"", hashes) {
      let quotes = isNext("\"", hashes + 1) && isNext("\"", hashes + 2) ? 3 : 1
      position += hashes + quotes
      open.append(QuotedText(hashes: hashes, quotes: quotes, hasInterpolations: true))
      return
    }
    if isNext("(") { open[open.count - 1].parentheses += 1 }
    if isNext(")") { open[open.count - 1].parentheses -= 1 }
    position += max(1, hashes)
  }

  /// Reads a character of a string, or the beginning of an interpolation.
  private mutating func readLetter(_ open: inout [QuotedText]) {
    let text = open[open.count - 1]
    guard isNext("\\"), text.isEscape(bytes, at: position) else {
      position += 1
      return
    }
    position += 1 + text.hashes
    if text.hasInterpolations, isNext("(") {
      open[open.count - 1].parentheses = 1
      position += 1
    } else if !isNext("\n") {
      position += 1
    }
  }
}

/// A string that is being read.
private struct QuotedText {
  /// The number of `#` around it.
  var hashes: Int
  /// The number of quotes at each end: 3 for a multiline string.
  var quotes: Int
  var hasInterpolations: Bool
  /// The number of open parentheses in its interpolation. 0 outside interpolations.
  var parentheses = 0

  /// Whether the string ends at a position.
  func closes(_ bytes: [UInt8], at position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "\"") else { return false }
    return has(quotes, UInt8(ascii: "\""), bytes, position) && has(hashes, UInt8(ascii: "#"), bytes, position + quotes)
  }

  /// Whether the backslash at a position begins an escape.
  func isEscape(_ bytes: [UInt8], at position: Int) -> Bool {
    has(hashes, UInt8(ascii: "#"), bytes, position + 1)
  }

  private func has(_ count: Int, _ byte: UInt8, _ bytes: [UInt8], _ start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }
}

/// The brackets of a file that are not closed yet.
private struct OpenBrackets {
  private var open: [(kind: Int, position: Int)] = []
  private var counts = [0, 0, 0]

  private static let openers = Array("([{".utf8)
  private static let closers = Array(")]}".utf8)

  /// Adds an opening bracket, or returns the position of the one that a closing bracket matches. Unclosed brackets in
  /// between remain unmatched.
  mutating func partner(of sign: UInt8, at position: Int) -> Int? {
    if let kind = Self.openers.firstIndex(of: sign) {
      open.append((kind, position))
      counts[kind] += 1
      return nil
    }
    guard let kind = Self.closers.firstIndex(of: sign), counts[kind] > 0 else { return nil }
    while let last = open.popLast() {
      counts[last.kind] -= 1
      if last.kind == kind { return last.position }
    }
    return nil
  }
}
