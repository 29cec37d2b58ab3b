/// Conversion of bytes to and from letters, digits, `+` and `/` (RFC 4648, section 4).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the number of characters for a number of bytes.
  package static func length(ofBytes count: Int) -> Int { (count + 2) / 3 * 4 }

  /// Returns the text of bytes, padded with `=` to a multiple of four characters.
  package static func text(of bytes: [UInt8]) -> String {
    var text = [UInt8](repeating: 0, count: length(ofBytes: bytes.count))
    var target = text.mutableSpan
    write(bytes, to: &target, from: 0)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes bytes in base 64, padded with `=` to a multiple of four characters.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to encode.
  ///   - target: The bytes of a string that has room for the characters.
  ///   - start: The position of the first character.
  package static func write(_ bytes: [UInt8], to target: inout MutableSpan<UInt8>, from start: Int) {
    let (bytes, letters) = (bytes.span, letters.span)
    var (place, position) = (0, start)
    // Artwork has megabytes, so this loop takes three bytes at a time and does not check how many remain.
    let whole = bytes.count - bytes.count % 3
    while place < whole {
      let bits = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
      target[position] = letters[Int(bits >> 18)]
      target[position + 1] = letters[Int(bits >> 12 & 63)]
      target[position + 2] = letters[Int(bits >> 6 & 63)]
      target[position + 3] = letters[Int(bits & 63)]
      place += 3
      position += 4
    }
    guard place < bytes.count else { return }
    let second = place + 1 < bytes.count ? UInt32(bytes[place + 1]) : 0
    let bits = UInt32(bytes[place]) << 16 | second << 8
    target[position] = letters[Int(bits >> 18)]
    target[position + 1] = letters[Int(bits >> 12 & 63)]
    target[position + 2] = place + 1 < bytes.count ? letters[Int(bits >> 6 & 63)] : UInt8(ascii: "=")
    target[position + 3] = UInt8(ascii: "=")
  }

  /// Returns the bytes of a string. Padding, line breaks and other characters are skipped.
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
