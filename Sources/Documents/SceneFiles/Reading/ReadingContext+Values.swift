internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes
internal import Typography

/// Readers of typed values. Each reports an error and returns nil if the value does not fit.
extension ReadingContext {
  /// Returns the entries of a mapping. Unknown keys are reported. An empty node has no entries.
  ///
  /// `advice` returns the hint for an unknown key, or nil to suggest the nearest allowed key.
  func fields(
    _ node: YAMLNode, allowed: [String], of owner: String, advice: (String) -> Finding.Message? = { _ in nil }
  ) -> [YAMLNode.Entry]? {
    guard let entries = entries(node, of: owner) else { return nil }
    for entry in entries where !allowed.contains(entry.name) {
      report(
        .unknownKey, "\(owner) has no '\(entry.name)'", at: entry.key.place,
        hint: advice(entry.name) ?? Self.missingColon(in: entry, allowed)
          ?? Suggestion.hint(for: entry.name, inAll: allowed))
    }
    return entries.filter { allowed.contains($0.name) }
  }

  /// Returns the hint for a key and value without a colon between them, as in `text Go`. Nil for other keys.
  private static func missingColon(in entry: YAMLNode.Entry, _ allowed: [String]) -> Finding.Message? {
    guard entry.value.isEmpty, let blank = entry.name.firstIndex(of: " ") else { return nil }
    let key = String(entry.name[..<blank])
    guard allowed.contains(key) else { return nil }
    return .init(kind: "missing-colon", "write a colon: '\(key):\(entry.name[blank...])'")
  }

  /// Returns the entries of a mapping whose keys are chosen by the author.
  func entries(_ node: YAMLNode, of owner: String) -> [YAMLNode.Entry]? {
    if node.isEmpty { return [] }
    guard let entries = node.mapping else {
      report(.wrongType, .init(kind: "keys", "\(owner) needs keys with values, such as 'key: value'"), at: node.place)
      return nil
    }
    return entries
  }

  /// Returns the items of a list. A single value is a list of one.
  func list(_ node: YAMLNode) -> [YAMLNode] {
    if node.isEmpty { return [] }
    return node.sequence ?? [node]
  }

  /// Reads a non-empty scalar.
  func word(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.scalar else {
      report(.wrongType, .init(kind: "value", "\(what) must be a single value"), at: node.place)
      return nil
    }
    guard !text.isEmpty else {
      let isComment = source.line(node.range.start.line)?.contains(" #") == true
      report(
        .missingValue, "\(what) is empty", at: node.place,
        hint: isComment ? "put a value that begins with '#' in quotes" : nil)
      return nil
    }
    return text
  }

  /// Reads a case of an enumeration.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ what: String, code: FindingCode = .unknownValue
  ) -> Value? where Value.RawValue == String {
    guard let word = word(node, what) else { return nil }
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    report(code, "unknown \(what) '\(word)'", at: node.place, hint: Suggestion.hint(for: word, inAll: words))
    return nil
  }

  /// Reads one of Apple's text styles.
  func textStyle(_ node: YAMLNode) -> TextStyle? {
    if let style = node.scalar.flatMap(TextStyle.init(name:)) { return style }
    return choice(node, "text style", code: .unknownStyle)
  }

  /// Reads a ratio of width to height: an expression, or `16:9` as Interface Builder writes it.
  func ratio(_ node: YAMLNode, _ what: String) -> Double? {
    let sides = node.scalar?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    guard sides.count == 2 else { return number(node, what, atLeast: 0) }
    let lengths = sides.compactMap { expression(String($0), in: node, what) }
    guard lengths.count == 2 else { return nil }
    guard lengths[1] > 0, lengths[0] >= 0, lengths[0] / lengths[1] <= SceneNumber.largest else {
      report(
        .numberOutOfRange, .init(kind: "sides", "the sides of \(what) must be greater than 0"), at: node.place,
        hint: "write width:height")
      return nil
    }
    return lengths[0] / lengths[1]
  }

  /// Reads `true` or `false`.
  func flag(_ node: YAMLNode, _ what: String) -> Bool? {
    guard let word = word(node, what) else { return nil }
    switch word {
    case "true": return true
    case "false": return false
    default:
      report(.unknownValue, .init(kind: "truth", "\(what) must be true or false, not '\(word)'"), at: node.place)
      return nil
    }
  }

  /// Reads `true`, `false`, or the height of the keyboard in points.
  func keyboard(_ node: YAMLNode) -> Keyboard? {
    switch node.scalar {
    case "true": return .lowest
    case "false": return .hidden
    case let word? where word.allSatisfy(\.isLetter) && names.metrics[word] == nil:
      report(
        .unknownValue, .init(kind: "keyboard", "'keyboard' must be true, false or a height in points, not '\(word)'"),
        at: node.place)
      return nil
    default: return number(node, "the height of the keyboard", atLeast: 0).map(Keyboard.height)
    }
  }

  /// Reads `ltr` or `rtl`.
  func direction(_ node: YAMLNode) -> LayoutDirection? {
    guard let word = word(node, "the direction") else { return nil }
    if let direction = LayoutDirection(rawValue: word) { return direction }
    report(
      .unknownValue, .init(kind: "direction", "unknown direction '\(word)'"), at: node.place,
      hint: "write ltr or rtl")
    return nil
  }

  /// Reads an expression of numbers and metrics.
  func number(_ node: YAMLNode, _ what: String, atLeast minimum: Double = -SceneNumber.largest) -> Double? {
    guard let text = word(node, what), let number = expression(text, in: node, what) else { return nil }
    guard number >= minimum else {
      report(
        .numberOutOfRange, .init(kind: "minimum", "\(what) must be \(SceneNumber.text(minimum)) or more"),
        at: node.place)
      return nil
    }
    return number
  }

  /// Reads an integer.
  func wholeNumber(_ node: YAMLNode, _ what: String) -> Int? {
    guard let number = number(node, what, atLeast: 0) else { return nil }
    guard let whole = Int(exactly: number) else {
      report(.invalidNumber, .init(kind: "whole", "\(what) must be a whole number"), at: node.place)
      return nil
    }
    return whole
  }

  /// Reads a priority, as a number or a word.
  func priority(_ node: YAMLNode, _ what: String) -> LayoutPriority? {
    guard let text = word(node, what) else { return nil }
    return parse(text, in: node) { parser throws(EquationError) in try parser.wholePriority() }
  }

  /// Parses a string as an equation or a part of one, and records the metrics that it uses.
  func parse<Value>(
    _ text: String, in node: YAMLNode, implied: EquationParser.Implied = EquationParser.Implied(),
    _ rule: (inout EquationParser) throws(EquationError) -> Value
  ) -> Value? {
    do throws(EquationError) {
      var parser = try EquationParser(text, names: names, implied: implied)
      defer { for name in parser.writtenNames { note(name.kind, in: node, at: name.range) } }
      let value = try rule(&parser)
      usedMetrics.formUnion(parser.usedMetrics)
      return value
    } catch {
      report(error, in: node)
      return nil
    }
  }

  private func expression(_ text: String, in node: YAMLNode, _ what: String) -> Double? {
    let term = parse(text, in: node) { parser throws(EquationError) in try parser.term() }
    guard let (expression, priority, identifier) = term else { return nil }
    guard expression.isNumber, priority == nil, identifier == nil else {
      report(
        .invalidNumber, "\(what) must be a number", at: node.place,
        hint: expression.standardSpacings == 0 ? nil : "'std' can only be used in constraints between two items")
      return nil
    }
    return expression.constant
  }
}
