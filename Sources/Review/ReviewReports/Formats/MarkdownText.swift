internal import AutoLayout

/// Functions that escape text from documents for Markdown.
package enum MarkdownText {
  /// Returns a string on one line with all Markdown syntax escaped: markup, links, mentions and table cells.
  package static func escaped(_ text: String) -> String {
    let line = text.oneLine
    var escaped: [UInt8] = []
    escaped.reserveCapacity(line.utf8.count)
    for byte in line.utf8 {
      if isSyntax(byte) { escaped += "&#\(byte);".utf8 } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Whether a byte has a meaning in Markdown: one of ``\`*_{}[]()<>#+!|&~$@``.
  private static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: "&"),
      UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
