/// A number of C, with the type that Swift gives a macro of it.
struct HeaderLiteral: Hashable {
  /// The type: `Int32`, or a wider one for a number that does not fit or has a suffix.
  let type: String
  /// The number in Swift.
  let text: String
  /// The value of a whole number, by its bits.
  let integer: Int?

  /// Reads a number with an optional sign, in any number of parentheses. Nil for everything else.
  init?(_ tokens: [String]) {
    var rest = tokens[...]
    var isNegative = false
    while let first = rest.first, rest.count > 1 {
      if first == "-" {
        isNegative.toggle()
        rest.removeFirst()
      } else if first == "(", rest.last == ")" {
        rest = rest.dropFirst().dropLast()
      } else {
        break
      }
    }
    // '.5' begins with a sign.
    let parts = rest.first == "." ? rest.dropFirst() : rest
    guard parts.allSatisfy({ $0.first?.isNumber == true || $0 == "." }), let read = Self.number(rest.joined()) else {
      return nil
    }
    let sign = isNegative ? "-" : ""
    (type, text, integer) = (read.type, sign + read.text, read.integer.map { isNegative ? 0 &- $0 : $0 })
  }

  private static func number(_ text: String) -> (type: String, text: String, integer: Int?)? {
    let small = text.lowercased()
    guard small.first?.isASCII == true, small.contains(where: \.isNumber) else { return nil }
    let isHexadecimal = small.hasPrefix("0x")
    if !isHexadecimal, small.contains(where: { ".ef".contains($0) }) {
      let digits = small.last == "f" || small.last == "l" ? small.dropLast() : small[...]
      guard digits.allSatisfy({ $0.isNumber || ".e+-".contains($0) }), let value = Double("0\(digits)"), value.isFinite
      else { return nil }
      return (small.last == "f" ? "Float" : "Double", "\(value)", nil)
    }
    let digits = small.prefix { $0.isHexDigit || $0 == "x" }
    let suffix = small.dropFirst(digits.count)
    guard ["", "u", "l", "ul", "lu", "ll", "ull", "llu"].contains(suffix) else { return nil }
    let isOctal = digits.count > 1 && digits.first == "0"
    let value: UInt? =
      isHexadecimal
      ? UInt(digits.dropFirst(2), radix: 16)
      : digits.hasPrefix("0b") ? UInt(digits.dropFirst(2), radix: 2) : UInt(digits, radix: isOctal ? 8 : 10)
    guard let value else { return nil }
    return (type(of: value, suffix, isDecimal: !isOctal), "\(value)", Int(bitPattern: value))
  }

  private static func type(of value: UInt, _ suffix: Substring, isDecimal: Bool) -> String {
    let (isUnsigned, isLong) = (suffix.contains("u"), suffix.contains("l"))
    if suffix.contains("ll") { return isUnsigned || value > UInt(Int.max) ? "UInt64" : "Int64" }
    if !isLong, !isUnsigned, value <= UInt(Int32.max) { return "Int32" }
    if !isLong, isUnsigned || !isDecimal, value <= UInt(UInt32.max) { return "UInt32" }
    return isUnsigned || value > UInt(Int.max) ? "UInt" : "Int"
  }
}

/// An expression of C whose value is a whole number: `1 << 4`, `CardEdgeTop | CardEdgeLeft`.
struct HeaderExpression {
  private let tokens: [String]
  private let names: [String: Int]
  private var position = 0

  /// The deepest parentheses that are read.
  private static let depthLimit = 32
  /// The operators, the weakest first.
  private static let operators: [Set<String>] = [["|"], ["^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "%"]]
  private static let constants: [String: Int] = [
    "NSIntegerMax": .max, "NSIntegerMin": .min, "NSNotFound": .max, "NSUIntegerMax": -1, "INT_MAX": Int(Int32.max),
    "INT_MIN": Int(Int32.min), "UINT_MAX": Int(UInt32.max), "YES": 1, "NO": 0,
  ]

  /// Returns the value of an expression, by its bits. Nil if it is unknown.
  ///
  /// - Parameter names: The values of constants, by name.
  static func value(of tokens: [String], _ names: [String: Int] = [:]) -> Int? {
    var joined: [String] = []
    for token in tokens {
      // Each sign is a token.
      let isShift = (token == "<" || token == ">") && joined.last == token
      if isShift { joined.removeLast() }
      joined.append(isShift ? token + token : token)
    }
    var expression = HeaderExpression(tokens: joined, names: names)
    guard let value = expression.value(level: 0, depth: 0), expression.position == joined.count else { return nil }
    return value
  }

  private init(tokens: [String], names: [String: Int]) { (self.tokens, self.names) = (tokens, names) }

  private var token: String { position < tokens.count ? tokens[position] : "" }

  private mutating func value(level: Int, depth: Int) -> Int? {
    guard level < Self.operators.count else { return operand(depth: depth) }
    guard var value = value(level: level + 1, depth: depth) else { return nil }
    while Self.operators[level].contains(token) {
      let sign = token
      position += 1
      guard let next = self.value(level: level + 1, depth: depth), let made = Self.apply(sign, value, next) else {
        return nil
      }
      value = made
    }
    return value
  }

  private static func apply(_ sign: String, _ first: Int, _ second: Int) -> Int? {
    switch sign {
    case "|": first | second
    case "^": first ^ second
    case "&": first & second
    case "<<": (0..<64).contains(second) ? first << second : nil
    case ">>": (0..<64).contains(second) ? first >> second : nil
    case "+": first &+ second
    case "-": first &- second
    case "*": first &* second
    case "/": second == 0 ? nil : first.dividedReportingOverflow(by: second).partialValue
    default: second == 0 ? nil : first.remainderReportingOverflow(dividingBy: second).partialValue
    }
  }

  private mutating func operand(depth: Int) -> Int? {
    guard depth < Self.depthLimit, position < tokens.count else { return nil }
    let first = token
    position += 1
    switch first {
    case "-": return operand(depth: depth + 1).map { 0 &- $0 }
    case "+": return operand(depth: depth + 1)
    case "~": return operand(depth: depth + 1).map { ~$0 }
    case "(":
      if isCast {
        position = (tokens[position...].firstIndex(of: ")") ?? position) + 1
        return operand(depth: depth + 1)
      }
      guard let value = value(level: 0, depth: depth + 1), token == ")" else { return nil }
      position += 1
      return value
    default: return names[first] ?? Self.constants[first] ?? HeaderLiteral([first])?.integer
    }
  }

  /// Whether the parenthesis before the position contains a type: `(NSUInteger)1`.
  private var isCast: Bool {
    guard let close = tokens[position...].firstIndex(of: ")"), close > position, close + 1 < tokens.count else {
      return false
    }
    let next = tokens[close + 1]
    return tokens[position..<close].allSatisfy {
      HeaderType.isWord($0) && names[$0] == nil && Self.constants[$0] == nil
    }
      && (next == "(" || next == "~" || HeaderType.isWord(next) || next.first?.isNumber == true)
  }
}
