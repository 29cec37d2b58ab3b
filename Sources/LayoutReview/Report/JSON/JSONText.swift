/// JSON as text: the same bytes for the same value, everywhere.
///
/// The text is also safe inside a script: it holds no `<`, and no line separators that end a JavaScript line.
public enum JSONText {
  /// A value on one line, without spaces.
  public static func line(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// A value on lines of its own, indented by two spaces, without a line break at the end.
  ///
  /// An array or object of scalars and of arrays of scalars stands on one line, so that a difference between two
  /// reports shows whole views and findings.
  ///
  /// - Parameter indentation: What stands before each line but the first.
  public static func lines(_ value: JSONValue, indentation: String = "") -> String {
    var text = ""
    append(value, indentation: indentation, to: &text)
    return text
  }

  /// A number in decimal notation with at most four decimals and no exponent; `null` where it is not finite or so large
  /// that its digits mean nothing (above 10¹⁴).
  public static func number(_ number: Double) -> String {
    // Digits are counted on both sides of the point alone, since their product could be inexact.
    let whole = number.magnitude.rounded(.down)
    let decimals = ((number.magnitude - whole) * 10_000).rounded()
    guard number.magnitude < 1e14, let units = Int(exactly: whole), let fraction = Int(exactly: decimals) else {
      return "null"
    }
    let isNegative = number < 0 && units + fraction > 0
    return (isNegative ? "-" : "") + digits(units + fraction / 10_000, fraction % 10_000)
  }

  /// A whole number and ten-thousandths, without zeros at the end.
  private static func digits(_ units: Int, _ fraction: Int) -> String {
    guard fraction > 0 else { return String(units) }
    var decimals = String(10_000 + fraction).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(units).\(decimals)"
  }

  /// A string in quotes, with everything escaped that JSON or a script could misread.
  public static func string(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}", "<", "\u{2028}", "\u{2029}": text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// A scalar of the basic plane by its number: `\u003c`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let isTrue): text += isTrue ? "true" : "false"
    case .number(let value): text += number(value)
    case .string(let value): text += string(value)
    case .written(let value): text += value
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\(string(member.key)):" : "\(string(member.key)):"
        append(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func append(_ value: JSONValue, indentation: String, to text: inout String) {
    guard !standsOnOneLine(value) else { return append(value, to: &text) }
    let inner = indentation + "  "
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += "\(index > 0 ? "," : "[")\n\(inner)"
        append(element, indentation: inner, to: &text)
      }
      text += "\n\(indentation)]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += "\(index > 0 ? "," : "{")\n\(inner)\(string(member.key)): "
        append(member.value, indentation: inner, to: &text)
      }
      text += "\n\(indentation)}"
    case .written(let value): text += value
    case .null, .boolean, .number, .string: break
    }
  }

  /// Whether nothing in a value is nested deeper than an array of scalars.
  private static func standsOnOneLine(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let elements): elements.allSatisfy(isFlat)
    case .object(let members): members.allSatisfy { isFlat($0.value) }
    case .null, .boolean, .number, .string: true
    case .written: false
    }
  }

  /// Whether a value is a scalar, an array of scalars, or empty.
  private static func isFlat(_ value: JSONValue) -> Bool {
    if case .array(let elements) = value { return elements.allSatisfy(\.isScalar) }
    return value.isEmpty
  }
}
