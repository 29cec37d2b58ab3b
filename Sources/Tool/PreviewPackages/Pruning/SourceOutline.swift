/// The brackets, declarations and statements of a source, found by its tokens. Positions count tokens that are
/// neither comments nor spaces.
struct SourceOutline {
  /// The content of a pair of braces.
  enum Scope { case type, code }

  let tokens: SwiftTokens
  private let lines: LocatedLines
  /// The closing bracket of each opening one, and the reverse.
  private(set) var partners: [Int: Int] = [:]
  /// The innermost opening bracket around each token, or -1.
  private var owners: [Int] = []
  private var scopes: [Int: Scope] = [:]

  init(of tokens: SwiftTokens) {
    self.tokens = tokens
    lines = LocatedLines(of: String(decoding: tokens.bytes, as: UTF8.self))
    var open: [Int] = []
    var next = Scope.code
    for position in tokens.code.indices {
      let text = text(position)
      if [")", "]", "}"].contains(text), let last = open.popLast() {
        (partners[last], partners[position]) = (position, last)
      }
      owners.append(open.last ?? -1)
      switch text {
      case "(", "[": open.append(position)
      case "{":
        scopes[position] = next
        next = .code
        open.append(position)
      case "struct", "enum", "extension", "protocol", "actor", "class":
        if beginsType(position) { next = .type }
      case "func", "var", "let", "init", "subscript": if self.text(position - 1) != "." { next = .code }
      default: break
      }
    }
  }

  /// Whether a keyword begins a declaration of a type.
  private func beginsType(_ position: Int) -> Bool {
    let other: Set<String> = ["func", "var", "let", "subscript", "override", "final", "{", ",", "&"]
    return text(position - 1) != "." && token(position + 1)?.kind == .word && !other.contains(text(position + 1))
  }

  /// Returns the token at a position, or nil if it is outside of the source.
  func token(_ position: Int) -> SwiftToken? {
    tokens.code.indices.contains(position) ? tokens.all[tokens.code[position]] : nil
  }

  /// Returns the text of a token, or an empty string outside of the source.
  func text(_ position: Int) -> String { token(position).map(tokens.text) ?? "" }

  /// Returns the position of the token that contains a byte or follows it, or nil after the last one.
  private func position(atByte byte: Int) -> Int? {
    var (low, high) = (0, tokens.code.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens.all[tokens.code[middle]].range.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low < tokens.code.count ? low : nil
  }

  /// Returns the position of the token that an error is about, or nil if the source has no such line. If several lines
  /// have the number of the error, it is about the one with a token at its column.
  func position(of error: CompilerError) -> Int? {
    let bytes = lines.lines(numbered: error.line).compactMap { tokens.byte(line: $0, column: error.column) }
    let positions = bytes.map { (byte: $0, position: position(atByte: $0)) }
    let exact = positions.first { byte, position in position.flatMap(token)?.range.contains(byte) == true }
    return (exact ?? positions.first)?.position
  }

  /// Returns the errors that are not in a statement with one of the others.
  func errors(_ errors: [CompilerError], apartFrom others: Set<CompilerError>) -> [CompilerError] {
    let statements = Set(others.compactMap(statement))
    return errors.filter { error in statement(around: error).map { !statements.contains($0) } ?? true }
  }

  /// Returns the tokens of the statement or declaration that an error is about, or nil if the source has no such line.
  private func statement(around error: CompilerError) -> Range<Int>? {
    position(of: error).map { part(at: $0, in: brace(around: $0)) }
  }

  /// Returns the innermost opening bracket of any kind around a token; nil at the top level.
  func opening(around position: Int) -> Int? {
    guard owners.indices.contains(position), owners[position] >= 0 else { return nil }
    return owners[position]
  }

  /// Returns the innermost brace around a token, or nil at the top level.
  func brace(around position: Int) -> Int? {
    var owner = owners.indices.contains(position) ? owners[position] : -1
    while owner >= 0, text(owner) != "{" { owner = owners[owner] }
    return owner >= 0 ? owner : nil
  }

  /// Whether the braces at a position contain the members of a type.
  func isType(_ brace: Int) -> Bool { scopes[brace] == .type }

  /// Returns the name of the type whose braces directly contain a token, as its declaration has it: `Style`, or
  /// `Theme.Style` in an extension. Nil if there is none.
  func typeName(around position: Int) -> String? {
    guard let open = brace(around: position), isType(open) else { return nil }
    let declaration = part(at: open, in: brace(around: open))
    let keywords = ["class", "struct", "enum", "actor", "extension"]
    guard let keyword = declaration.first(where: { $0 < open && keywords.contains(text($0)) }) else { return nil }
    var last = keyword + 1
    while text(last + 1) == "." { last += 2 }
    return last < open ? (keyword + 1...last).map(text).joined() : nil
  }

  // MARK: - Statements and declarations

  /// Returns the tokens of the statement or declaration that contains a token, inside braces.
  ///
  /// - Parameter brace: The braces, which contain the token; nil for the top level.
  func part(at position: Int, in brace: Int?) -> Range<Int> {
    let (start, end) = (brace.map { $0 + 1 } ?? 0, brace.flatMap { partners[$0] } ?? tokens.code.count)
    guard start < end else { return start..<start }
    let isCode = brace.map { !isType($0) } ?? false
    var first = brace.flatMap { closureStart($0) } ?? start
    if position < first { return start..<first }
    var current = first
    while current < end {
      let last = partners[current].map { max($0, current) } ?? current
      let next = last + 1
      let isEnd = next >= end || text(last) == ";" || (isBreak(before: next) && begins(next, isCode: isCode))
      if isEnd, position <= last { return first..<min(next, end) }
      if isEnd { first = next }
      current = next
    }
    return first..<end
  }

  /// Returns the token after the signature of a closure, `value in`, or nil for other braces.
  func closureStart(_ brace: Int) -> Int? {
    var position = brace + 1
    while position < tokens.code.count, position == brace + 1 || !isBreak(before: position) {
      if text(position) == "in" { return position + 1 }
      if ["{", "}", "=", "for"].contains(text(position)) { return nil }
      position = (["(", "["].contains(text(position)) ? partners[position] : nil).map { $0 + 1 } ?? position + 1
    }
    return nil
  }

  /// Whether a token is the first on its line.
  func isBreak(before position: Int) -> Bool {
    guard let first = token(position - 1), let second = token(position) else { return true }
    return tokens.bytes[first.range.upperBound..<second.range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// Whether a statement or declaration begins with the first token of a line.
  private func begins(_ position: Int, isCode: Bool) -> Bool {
    let (text, former) = (text(position), text(position - 1))
    if [".", ",", ":", "?", "{", "&", "|", "=", "+", "*", "/", ">", "<", "!", ")", "]"].contains(text) {
      return text == "." && former == "{"
    }
    if ["else", "catch", "where", "in", "is", "as", "throws", "rethrows", "async"].contains(text) { return false }
    if text == "-", isCode { return !isOperator(former) && !isSpaced(after: position) }
    if isOperator(former) { return false }
    let attributes: Set<String> = ["@", "public", "private", "fileprivate", "internal", "static", "override", "final"]
    if !isCode {
      // The attributes of a declaration can be on their own lines.
      if attributes.contains(former) || SourceRewriting.modifiers.contains(former) { return false }
      if self.text(position - 2) == "@" { return false }
      if former == ")", let open = partners[position - 1], self.text(open - 2) == "@" { return false }
    }
    return true
  }

  private func isOperator(_ text: String) -> Bool {
    [",", ":", "=", "+", "-", "*", "/", "&", "|", "<", ".", "(", "[", "in"].contains(text)
  }

  private func isSpaced(after position: Int) -> Bool {
    guard let first = token(position), let second = token(position + 1) else { return true }
    return first.range.upperBound < second.range.lowerBound
  }

  // MARK: - Headers

  /// Returns the item of the inheritance clause of a type that contains a token, with its comma or colon.
  ///
  /// - Parameter declaration: The tokens of the type's declaration.
  func inheritedItem(at position: Int, in declaration: Range<Int>) -> Range<Int>? {
    guard let open = declaration.first(where: { text($0) == "{" && isType($0) }), position < open,
      let colon = declaration.first(where: { text($0) == ":" && $0 < open && owners[$0] == owners[open] }),
      position > colon
    else { return nil }
    let end = (colon..<open).first { text($0) == "where" } ?? open
    guard position < end else { return nil }
    var start = colon + 1
    while start < end {
      let comma = (start..<end).first { text($0) == "," && owners[$0] == owners[open] } ?? end
      if position < comma {
        // The first of several items loses the comma after it; each other item loses the one before it.
        if start > colon + 1 { return start - 1..<comma }
        return comma < end ? start..<comma + 1 : colon..<comma
      }
      start = comma + 1
    }
    return nil
  }

  /// Returns the item of an inheritance clause that ends with a name, or nil if there is none.
  func inheritedItem(named name: String, in declaration: Range<Int>) -> Range<Int>? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return declaration.lazy.filter { text($0) == last }.compactMap { inheritedItem(at: $0, in: declaration) }.first
  }

  /// Whether a token is the name of the superclass in the declaration of a class.
  func isSuperclass(at position: Int, in declaration: Range<Int>) -> Bool {
    declaration.contains(position) && text(position - 1) == ":" && text(position - 3) == "class"
  }
}

extension SwiftTokens {
  /// Returns the byte at a line and column, both counted from 1, or nil if it is outside of the source.
  fileprivate func byte(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let byte = start + column - 1
    return bytes.indices.contains(byte) ? byte : nil
  }
}
