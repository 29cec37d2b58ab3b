/// Conversion of bytes to and from letters, digits, `+` and `/` (RFC 4648, section 4).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text of bytes, padded with `=` to a multiple of four characters.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let rest = bytes.count - start
      let second = rest > 1 ? UInt32(bytes[start + 1]) : 0
      let third = rest > 2 ? UInt32(bytes[start + 2]) : 0
      let bits = UInt32(bytes[start]) << 16 | second << 8 | third
      text.append(letters[Int(bits >> 18)])
      text.append(letters[Int(bits >> 12 & 63)])
      text.append(rest > 1 ? letters[Int(bits >> 6 & 63)] : UInt8(ascii: "="))
      text.append(rest > 2 ? letters[Int(bits & 63)] : UInt8(ascii: "="))
      start += 3
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text. Padding, line breaks and other characters are skipped.
  package static func bytes(in text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let part = value(of: byte) else { continue }
      bits = bits << 6 | UInt32(part)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
