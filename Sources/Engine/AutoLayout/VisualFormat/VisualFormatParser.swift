internal import Geometry

/// A parser for visual formats by the grammar of specification VFL-02, with one function for each of its rules.
struct VisualFormatParser {
  private var scanner: VisualFormatScanner

  init(_ text: String) { scanner = VisualFormatScanner(text) }

  /// `[orientation] [superview connection] view { connection view } [connection superview]`
  mutating func format() throws(VisualFormatError) -> VisualFormat {
    let axis = try orientation()
    let leading: VisualFormat.Connection? = scanner.skip("|") ? try connection() : nil
    var views = [try view()]
    var connections: [VisualFormat.Connection] = []
    var trailing: VisualFormat.Connection?
    while scanner.next != nil {
      let connection = try connection()
      if scanner.skip("|") {
        trailing = connection
        guard scanner.next == nil else { throw scanner.error(.expectedEnd) }
        break
      }
      guard scanner.next == "[" || connection != .flush else { throw scanner.error(.expectedEnd) }
      connections.append(connection)
      views.append(try view())
    }
    return VisualFormat(
      text: scanner.text, axis: axis, leadingConnection: leading, views: views, connections: connections,
      trailingConnection: trailing)
  }

  /// `("H" | "V") ":" { " " }`, horizontal if missing.
  private mutating func orientation() throws(VisualFormatError) -> Axis {
    let axis: Axis = scanner.next == "V" ? .vertical : .horizontal
    guard scanner.skip("H") || scanner.skip("V") else { return .horizontal }
    guard scanner.skip(":") else { throw scanner.error(.expectedColon(axis)) }
    scanner.skipBlanks()
    return axis
  }

  /// `"[" name [predicates] "]"`
  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard scanner.skip("[") else { throw scanner.error(.expectedView) }
    let start = scanner.offset
    guard let name = scanner.name() else { throw scanner.error(.expectedView) }
    let range = start..<scanner.offset
    let sizes = scanner.next == "(" ? try predicates(.size) : []
    guard scanner.skip("]") else {
      // `[views[0]]`: the name is an expression, which no format can contain (specification VFL-32).
      if isSubscript {
        throw VisualFormatError(.unknownView(name), format: scanner.text, offset: start, length: range.count)
      }
      throw scanner.error(.expectedClosingBracket)
    }
    return VisualFormat.Element(name: name, range: range, sizes: sizes)
  }

  private var isSubscript: Bool {
    var ahead = scanner
    return ahead.skip("[") && ahead.number() != nil && ahead.skip("]")
  }

  /// Nothing, `"-"`, or `"-" spacing "-"`.
  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.skip("-") else { return .flush }
    switch scanner.next {
    case "[", "|", nil: return .standard
    case "-": throw scanner.error(.ambiguousMinus)
    default: break
    }
    let spacing = scanner.next == "(" ? try predicates(.spacing) : [try predicate(.bareSpacing)]
    guard scanner.skip("-") else { throw scanner.error(.expectedBar) }
    return .spacing(spacing)
  }

  /// The position of a predicate, which decides what it may contain.
  private enum Position {
    case size, spacing, bareSpacing

    var expectation: VisualFormatError.Reason { self == .size ? .expectedSize : .expectedNumberOrMetric }
  }

  /// `"(" predicate { "," predicate } ")"`
  private mutating func predicates(_ position: Position) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      // The opening parenthesis or a comma.
      _ = scanner.skip("(")
      scanner.skipBlanks()
      predicates.append(try predicate(position))
      scanner.skipBlanks()
    } while scanner.skip(",")
    guard scanner.skip(")") else {
      let isMultiplier = position == .size && (scanner.next == "*" || scanner.next == "/")
      throw scanner.error(isMultiplier ? .expectedSize : .expectedCommaOrParenthesis)
    }
    return predicates
  }

  /// `[relation] object ["@" priority]`
  private mutating func predicate(_ position: Position) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = scanner.relation() ?? .equal
    let object = try object(allowingMinus: position != .bareSpacing, orThrow: position.expectation)
    let priority =
      scanner.skip("@")
      ? try self.object(allowingMinus: position != .bareSpacing, orThrow: .expectedNumberOrMetric) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  /// `number | name`
  private mutating func object(
    allowingMinus: Bool, orThrow expectation: VisualFormatError.Reason
  ) throws(VisualFormatError) -> VisualFormat.Object {
    let start = scanner.offset
    if let name = scanner.name() { return VisualFormat.Object(value: .name(name), range: start..<scanner.offset) }
    let sign = allowingMinus && scanner.skip("-") ? -1.0 : 1.0
    guard let number = scanner.number() else { throw scanner.error(expectation) }
    return VisualFormat.Object(value: .number(sign * number), range: start..<scanner.offset)
  }
}
