/// A string that is built from UTF-8 bytes and from UTF-16 code units of escapes.
package struct EscapedText {
  private var bytes: [UInt8] = []
  /// The first half of a surrogate pair whose second half may follow.
  private var highSurrogate: UInt16?

  package init() {}

  /// Appends a byte of UTF-8.
  package mutating func append(_ byte: UInt8) {
    closePair()
    bytes.append(byte)
  }

  /// Appends a UTF-16 code unit. Unpaired surrogates become U+FFFD.
  package mutating func append(_ unit: UInt16) {
    if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
      highSurrogate = nil
      bytes.append(contentsOf: String(decoding: [high, unit], as: UTF16.self).utf8)
      return
    }
    closePair()
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
    } else {
      bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
    }
  }

  private mutating func closePair() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    bytes.append(contentsOf: "\u{FFFD}".utf8)
  }

  /// The text so far. Invalid UTF-8 is replaced by U+FFFD.
  package var string: String {
    String(decoding: bytes, as: UTF8.self) + (highSurrogate == nil ? "" : "\u{FFFD}")
  }

  /// Parses a hexadecimal code unit at the start of a string. Returns its value and length, or nil if it has too few
  /// digits.
  package static func unit(_ text: ArraySlice<UInt8>, digits: ClosedRange<Int>) -> (value: UInt16, length: Int)? {
    let written = text.prefix { Character(Unicode.Scalar($0)).isHexDigit }.prefix(digits.upperBound)
    guard written.count >= digits.lowerBound, let value = UInt16(String(decoding: written, as: UTF8.self), radix: 16)
    else { return nil }
    return (value, written.count)
  }

  /// Returns the control character for the letter of an escape, or nil.
  package static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}
