package import Findings
package import MarkupReading

/// Functions that convert string tables to UTF-8.
package enum StringsText {
  /// Returns the text of a file in UTF-8 or, with a byte order mark, UTF-16, and the findings about its encoding.
  package static func text(_ bytes: [UInt8], path: String) -> (text: XMLText, findings: [Finding]) {
    let encoding = TextEncoding(of: bytes)
    guard encoding == .utf8 else { return (XMLText(encoding.decoded(bytes), path: path), []) }
    let mark = TextEncoding.utf8Mark
    let text = XMLText(bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes, path: path)
    guard let damage = text.firstInvalidByte else { return (text, []) }
    let finding = text.finding(
      .invalidUTF8, "invalid UTF-8 byte", at: text.place(at: damage), length: 1,
      hint: "save the file as UTF-8", severity: .warning)
    return (XMLText(Array(String(decoding: text.bytes, as: UTF8.self).utf8), path: path), [finding])
  }
}
