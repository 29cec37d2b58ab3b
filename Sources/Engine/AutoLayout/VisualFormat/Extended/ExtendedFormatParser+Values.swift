extension ExtendedFormatParser {
  /// `"(" predicate { "," predicate } ")"`
  mutating func predicates() throws(VisualFormatError) -> [ExtendedFormat.Predicate] {
    var predicates: [ExtendedFormat.Predicate] = []
    repeat {
      // The opening parenthesis or a comma.
      _ = scanner.skip("(")
      scanner.skipBlanks()
      predicates.append(try predicate(isBare: false))
      scanner.skipBlanks()
    } while scanner.skip(",")
    guard scanner.skip(")") else { throw scanner.error(.expectedCommaOrParenthesis) }
    return predicates
  }

  /// `[relation] value ["@" priority]`. Sums are only allowed in parentheses, where a `-` does not end a connection.
  mutating func predicate(isBare: Bool) throws(VisualFormatError) -> ExtendedFormat.Predicate {
    let relation = scanner.relation() ?? .equal
    if !isBare { scanner.skipBlanks() }
    let start = scanner.offset
    let value = isBare ? try product(isBare: true) : try sum()
    let range = start..<scanner.offset
    let priority = scanner.skip("@") ? try self.priority() : nil
    return ExtendedFormat.Predicate(relation: relation, value: value, priority: priority, range: range)
  }

  /// `number | metric`
  private mutating func priority() throws(VisualFormatError) -> ExtendedFormat.Value {
    if let number = scanner.number() { return .number(number) }
    return .name(try name(orThrow: .expectedNumberOrMetric), nil)
  }

  /// `product { ("+" | "-") product }`
  private mutating func sum() throws(VisualFormatError) -> ExtendedFormat.Value {
    let first = try product(isBare: false)
    var steps: [ExtendedFormat.Step] = []
    while let operation = operation(isSum: true, isBare: false) {
      steps.append(ExtendedFormat.Step(operation: operation, value: try product(isBare: false)))
    }
    return steps.isEmpty ? first : .operations(first, steps)
  }

  /// `factor { ("*" | "/") factor }`
  private mutating func product(isBare: Bool) throws(VisualFormatError) -> ExtendedFormat.Value {
    let first = try factor(isBare: isBare)
    var steps: [ExtendedFormat.Step] = []
    while let operation = operation(isSum: false, isBare: isBare) {
      steps.append(ExtendedFormat.Step(operation: operation, value: try factor(isBare: isBare)))
    }
    return steps.isEmpty ? first : .operations(first, steps)
  }

  /// Reads an operator with the blanks around it, or returns nil if there is none.
  private mutating func operation(isSum: Bool, isBare: Bool) -> ExtendedFormat.Operator? {
    var ahead = scanner
    if !isBare { ahead.skipBlanks() }
    guard let next = ahead.next, let operation = ExtendedFormat.Operator(rawValue: Character(next)),
      operation.isSum == isSum, ahead.skip(next)
    else { return nil }
    if !isBare { ahead.skipBlanks() }
    scanner = ahead
    return operation
  }

  /// `number ["%"] | name ["." attribute]`, and in parentheses `"(" sum ")" | "-" factor`.
  private mutating func factor(isBare: Bool) throws(VisualFormatError) -> ExtendedFormat.Value {
    if let number = scanner.number() { return scanner.skip("%") ? .part(number / 100) : .number(number) }
    if !isBare, scanner.next == "(" || scanner.next == "-" {
      return try nested { parser throws(VisualFormatError) in try parser.enclosedFactor() }
    }
    let name = try name(orThrow: .expectedValue)
    return .name(name, try attribute())
  }

  private mutating func enclosedFactor() throws(VisualFormatError) -> ExtendedFormat.Value {
    if scanner.skip("-") {
      return .operations(.number(0), [ExtendedFormat.Step(operation: .minus, value: try factor(isBare: false))])
    }
    _ = scanner.skip("(")
    scanner.skipBlanks()
    let value = try sum()
    scanner.skipBlanks()
    guard scanner.skip(")") else { throw scanner.error(.expectedCommaOrParenthesis) }
    return value
  }

  /// `"." attribute`, or nil if no point follows.
  mutating func attribute() throws(VisualFormatError) -> LayoutAttribute? {
    guard scanner.skip(".") else { return nil }
    let word = try name(orThrow: .expectedAttribute)
    guard let attribute = LayoutAttribute(name: word.text) else {
      throw VisualFormatError(
        .unknownAttribute(word.text), format: scanner.text, offset: word.range.lowerBound, length: word.range.count)
    }
    return attribute
  }
}
