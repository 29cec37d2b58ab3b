internal import AutoLayout
internal import Findings
internal import MarkupReading

/// A recursive descent parser for equations and expressions. The nesting of parentheses is limited.
///
///     equation   = expression { relation expression } [ "@" expression ] [ "#" name ]
///     expression = product { ("+" | "-") product }
///     product    = factor { ("*" | "/") factor }
///     factor     = [ "-" ] ( number | "std" | name { "." name } | "(" expression ")" )
struct EquationParser {
  /// The meaning of a name that is written without an item or an attribute.
  struct Implied: Sendable {
    /// The item of an attribute without an item. Nil if an item must be named.
    var item: (item: AttributeReference.Item, name: String)?
    /// The attribute of an item without an attribute. Nil if an attribute must be named.
    var attribute: LayoutAttribute?
  }

  private static let maximumDepth = 16
  private static let priorities = [
    "required": 1000.0, "high": 750, "low": 250, "defaultHigh": 750, "defaultLow": 250,
    "fittingSize": 50,
  ]

  /// The words for priorities, the highest first.
  static let priorityWords = priorities.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)

  private let names: EquationNames
  private let implied: Implied
  private let tokens: [EquationToken]
  private var position = 0
  private var depth = 0
  private var isPriority = false
  /// The metrics that the text uses.
  private(set) var usedMetrics: Set<String> = []
  /// The names of views and metrics in the text, with their ranges.
  private(set) var writtenNames: [(kind: WrittenName.Kind, range: Range<Int>)] = []

  init(_ text: String, names: EquationNames, implied: Implied = Implied()) throws(EquationError) {
    self.names = names
    self.implied = implied
    tokens = try EquationLexer.tokens(of: text)
  }

  /// The next token. At the end of the text, it is always ``EquationToken/Kind/end``.
  var next: EquationToken { tokens[min(position, tokens.count - 1)] }

  /// Parses the whole text as an equation.
  mutating func equation() throws(EquationError) -> Equation {
    var sides = [try expression()]
    var relations: [Equation.Relation] = []
    while case .relation(let relation) = next.kind {
      relations.append(Equation.Relation(relation: relation, range: next.range))
      position += 1
      sides.append(try expression())
    }
    if relations.isEmpty, next.kind != .end {
      throw EquationError(
        code: .missingRelation, message: .init(kind: "before", "expected a relation before this"), range: next.range,
        hint: "write '==', '<=' or '>=' between both sides")
    }
    let (priority, identifier) = try ending()
    return Equation(sides: sides, relations: relations, priority: priority, identifier: identifier)
  }

  /// Parses the whole text as an expression with an optional priority and identifier.
  mutating func term() throws(EquationError) -> (LinearExpression, LayoutPriority?, identifier: String?) {
    let expression = try expression()
    if case .relation = next.kind {
      throw error(
        .init(kind: "relation", "unexpected '==', '<=' or '>='"),
        hint: "write equations as separate items")
    }
    let (priority, identifier) = try ending()
    return (expression, priority, identifier)
  }

  /// Parses the whole text as a priority: a number or a word.
  mutating func wholePriority() throws(EquationError) -> LayoutPriority {
    let priority = try priority()
    guard next.kind == .end else {
      throw error(.init(kind: "after-priority", "unexpected text after the priority"))
    }
    return priority
  }

  /// Parses `[ "@" expression ] [ "#" name ]` and the end of the text.
  private mutating func ending() throws(EquationError) -> (LayoutPriority?, identifier: String?) {
    var priority: LayoutPriority?
    if skip("@") { priority = try self.priority() }
    var identifier: String?
    if case .identifier(let name) = next.kind {
      identifier = name
      position += 1
    }
    switch next.kind {
    case .end: return (priority, identifier)
    case .number, .name: throw error(.init(kind: "sign", "expected an operator before this"))
    default: throw error(.init(kind: "symbol", "unexpected text"))
    }
  }

  private mutating func priority() throws(EquationError) -> LayoutPriority {
    isPriority = true
    defer { isPriority = false }
    let expression = try expression()
    let priority = LayoutPriority(expression.constant)
    guard expression.isNumber, priority.isLegal else {
      throw EquationError(
        code: .invalidPriority, message: "the priority \(priority) is not between 1 and 1000",
        range: expression.range, hint: "required is 1000, high 750, low 250")
    }
    return priority
  }

  private mutating func expression() throws(EquationError) -> LinearExpression {
    var sum = try product()
    while true {
      if skip("+") {
        sum = try sum.adding(try product(), factor: 1)
      } else if skip("-") {
        sum = try sum.adding(try product(), factor: -1)
      } else {
        return sum
      }
    }
  }

  private mutating func product() throws(EquationError) -> LinearExpression {
    var product = try factor()
    while true {
      if skip("*") {
        product = try product.multiplied(by: try factor())
      } else if skip("/") {
        product = try product.divided(by: try factor())
      } else {
        return product
      }
    }
  }

  private mutating func factor() throws(EquationError) -> LinearExpression {
    let start = next.range.lowerBound
    if skip("-") {
      var negated = try primary().multiplied(by: .number(-1, next.range))
      negated.range = start..<tokens[position - 1].range.upperBound
      return negated
    }
    return try primary()
  }

  private mutating func primary() throws(EquationError) -> LinearExpression {
    let token = next
    switch token.kind {
    case .number(let number):
      position += 1
      return .number(number, token.range)
    case .name: return try reference()
    case .sign("("): return try parenthesized()
    case .end: throw error(.init(kind: "end", "unexpected end"))
    case .sign("."): throw pointBeforeNumber()
    case .sign(let sign):
      throw error(.init(kind: "operand-sign", "expected a number or an attribute, not '\(sign)'"))
    case .relation(let relation):
      throw error(
        .init(kind: "operand-relation", "expected a number or an attribute, not '\(relation.symbol)'"))
    case .identifier:
      throw error(.init(kind: "operand-identifier", "expected a number or an attribute before the identifier"))
    }
  }

  /// Returns the error for a dot where a number must begin.
  private func pointBeforeNumber() -> EquationError {
    guard let token = tokens.dropFirst(position + 1).first else {
      return error(.init(kind: "dot-end", "expected a number, not '.'"))
    }
    switch token.kind {
    case .number: return error(.init(kind: "dot-number", "a number cannot begin with '.'"), hint: "put a 0 before it")
    case .name(let name):
      let range = next.range.lowerBound..<token.range.upperBound
      return EquationError(
        code: .invalidNumber, message: .init(kind: "member", "'.\(name)' is not a number"), range: range)
    default: return error(.init(kind: "dot", "expected a number or an attribute, not '.'"))
    }
  }

  private mutating func parenthesized() throws(EquationError) -> LinearExpression {
    let start = next.range.lowerBound
    guard depth < Self.maximumDepth else {
      throw error(.init(kind: "parentheses", "parentheses are nested too deeply"))
    }
    depth += 1
    position += 1
    var inner = try expression()
    guard skip(")") else { throw error(.init(kind: "closing", "expected ')'")) }
    depth -= 1
    inner.range = start..<tokens[position - 1].range.upperBound
    return inner
  }

  /// Parses a metric, a word for a priority, or an attribute of an item.
  private mutating func reference() throws(EquationError) -> LinearExpression {
    let path = try path()
    let range = (path.first?.range.lowerBound ?? 0)..<(path.last?.range.upperBound ?? 0)
    if path.count == 1, let number = number(path[0].name, range) { return .number(number, range) }
    if path.count == 1, isStandardSpacing(path[0].name) { return .standardSpacing(range) }
    if isPriority {
      throw EquationError(
        code: .invalidPriority, message: .init(kind: "word", "'\(path[0].name)' is not a priority"), range: range,
        hint: Suggestion.hint(for: path[0].name, in: ["required", "high", "low"] + names.metrics.keys.sorted())
          ?? "write @required, @high, @low or a number from 1 to 1000")
    }
    let (item, attribute) = try ReferenceResolver(names: names, implied: implied).resolve(path)
    // A single name that is an attribute belongs to a view that is named elsewhere.
    let namesView = path.count > 1 || implied.attribute != nil
    if namesView, names.position(of: path[0].name) != nil { writtenNames.append((.view, path[0].range)) }
    let text = path.map(\.name).joined(separator: ".")
    let reference = AttributeReference(item: item, attribute: attribute, text: text, range: range)
    return LinearExpression(attribute: reference, multiplier: 1, constant: 0, range: range)
  }

  private mutating func path() throws(EquationError) -> [(name: String, range: Range<Int>)] {
    var path: [(name: String, range: Range<Int>)] = []
    repeat {
      guard case .name(let name) = next.kind else {
        throw error(.init(kind: "member", "expected a name after the '.'"))
      }
      path.append((name, next.range))
      position += 1
    } while skip(".")
    return path
  }

  /// Returns the value of a single name. Nil if it is not a metric, or if a view of that name is meant.
  private mutating func number(_ name: String, _ range: Range<Int>) -> Double? {
    if isPriority, let priority = Self.priorities[name] { return priority }
    let isViewMeant = implied.attribute.map { $0.kind != .size } == true && names.item([name]) != nil
    guard !isViewMeant, let value = names.metrics[name] else { return nil }
    usedMetrics.insert(name)
    writtenNames.append((.metric, range))
    return value
  }

  /// Whether a name is the standard spacing. Metrics and views of that name take precedence (specification
  /// CON-10).
  private func isStandardSpacing(_ name: String) -> Bool {
    name == StandardSpacing.word && !isPriority && names.item([name]) == nil
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next.kind == .sign(sign) else { return false }
    position += 1
    return true
  }

  private func error(_ message: Finding.Message, hint: Finding.Message? = nil) -> EquationError {
    EquationError(code: .invalidEquation, message: message, range: next.range, hint: hint)
  }
}
