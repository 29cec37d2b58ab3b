package import Findings
package import MarkupReading

/// Turns the bytes of a table of strings into UTF-8.
package enum StringsText {
  /// The text of a file in UTF-8 or, where it begins with a byte order mark, UTF-16; with what is wrong with it.
  package static func text(_ bytes: [UInt8], path: String) -> (text: XMLText, findings: [Finding]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let low = bytes[0] == 0xFF ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
      }
      return (XMLText(Array(String(decoding: units, as: UTF16.self).utf8), path: path), [])
    }
    let text = XMLText(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes, path: path)
    guard let damage = text.firstInvalidByte else { return (text, []) }
    let finding = text.finding(
      .invalidUTF8, "a byte here is no part of a character in UTF-8", at: text.place(at: damage), length: 1,
      hint: "save the file as UTF-8", severity: .warning)
    return (XMLText(Array(String(decoding: text.bytes, as: UTF8.self).utf8), path: path), [finding])
  }
}
