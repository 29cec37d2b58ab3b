internal import Geometry

/// A document being written, as UTF-8.
///
/// Markup comes in thousands of pieces of a few bytes. Each is copied to the end of the last one, without further work.
package struct MarkupBuffer {
  /// The bytes so far, followed by spare capacity.
  private var storage = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0

  /// Creates an empty buffer with capacity for a picture of average size.
  package init() {}

  /// The bytes so far.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  // MARK: Bytes

  /// Adds markup without escaping it.
  package mutating func append(_ markup: String) {
    let source = markup.utf8.span
    reserve(source.count)
    let start = count
    var target = storage.mutableSpan
    for index in source.indices { target[start &+ index] = source[index] }
    count += source.count
  }

  /// Adds a byte of a character.
  package mutating func append(byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count += 1
  }

  /// Adds bytes in base 64.
  package mutating func append(base64 bytes: [UInt8]) {
    let length = Base64.length(ofBytes: bytes.count)
    reserve(length)
    let start = count
    var target = storage.mutableSpan
    Base64.write(bytes, to: &target, from: start)
    count += length
  }

  /// Reserves capacity for more bytes.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > storage.count { storage += [UInt8](repeating: 0, count: max(storage.count, more)) }
  }

  // MARK: Numbers and characters

  /// Adds a number.
  package mutating func append(_ number: Double, places: Int = DecimalNumber.places) {
    if places == DecimalNumber.places, appendLength(number) { return }
    let digits = DecimalNumber(number, places: places).digits
    reserve(digits.all.count)
    let start = count
    var target = storage.mutableSpan
    for index in digits.first..<digits.all.count { target[start &+ index &- digits.first] = digits.all[index] }
    count += digits.all.count - digits.first
  }

  /// Adds a length below a million points, as ``DecimalNumber`` writes it, without a string in between. A third of the
  /// output is numbers.
  ///
  /// - Returns: Whether the number is such a length. Otherwise nothing is added.
  private mutating func appendLength(_ number: Double) -> Bool {
    guard number.magnitude < 1_000_000 else { return false }
    let scaled = number.magnitude * 1000
    var units = Int(scaled)
    // Halves are rounded away from zero. The difference is exact, and faster than the library's function.
    if scaled - Double(units) >= 0.5 { units += 1 }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: 1000)
    reserve(12)
    var place = count
    var target = storage.mutableSpan
    if number < 0, units > 0 {
      target[place] = UInt8(ascii: "-")
      place += 1
    }
    Self.write(whole, to: &target, &place)
    if fraction > 0 { Self.write(thousandths: fraction, to: &target, &place) }
    count = place
    return true
  }

  @inline(__always)
  private static func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10) }

  private static func write(_ whole: Int, to target: inout MutableSpan<UInt8>, _ place: inout Int) {
    var (length, power) = (1, 10)
    while whole >= power {
      length += 1
      power *= 10
    }
    place += length
    var (rest, position) = (whole, place)
    repeat {
      position -= 1
      target[position] = digit(rest)
      rest /= 10
    } while rest > 0
  }

  /// Writes the decimals, without trailing zeros.
  private static func write(thousandths: Int, to target: inout MutableSpan<UInt8>, _ place: inout Int) {
    target[place] = UInt8(ascii: ".")
    target[place + 1] = digit(thousandths / 100)
    target[place + 2] = digit(thousandths / 10)
    target[place + 3] = digit(thousandths)
    place += thousandths % 10 > 0 ? 4 : thousandths % 100 > 0 ? 3 : 2
  }

  /// Adds two numbers with a space between them.
  package mutating func append(_ first: Double, _ second: Double) {
    append(first)
    append(byte: UInt8(ascii: " "))
    append(second)
  }

  /// Adds escaped characters. Characters that XML 1.0 cannot represent are skipped.
  package mutating func append(escaping characters: String, in place: XMLCharacters.Place) {
    if appendIfPlain(characters) { return }
    for scalar in characters.unicodeScalars {
      if scalar.isASCII, Self.isPlain(UInt8(truncatingIfNeeded: scalar.value)) {
        append(byte: UInt8(truncatingIfNeeded: scalar.value))
      } else if let reference = XMLCharacters.reference(to: scalar, in: place) {
        append(reference)
      } else if XMLCharacters.isAllowed(scalar) {
        append(String(scalar))
      }
    }
  }

  /// Adds characters, unless some of them have to be escaped.
  ///
  /// - Returns: Whether none had to be. Otherwise nothing is added.
  private mutating func appendIfPlain(_ characters: String) -> Bool {
    let source = characters.utf8.span
    reserve(source.count)
    let start = count
    var target = storage.mutableSpan
    for index in source.indices {
      guard Self.isPlain(source[index]) else { return false }
      target[start &+ index] = source[index]
    }
    count += source.count
    return true
  }

  /// Whether a byte belongs to a character that never has to be escaped: a letter, a digit, a blank and the like. The
  /// two characters beyond ASCII that XML does not allow, U+FFFE and U+FFFF, begin with 0xEF.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x7F: byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E
    case 0x80...: byte != 0xEF
    default: false
    }
  }

  // MARK: Attributes and elements

  /// Adds an attribute with any text as value.
  package mutating func attribute(_ name: String, _ value: String) {
    beginAttribute(name)
    append(escaping: value, in: .attribute)
    append(byte: UInt8(ascii: "\""))
  }

  /// Adds an attribute with a number as value.
  package mutating func attribute(_ name: String, _ value: Double, places: Int = DecimalNumber.places) {
    beginAttribute(name)
    append(value, places: places)
    append(byte: UInt8(ascii: "\""))
  }

  /// Adds an element that contains only text.
  package mutating func element(_ name: String, text: String) {
    append("<")
    append(name)
    append(">")
    append(escaping: text, in: .content)
    append("</")
    append(name)
    append(">\n")
  }

  /// Adds the start of an attribute, up to and including the opening quote.
  package mutating func beginAttribute(_ name: String) {
    let source = name.utf8.span
    reserve(source.count + 3)
    var place = count
    var target = storage.mutableSpan
    target[place] = UInt8(ascii: " ")
    place += 1
    for index in source.indices { target[place &+ index] = source[index] }
    place += source.count
    target[place] = UInt8(ascii: "=")
    target[place + 1] = UInt8(ascii: "\"")
    count = place + 2
  }
}
