/// The UTF-8 bytes of a JSON text while it is written: reports have millions of them, which strings would take one by one.
struct JSONBytes {
  private var bytes: [UInt8] = []

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a value on one line, without spaces.
  mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append(plain: "null")
    case .boolean(let isTrue): append(plain: isTrue ? "true" : "false")
    case .number(let value): append(plain: JSONText.number(value))
    case .string(let value): append(value)
    case .array(let elements):
      append(plain: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(plain: ",") }
        append(element)
      }
      append(plain: "]")
    case .object(let members):
      append(plain: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(plain: ",") }
        append(member.key)
        append(plain: ":")
        append(member.value)
      }
      append(plain: "}")
    }
  }

  /// Adds a value on lines of its own, two spaces further in for each step of depth.
  mutating func append(_ value: JSONValue, depth: Int) {
    guard !value.standsOnOneLine else { return append(value) }
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        append(plain: index > 0 ? "," : "[")
        breakLine(depth: depth + 1)
        append(element, depth: depth + 1)
      }
      breakLine(depth: depth)
      append(plain: "]")
    case .object(let members):
      for (index, member) in members.enumerated() {
        append(plain: index > 0 ? "," : "{")
        breakLine(depth: depth + 1)
        append(member.key)
        append(plain: ": ")
        append(member.value, depth: depth + 1)
      }
      breakLine(depth: depth)
      append(plain: "}")
    case .null, .boolean, .number, .string: break
    }
  }

  /// Adds a string in quotes, with everything escaped that JSON or a script could misread.
  mutating func append(_ string: String) {
    append(plain: "\"")
    if string.utf8.allSatisfy(\.isPlainInJSON) {
      append(plain: string)
    } else {
      for scalar in string.unicodeScalars { append(scalar) }
    }
    append(plain: "\"")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(plain: "\\\"")
    case "\\": append(plain: "\\\\")
    case "\n": append(plain: "\\n")
    case "\r": append(plain: "\\r")
    case "\t": append(plain: "\\t")
    case "\0"..<" ", "\u{7F}", "<", "\u{2028}", "\u{2029}": append(plain: Self.escape(scalar))
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// A scalar of the basic plane by its number: `\u003c`.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private mutating func append(plain text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func breakLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension UInt8 {
  /// Whether the byte of a string means itself, whatever stands beside it; U+2028 and U+2029 begin with `0xE2`.
  fileprivate var isPlainInJSON: Bool {
    switch self {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0x7F, 0xE2: false
    default: true
    }
  }
}

extension JSONValue {
  /// Whether nothing in it is nested deeper than an array of scalars.
  fileprivate var standsOnOneLine: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isFlat)
    case .object(let members): members.allSatisfy(\.value.isFlat)
    case .null, .boolean, .number, .string: true
    }
  }

  /// Whether it is a scalar, an array of scalars, or empty.
  private var isFlat: Bool {
    if case .array(let elements) = self { return elements.allSatisfy(\.isScalar) }
    return isEmpty
  }
}
