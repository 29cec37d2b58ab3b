/// A scanner that splits a Swift source into tokens: nested comments, strings on one or several lines, raw strings, and
/// their interpolations (The Swift Programming Language, "Lexical Structure").
///
/// It never fails: an unknown character is a sign, and an unterminated token extends to the end of the source.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The last token of code, which decides whether a slash begins a regular expression.
  private var last: SwiftToken?
  /// The number of strings into which this code is interpolated.
  private let depth: Int
  /// The end of number signs that begin neither a raw string nor a regular expression, so that they are counted once.
  private var endOfSigns = 0

  /// The largest depth of nested interpolations. Deeper ones are treated as text.
  private static let deepest = 64

  init(_ bytes: [UInt8], depth: Int = 0) {
    self.bytes = bytes
    self.depth = depth
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> SwiftToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = skip()
    // At least one byte is consumed, so that the scan terminates.
    position = max(position, start + 1)
    let token = SwiftToken(kind: kind, range: start..<min(position, bytes.count))
    if kind != .space, kind != .comment { last = token }
    return token
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  /// Whether the quotes of a string on several lines are next.
  private var startsQuotes: Bool { starts("\"", "\"") && byte(2) == UInt8(ascii: "\"") }

  private mutating func skip() -> SwiftToken.Kind {
    guard let first = byte() else { return .space }
    if Self.isBlank(first) {
      while let byte = byte(), Self.isBlank(byte) { position += 1 }
      return .space
    }
    if starts("/", "/") { return skipLine() }
    if starts("/", "*") { return skipComment() }
    if first == UInt8(ascii: "\"") { return skipText(hashes: 0) }
    if first == UInt8(ascii: "#"), let hashes = rawHashes() { return skipRaw(hashes) }
    if first == UInt8(ascii: "/"), beginsExpression, let end = slashEnd { return skipTo(end) }
    if first == UInt8(ascii: "`") { return skipQuotedWord() }
    if Self.isLetter(first) {
      while let byte = byte(), Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
      return .word
    }
    if Self.isDigit(first) {
      while let byte = byte(), Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
      return .number
    }
    position += 1
    return .sign
  }

  private mutating func skipTo(_ end: Int) -> SwiftToken.Kind {
    position = end
    return .literal
  }

  // MARK: - Comments and words

  private mutating func skipLine() -> SwiftToken.Kind {
    while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
    return .comment
  }

  private mutating func skipComment() -> SwiftToken.Kind {
    var depth = 0
    while position < bytes.count {
      if starts("/", "*") {
        depth += 1
        position += 2
      } else if starts("*", "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        position += 1
      }
    }
    return .comment
  }

  private mutating func skipQuotedWord() -> SwiftToken.Kind {
    position += 1
    while let byte = byte(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { position += 1 }
    position += 1
    return .word
  }

  // MARK: - Texts

  /// Returns the number of number signs before a raw string or regular expression, or nil if the sign begins something
  /// else.
  private mutating func rawHashes() -> Int? {
    guard position >= endOfSigns else { return nil }
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if byte(count) == UInt8(ascii: "\"") || byte(count) == UInt8(ascii: "/") { return count }
    endOfSigns = position + count
    return nil
  }

  private mutating func skipRaw(_ hashes: Int) -> SwiftToken.Kind {
    position += hashes
    if byte() == UInt8(ascii: "\"") { return skipText(hashes: hashes) }
    position += 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), endsRaw(hashes, after: 1) {
        position += 1 + hashes
        break
      }
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    return .literal
  }

  private func endsRaw(_ hashes: Int, after offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips a string, starting at its first quote.
  private mutating func skipText(hashes: Int) -> SwiftToken.Kind {
    let quotes = startsQuotes ? 3 : 1
    position += quotes
    while let byte = byte() {
      // A string on one line ends with it even if its quote is missing, so that the rest of the source stays code.
      if quotes == 1, byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\\"), endsRaw(hashes, after: 1) {
        position += 1 + hashes
        if self.byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if quotes == 3 ? startsQuotes : byte == UInt8(ascii: "\""), endsRaw(hashes, after: quotes) {
        position += quotes + hashes
        break
      } else {
        position += 1
      }
    }
    return .literal
  }

  /// Skips an interpolation, which is code.
  private mutating func skipInterpolation() {
    guard depth < Self.deepest else { return }
    var inner = SwiftScanner(bytes, depth: depth + 1)
    inner.position = position
    var open = 0
    while let token = inner.next() {
      if token.kind == .sign, bytes[token.range.lowerBound] == UInt8(ascii: "(") { open += 1 }
      if token.kind == .sign, bytes[token.range.lowerBound] == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { break }
    }
    position = inner.position
  }

  // MARK: - Regular expressions

  /// Whether an expression can begin here: at the start, or after an opening bracket, an operator or a keyword that
  /// precedes expressions.
  private var beginsExpression: Bool {
    guard let last else { return true }
    switch last.kind {
    case .sign:
      let sign = bytes[last.range.lowerBound]
      return "(,=:[{&|?!;+<>~^".utf8.contains(sign)
    case .word:
      return ["return", "in", "case", "try", "await"].contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .number, .literal, .comment, .space: return false
    }
  }

  /// The end of a regular expression between slashes on the line; nil if the slash does not begin one.
  private var slashEnd: Int? {
    // A regular expression neither begins nor ends with a blank: `a / b / c` are divisions.
    guard let second = byte(1), !Self.isBlank(second) else { return nil }
    var end = position + 1
    while bytes.indices.contains(end), bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return Self.isBlank(bytes[end - 1]) ? nil : end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: - Bytes

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
