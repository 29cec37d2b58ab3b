internal import VisibleText

extension JSONValue {
  /// The value on one line, without spaces.
  package var line: String {
    var writer = JSONWriter()
    writer.append(self, indentation: nil)
    return writer.text
  }

  /// Returns the value on several lines, indented by two spaces, without a trailing line break.
  ///
  /// Arrays and objects of scalars and of arrays of scalars are on one line, so that a diff of two reports shows whole
  /// views and findings.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of all lines except the first, in steps of two spaces.
  ///   - start: The text before the value, verbatim.
  ///   - end: The text after the value, verbatim.
  package func lines(indentation: Int = 0, after start: String = "", before end: String = "") -> String {
    var writer = JSONWriter()
    writer.append(characters: start)
    writer.append(self, indentation: indentation)
    writer.append(characters: end)
    return writer.text
  }
}

/// A writer that serializes JSON as UTF-8: the same value always gives the same bytes. Reports of thousands of layouts
/// have megabytes, so everything is appended to one buffer.
///
/// The text is also safe inside a script: it contains neither `<` nor the line separators that end a JavaScript line.
/// It is safe in a log: invisible characters and commands of CI systems are escaped, in a way that every JSON parser
/// reverts.
private struct JSONWriter {
  private var bytes: [UInt8] = []

  /// The serialized text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a number in decimal notation with at most four decimals and no exponent. `null` if it is not finite, or so
  /// large that its digits are meaningless (above 10¹⁴).
  private mutating func append(_ number: Double) {
    guard number.magnitude < 1e14 else { return append(characters: "null") }
    // The integer and fractional digits are computed separately, since a scaled product could be inexact. Halves are
    // rounded away from zero; the difference is exact, and faster than the library's function.
    let units = Int(number.magnitude)
    let decimals = (number.magnitude - Double(units)) * 10_000
    var fraction = Int(decimals)
    if decimals - Double(fraction) >= 0.5 { fraction += 1 }
    if number < 0, units + fraction > 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(of: units + fraction / 10_000)
    appendDecimals(fraction % 10_000)
  }

  private mutating func appendDigits(of number: Int) {
    // Most numbers of a report are positions and factors.
    guard number >= 100 else {
      if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10)) }
      return bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    var rest = number
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends ten-thousandths, without trailing zeros.
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

  /// Appends a quoted string. Everything that JSON or a script could misread is escaped.
  private mutating func append(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    if !appendIfPlain(string) { append(escaping: string) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaping string: String) {
    if VisibleText.isPlain(string) {
      append(visible: string)
    } else {
      VisibleText.forEachCharacter(of: string) { scalar, isHidden in
        if isHidden {
          append(characters: Self.escape(scalar))
        } else if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
          append(visible: byte)
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    }
  }

  /// Appends a string of ASCII without anything to escape, as nearly all keys and names are, in one pass.
  ///
  /// - Returns: Whether the string was appended.
  private mutating func appendIfPlain(_ string: String) -> Bool {
    let characters = string.utf8
    let text = characters.span
    let start = bytes.count
    for index in text.indices {
      guard Self.isPlain(text[index]) else {
        bytes.removeLast(bytes.count - start)
        return false
      }
      bytes.append(text[index])
    }
    return true
  }

  /// Whether a byte never has to be escaped: visible ASCII, except for what JSON, a script or the log of a CI system
  /// may misread.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "#"), UInt8(ascii: "["),
      UInt8(ascii: ":"):
      false
    case 0x20..<0x7F: true
    default: false
    }
  }

  /// Appends a string without hidden characters. A single page has whole documents in strings, with many quotes.
  private mutating func append(visible string: String) {
    guard Self.needsEscape(string) else { return append(characters: string) }
    for byte in string.utf8 { append(visible: byte) }
  }

  /// Appends a byte of a visible character.
  private mutating func append(visible byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "<"): append(characters: "\\u003c")
    default: bytes.append(byte)
    }
  }

  /// Whether a visible string contains characters that must be escaped.
  private static func needsEscape(_ string: String) -> Bool {
    let characters = string.utf8
    let bytes = characters.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"): return true
      default: continue
      }
    }
    return false
  }

  /// Returns the escape of a character: a short one if JSON has it, `\u003c`, or a surrogate pair.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    return UTF16.encode(scalar).map { units in
      units.map { "\\u\($0.digits(4, radix: 16))" }.joined()
    } ?? ""
  }

  /// Appends text verbatim.
  mutating func append(characters: String) { bytes.append(contentsOf: characters.utf8) }

  /// Appends a value.
  ///
  /// `indentation` is the indentation of its lines, in steps of two spaces, or nil for a single line.
  mutating func append(_ value: JSONValue, indentation: Int?) {
    let indentation = indentation.flatMap { value.fitsOnOneLine ? nil : $0 }
    let inner = indentation.map { $0 + 1 }
    switch value {
    case .null: append(characters: "null")
    case .boolean(let isTrue): append(characters: isTrue ? "true" : "false")
    case .number(let number): append(number)
    case .string(let string): append(string)
    case .written(let text): append(characters: text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        beginLine(inner)
        // Nine of ten values of a large report are numbers in lists.
        if case .number(let number) = elements[index] {
          append(number)
        } else {
          append(elements[index], indentation: inner)
        }
      }
      beginLine(indentation)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        beginLine(inner)
        append(member.key)
        bytes.append(UInt8(ascii: ":"))
        if inner != nil { bytes.append(UInt8(ascii: " ")) }
        append(member.value, indentation: inner)
      }
      beginLine(indentation)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func beginLine(_ indentation: Int?) {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<(2 * indentation) { bytes.append(UInt8(ascii: " ")) }
  }
}

extension JSONValue {
  /// Whether nothing in the value is nested deeper than an array of scalars. False for serialized values.
  fileprivate var fitsOnOneLine: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isFlat)
    case .object(let members): members.allSatisfy(\.value.isFlat)
    default: isScalar
    }
  }

  /// Whether the value is a scalar, an array of scalars, or empty.
  private var isFlat: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let members): members.isEmpty
    default: isScalar
    }
  }

  /// Whether the value is neither an array nor an object nor serialized.
  private var isScalar: Bool {
    switch self {
    case .array, .object, .written: false
    case .null, .boolean, .number, .string: true
    }
  }
}
