internal import AutoLayout
internal import Findings
internal import Scenes

/// A lexer that splits an equation into tokens.
struct EquationLexer {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the tokens of a string. The last one is ``EquationToken/Kind/end``.
  static func tokens(of text: String) throws(EquationError) -> [EquationToken] {
    var lexer = EquationLexer(text)
    var tokens: [EquationToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    let end = lexer.scalars.count
    return tokens + [EquationToken(kind: .end, range: end..<end)]
  }

  /// Whether a name may begin with a scalar.
  static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    // Unicode properties are slow to look up, and nearly all names are ASCII.
    scalar.isASCII
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" : scalar.properties.isAlphabetic
  }

  /// Whether a name may contain a scalar.
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    beginsName(scalar) || (scalar.isASCII ? isDigit(scalar) : scalar.properties.numericType == .decimal)
  }

  private mutating func next() throws(EquationError) -> EquationToken? {
    while offset < scalars.count, scalars[offset] == " " || scalars[offset] == "\n" { offset += 1 }
    guard offset < scalars.count else { return nil }
    let scalar = scalars[offset]
    if Self.beginsName(scalar) {
      let range = take(Self.continuesName)
      return EquationToken(kind: .name(text(range)), range: range)
    }
    if Self.isDigit(scalar) { return try number() }
    if "<>=≤≥".unicodeScalars.contains(scalar) { return try relation() }
    if scalar == "#" { return try identifier() }
    guard "+-*/().@".unicodeScalars.contains(scalar) else {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "character", "unexpected '\(scalar)'"),
        range: offset..<offset + 1)
    }
    offset += 1
    return EquationToken(kind: .sign(scalar), range: offset - 1..<offset)
  }

  private mutating func number() throws(EquationError) -> EquationToken {
    // Consumes letters too, so that `12pt` is one error instead of a number and a stray word.
    var range = take(Self.continuesName)
    if offset + 1 < scalars.count, scalars[offset] == ".", Self.isDigit(scalars[offset + 1]) {
      offset += 1
      range = range.lowerBound..<take(Self.continuesName).upperBound
    }
    let written = text(range)
    let isPlain = written.unicodeScalars.allSatisfy { Self.isDigit($0) || $0 == "." || $0 == "e" }
    guard isPlain, let number = Double(written) else {
      let hasUnit = ["pt", "px", "dp"].contains { written.hasSuffix($0) && Double(written.dropLast(2)) != nil }
      throw EquationError(
        code: .invalidNumber, message: .init(kind: "word", "'\(written)' is not a number"), range: range,
        hint: hasUnit ? "write '\(written.dropLast(2))': all lengths are in points" : nil)
    }
    try SceneNumber.check(number, range)
    return EquationToken(kind: .number(number), range: range)
  }

  private mutating func relation() throws(EquationError) -> EquationToken {
    let range = take { "<>=≤≥".unicodeScalars.contains($0) }
    let written = text(range)
    let relation = LayoutRelation.allCases.first { $0.symbol == written || ($0.sign == written && $0 != .equal) }
    guard let relation else {
      let meant = written.contains("<") ? "<=" : written.contains(">") ? ">=" : "=="
      throw EquationError(
        code: .missingRelation, message: .init(kind: "word", "'\(written)' is not a relation"), range: range,
        hint: "write '\(meant)'")
    }
    return EquationToken(kind: .relation(relation), range: range)
  }

  private mutating func identifier() throws(EquationError) -> EquationToken {
    let start = offset
    offset = scalars.count
    let name = text(start + 1..<offset)
    guard !name.isEmpty, !name.contains(" ") else {
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "identifier", "an identifier is one word after '#' at the end"),
        range: start..<offset)
    }
    return EquationToken(kind: .identifier(name), range: start..<offset)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func take(_ belongs: (Unicode.Scalar) -> Bool) -> Range<Int> {
    let start = offset
    while offset < scalars.count, belongs(scalars[offset]) { offset += 1 }
    return start..<offset
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
