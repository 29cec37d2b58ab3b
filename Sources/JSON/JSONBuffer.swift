/// JSON in the making, as UTF-8: reports of thousands of layouts are megabytes.
package struct JSONBuffer {
  private var bytes: [UInt8] = []

  /// The text that has been written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a number; see ``JSONText/number(_:)``.
  package mutating func append(_ number: Double) {
    // Digits are counted on both sides of the point alone, since their product could be inexact.
    let whole = number.magnitude.rounded(.down)
    let decimals = ((number.magnitude - whole) * 10_000).rounded()
    guard number.magnitude < 1e14, let units = Int(exactly: whole), let fraction = Int(exactly: decimals) else {
      append(characters: "null")
      return
    }
    if number < 0, units + fraction > 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(of: units + fraction / 10_000)
    appendDecimals(fraction % 10_000)
  }

  private mutating func appendDigits(of number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    var rest = number
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Adds ten-thousandths, without zeros at the end.
  private mutating func appendDecimals(_ fraction: Int) {
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit = 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Adds a string in quotes; see ``JSONText/string(_:)``.
  package mutating func append(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    append(characters: string)
    if bytes[start...].contains(where: Self.mayNeedEscape) {
      bytes.removeSubrange(start...)
      for scalar in string.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns whether a byte may belong to a character that cannot stand as it is; the line separators begin with 0xE2.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xE2, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): true
    default: false
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(characters: "\\\"")
    case "\\": append(characters: "\\\\")
    case "\n": append(characters: "\\n")
    case "\r": append(characters: "\\r")
    case "\t": append(characters: "\\t")
    case "\0"..<" ", "\u{7F}", "<", "\u{2028}", "\u{2029}": append(characters: Self.escape(scalar))
    default: append(characters: String(scalar))
    }
  }

  /// A scalar of the basic plane by its number: `\u003c`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Adds characters as they are.
  package mutating func append(characters: String) { bytes.append(contentsOf: characters.utf8) }

  /// Adds a value without spaces.
  package mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append(characters: "null")
    case .boolean(let isTrue): append(characters: isTrue ? "true" : "false")
    case .number(let value): append(value)
    case .string(let value): append(value)
    case .written(let value): append(characters: value)
    case .array(let elements):
      append(characters: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(characters: ",") }
        append(element)
      }
      append(characters: "]")
    case .object(let members):
      append(characters: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(characters: ",") }
        append(member.key)
        append(characters: ":")
        append(member.value)
      }
      append(characters: "}")
    }
  }

  /// Adds a value on lines of its own.
  ///
  /// - Parameter indentation: How many times two spaces stand before the lines.
  package mutating func append(_ value: JSONValue, indentation: Int) {
    guard !value.standsOnOneLine else { return append(value) }
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        append(characters: index > 0 ? "," : "[")
        beginLine(indentation + 1)
        append(element, indentation: indentation + 1)
      }
      beginLine(indentation)
      append(characters: "]")
    case .object(let members):
      for (index, member) in members.enumerated() {
        append(characters: index > 0 ? "," : "{")
        beginLine(indentation + 1)
        append(member.key)
        append(characters: ": ")
        append(member.value, indentation: indentation + 1)
      }
      beginLine(indentation)
      append(characters: "}")
    case .written(let value): append(characters: value)
    case .null, .boolean, .number, .string: break
    }
  }

  private mutating func beginLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indentation))
  }
}

extension JSONValue {
  /// True where nothing in the value is nested deeper than an array of scalars; false for a value that is text already.
  fileprivate var standsOnOneLine: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isFlat)
    case .object(let members): members.allSatisfy(\.value.isFlat)
    case .null, .boolean, .number, .string: true
    case .written: false
    }
  }

  /// True where the value is a scalar, an array of scalars, or empty.
  private var isFlat: Bool {
    if case .array(let elements) = self { return elements.allSatisfy(\.isScalar) }
    return isEmpty
  }
}
