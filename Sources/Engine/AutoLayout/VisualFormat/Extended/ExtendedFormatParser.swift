internal import Geometry

/// A parser for a line of the extended visual format language, with one function for each of its rules.
struct ExtendedFormatParser {
  var scanner: VisualFormatScanner
  /// The nesting depth of groups, parentheses and signs at the current position.
  private var depth = 0

  /// The deepest allowed nesting of groups, parentheses and signs.
  private static let depthLimit = 32
  /// The maximum number of views that a range may represent.
  private static let rangeLimit = 1000

  init(_ text: String) { scanner = VisualFormatScanner(text) }

  /// `[kind ":"] statement`. Without a kind it is a chain along the horizontal axis.
  mutating func format() throws(VisualFormatError) -> ExtendedFormat {
    scanner.skipBlanks()
    let start = scanner.offset
    let kind = scanner.name()
    let statement: ExtendedFormat.Statement
    switch kind {
    case nil: statement = .chain(try chain(isGroup: false), [.horizontal])
    case "H": statement = .chain(try chain(after: .expectedColon(.horizontal)), [.horizontal])
    case "V": statement = .chain(try chain(after: .expectedColon(.vertical)), [.vertical])
    case "HV", "VH": statement = .chain(try chain(after: .expectedOrientation), [.horizontal, .vertical])
    case "Z": statement = .order(try order())
    case "C": statement = .attributes(try attributes())
    case let word?:
      throw VisualFormatError(
        .expectedOrientation, format: scanner.text, offset: start, length: word.unicodeScalars.count)
    }
    return ExtendedFormat(text: scanner.text, statement: statement)
  }

  private mutating func chain(after missing: VisualFormatError.Reason) throws(VisualFormatError) -> ExtendedFormat.Chain
  {
    try colon(orThrow: missing)
    return try chain(isGroup: false)
  }

  private mutating func colon(orThrow missing: VisualFormatError.Reason) throws(VisualFormatError) {
    guard scanner.skip(":") else { throw scanner.error(missing) }
    scanner.skipBlanks()
  }

  /// `["|" connection] views { connection views } [connection "|"]`, without bars in a group.
  private mutating func chain(isGroup: Bool) throws(VisualFormatError) -> ExtendedFormat.Chain {
    let leading: ExtendedFormat.Connection? = !isGroup && scanner.skip("|") ? try connection() : nil
    var elements = try elements()
    var connections = [ExtendedFormat.Connection](repeating: .flush, count: elements.count - 1)
    var trailing: ExtendedFormat.Connection?
    while let next = scanner.next, !isGroup || next != "]" {
      let connection = try connection()
      if !isGroup, scanner.skip("|") {
        trailing = connection
        guard scanner.next == nil else { throw scanner.error(.expectedEnd) }
        break
      }
      guard scanner.next == "[" || !connection.isFlush else { throw scanner.error(.expectedEnd) }
      let more = try self.elements()
      connections.append(connection)
      connections += [ExtendedFormat.Connection](repeating: .flush, count: more.count - 1)
      elements += more
    }
    return ExtendedFormat.Chain(
      leadingConnection: leading, elements: elements, connections: connections, trailingConnection: trailing)
  }

  /// `"[" name [".." last] [predicates] [":" chain] "]"`
  private mutating func elements() throws(VisualFormatError) -> [ExtendedFormat.Element] {
    guard scanner.skip("[") else { throw scanner.error(.expectedView) }
    let names = try names()
    let sizes = scanner.next == "(" ? try predicates() : []
    var group: ExtendedFormat.Chain?
    if names.count == 1, scanner.skip(":") {
      group = try nested { parser throws(VisualFormatError) in try parser.chain(isGroup: true) }
    }
    guard scanner.skip("]") else { throw scanner.error(.expectedClosingBracket) }
    return names.map { ExtendedFormat.Element(name: $0, sizes: sizes, group: group) }
  }

  /// Returns a name, or the names of a range: `row1..4`, `row1..row4`.
  private mutating func names() throws(VisualFormatError) -> [ExtendedFormat.Name] {
    let first = try name(orThrow: .expectedView)
    guard scanner.next == ".", scanner.peek(1) == "." else { return [first] }
    _ = scanner.skip(".") && scanner.skip(".")
    let stem = Self.stem(first.text)
    let last = scanner.number().map { Int(exactly: $0) } ?? scanner.name().flatMap { Self.number($0, after: stem) }
    let range = first.range.lowerBound..<scanner.offset
    guard let lower = Self.number(first.text, after: stem), let last, lower <= last, last - lower < Self.rangeLimit
    else {
      throw VisualFormatError(
        .illegalRange(Self.rangeLimit), format: scanner.text, offset: range.lowerBound, length: range.count)
    }
    return (lower...last).map { ExtendedFormat.Name(text: "\(stem)\($0)", range: range) }
  }

  /// Returns a name without its final digits.
  private static func stem(_ name: String) -> String {
    String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
  }

  private static func number(_ name: String, after stem: String) -> Int? {
    name.hasPrefix(stem) ? Int(name.dropFirst(stem.count)) : nil
  }

  /// Nothing, `"-"`, or `"-" spacing "-"`.
  private mutating func connection() throws(VisualFormatError) -> ExtendedFormat.Connection {
    guard scanner.skip("-") else { return .flush }
    switch scanner.next {
    case "[", "|", nil: return .standard
    case "-": throw scanner.error(.ambiguousMinus)
    default: break
    }
    let spacing = scanner.next == "(" ? try predicates() : [try predicate(isBare: true)]
    guard scanner.skip("-") else { throw scanner.error(.expectedBar) }
    return .spacing(spacing)
  }

  /// `":" ["|"] "[" name "]" { "[" name "]" } ["|"]`
  private mutating func order() throws(VisualFormatError) -> [ExtendedFormat.Name] {
    try colon(orThrow: .expectedOrientation)
    _ = scanner.skip("|")
    var order: [ExtendedFormat.Name] = []
    repeat {
      guard scanner.skip("[") else { throw scanner.error(.expectedView) }
      order += try names()
      guard scanner.skip("]") else { throw scanner.error(.expectedClosingBracket) }
    } while scanner.next == "["
    _ = scanner.skip("|")
    guard scanner.next == nil else { throw scanner.error(.expectedEnd) }
    return order
  }

  /// `":" name "." attribute predicates { name "." attribute predicates }`
  private mutating func attributes() throws(VisualFormatError) -> [ExtendedFormat.AttributeRule] {
    try colon(orThrow: .expectedOrientation)
    var rules: [ExtendedFormat.AttributeRule] = []
    repeat {
      let name = try name(orThrow: .expectedView)
      guard let attribute = try attribute() else { throw scanner.error(.expectedAttribute) }
      guard scanner.next == "(" else { throw scanner.error(.expectedParenthesis) }
      rules.append(ExtendedFormat.AttributeRule(name: name, attribute: attribute, predicates: try predicates()))
      scanner.skipBlanks()
    } while scanner.next != nil
    return rules
  }

  /// Reads a name with its range.
  mutating func name(orThrow missing: VisualFormatError.Reason) throws(VisualFormatError) -> ExtendedFormat.Name {
    let start = scanner.offset
    guard let name = scanner.name() else { throw scanner.error(missing) }
    return ExtendedFormat.Name(text: name, range: start..<scanner.offset)
  }

  /// Returns the value of `read` one level deeper. Levels are limited, so that no format exhausts the stack.
  mutating func nested<Content>(
    _ read: (inout Self) throws(VisualFormatError) -> Content
  ) throws(VisualFormatError) -> Content {
    guard depth < Self.depthLimit else { throw scanner.error(.nestedTooDeeply(Self.depthLimit)) }
    depth += 1
    let content = try read(&self)
    depth -= 1
    return content
  }
}
