/// Bytes as letters, digits, `+` and `/` (RFC 4648, section 4).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of bytes, padded with `=` to a multiple of four characters.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(start + $1 < group.endIndex ? group[start + $1] : 0) }
      for position in 0..<4 {
        let index = Int(bits >> (18 - 6 * UInt32(position)) & 63)
        text.append(position <= group.count ? letters[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
