internal import AutoLayout

/// The characters of a constraint, whose parts are read from left to right.
struct ConflictLogCharacters {
  private let characters: [Character]
  private var position = 0

  /// Creates a reader of a string's characters.
  init(_ text: String) { characters = Array(text) }

  /// The unread characters.
  var remaining: ArraySlice<Character> { characters[position...] }
  /// The next character, or nil at the end.
  var peek: Character? { position < characters.count ? characters[position] : nil }

  mutating func prefix(while matches: (Character) -> Bool) -> String {
    let found = remaining.prefix(while: matches)
    position += found.count
    return String(found)
  }

  mutating func skip(while matches: (Character) -> Bool) { _ = prefix(while: matches) }

  mutating func skipBlanks() { skip { $0 == " " || $0 == "\t" } }

  /// Skips a character if it is next, and returns whether it was.
  @discardableResult mutating func skip(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  /// Skips a number of characters.
  mutating func drop(_ count: Int) { position = min(characters.count, position + count) }

  /// Whether a string is next.
  func hasPrefix(_ text: String) -> Bool { remaining.starts(with: text) }

  /// Reads a string in single quotation marks, whose end is followed by a character that can follow titles and
  /// identifiers. Nil if none is next.
  mutating func quoted() -> String? {
    guard skip("'") else { return nil }
    var end = position
    while end < characters.count {
      let next = end + 1 < characters.count ? characters[end + 1] : " "
      if characters[end] == "'", Self.endsTitle(next) { break }
      end += 1
    }
    let text = String(characters[position..<end])
    position = min(characters.count, end + 1)
    return Self.unescaped(text)
  }

  /// Whether a character can follow the closing mark of a title or identifier.
  static func endsTitle(_ next: Character) -> Bool { " .](:,)>".contains(next) }

  /// Returns a title or name without the escapes of printed lists: `\\U2019` becomes `’`, and `\\` a single backslash.
  private static func unescaped(_ text: String) -> String {
    let plain = text.replacing("\(ConflictLogScanner.innerQuote)", with: "\"")
    guard plain.contains("\\") else { return plain }
    let decoded = plain.replacing(/(?:\\{1,2}U[0-9a-fA-F]{4})+/) { match in
      // Characters beyond the first 65,536 have two code units.
      let units = match.output.split(separator: "U").compactMap { UInt16($0.prefix(4), radix: 16) }
      return String(decoding: units, as: UTF16.self)
    }
    return decoded.replacing(#"\\"#, with: #"\"#)
  }

  /// Reads a view or guide, or returns nil if none is next.
  mutating func reference() -> ConflictLogReference? {
    let start = position
    let name = Self.unescaped(prefix { !"[](),:'=<>* ".contains($0) } + genericArguments())
    guard !name.isEmpty else { return nil }
    guard hasPrefix(":0x") else {
      return ConflictLogReference(name: name)
    }
    skip(":")
    let address = prefix { $0.isHexDigit || $0 == "x" }
    guard address.count > 2 else {
      position = start
      return nil
    }
    return ConflictLogReference(name: name, address: address, title: quoted())
  }

  /// Reads the arguments of a generic class with their brackets, such as `<ModifiedContent<Text, Padding>>`. Empty if
  /// none are next.
  private mutating func genericArguments() -> String {
    guard peek == "<" else { return "" }
    var depth = 0
    for (count, character) in remaining.enumerated() {
      depth += character == "<" ? 1 : character == ">" ? -1 : 0
      guard depth == 0 else { continue }
      let isClass = remaining.dropFirst(count + 1).starts(with: ":0x")
      let arguments = isClass ? String(remaining.prefix(count + 1)) : ""
      drop(arguments.count)
      return arguments
    }
    return ""
  }

  /// Reads the statement of a constraint, or returns nil if it is unreadable.
  mutating func body() -> ConflictLogLine.Body? {
    let start = position
    if let format = format() { return .format(format) }
    position = start
    if let equation = equation() { return .equation(equation) }
    position = start
    return nil
  }

  // MARK: - Formats

  private mutating func format() -> ConflictLogFormat? {
    let isVertical = hasPrefix("V:")
    if isVertical || hasPrefix("H:") { drop(2) }
    guard peek == "|" || peek == "[" else { return nil }
    var leading: [ConflictLogNumber]?
    if skip("|") { leading = connection() }
    var views: [ConflictLogFormat.View] = []
    var connections: [[ConflictLogNumber]] = []
    while skip("[") {
      guard let reference = reference() else { return nil }
      let sizes = peek == "(" ? numbers() : []
      guard skip("]") else { return nil }
      views.append(ConflictLogFormat.View(reference: reference, sizes: sizes))
      guard peek == "-" || peek == "[" || peek == "|" else { break }
      connections.append(connection())
    }
    guard !views.isEmpty else { return nil }
    var trailing: [ConflictLogNumber]?
    if connections.count == views.count {
      trailing = connections.removeLast()
      guard skip("|") else { return nil }
    }
    return ConflictLogFormat(
      isVertical: isVertical, leading: leading, views: views, connections: connections, trailing: trailing)
  }

  /// Reads the distances of a connection, such as `-(8)-`. No connection is a distance of 0, and a bare dash is the
  /// standard one.
  private mutating func connection() -> [ConflictLogNumber] {
    guard skip("-") else { return [ConflictLogNumber()] }
    guard peek == "(" else { return [ConflictLogNumber(constant: StandardSpacing.betweenSiblings)] }
    let found = numbers()
    skip("-")
    return found
  }

  private mutating func numbers() -> [ConflictLogNumber] {
    skip("(")
    var found: [ConflictLogNumber] = []
    while let number = number() {
      found.append(number)
      skip { $0 == "," || $0 == " " }
      if skip(")") { break }
    }
    return found
  }

  private mutating func number() -> ConflictLogNumber? {
    var number = ConflictLogNumber()
    if let relation = relation() { number.relation = relation }
    skipBlanks()
    if hasPrefix("NSSpace(") {
      drop(8)
      number.constant = value() ?? StandardSpacing.betweenSiblings
      skip(")")
    } else if let value = value() {
      number.constant = value
    } else if let reference = reference() {
      number.reference = reference
    } else {
      return nil
    }
    if skip("@"), let priority = value(), LayoutPriority(priority).isLegal { number.priority = priority }
    return number
  }

  private mutating func relation() -> LayoutRelation? {
    for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual] where hasPrefix(relation.symbol) {
      drop(2)
      return relation
    }
    return nil
  }

  /// Reads a finite number with its sign, or returns nil if none is next.
  private mutating func value() -> Double? {
    let start = position
    let isNegative = peek == "-"
    if isNegative || peek == "+" { drop(1) }
    skipBlanks()
    let digits = prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e") }
    guard let value = Double(digits), value.isFinite, abs(value) <= 1e7 else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  // MARK: - Equations

  private mutating func equation() -> ConflictLogEquation? {
    guard let (first, firstAttribute) = side() else { return nil }
    skipBlanks()
    guard let relation = relation() else { return nil }
    skipBlanks()
    var equation = ConflictLogEquation(first: first, firstAttribute: firstAttribute, relation: relation)
    let start = position
    if let number = value() {
      skipBlanks()
      guard skip("*") else {
        equation.constant = number
        return equation
      }
      equation.multiplier = number
      skipBlanks()
    } else {
      position = start
    }
    guard let (second, secondAttribute) = side() else { return nil }
    (equation.second, equation.secondAttribute) = (second, secondAttribute)
    skipBlanks()
    if peek == "+" || peek == "-" { equation.constant = value() ?? 0 }
    return equation
  }

  /// Reads one side of an equation: `UIView:0x7fa.width`, or `AddressToolbar.lockIcon.width` with a name that contains
  /// dots.
  private mutating func side() -> (ConflictLogReference, String)? {
    guard var reference = reference() else { return nil }
    guard reference.address == nil else {
      guard skip(".") else { return nil }
      return (reference, prefix { $0.isLetter })
    }
    guard let dot = reference.name.lastIndex(of: ".") else { return nil }
    let attribute = String(reference.name[reference.name.index(after: dot)...])
    reference.name = String(reference.name[..<dot])
    return reference.name.isEmpty ? nil : (reference, attribute)
  }
}
