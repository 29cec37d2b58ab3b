internal import AutoLayout
internal import Findings
internal import MarkupReading

/// Checks that what is said of a text has words, and a place in it.
struct PlaceCheck {
  private let bytes: [UInt8]

  /// A check of what is said of a text in UTF-8, or in something that is repaired to it.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of lines of the text, by any of the ways to break one.
  private var lineCount: Int {
    1
      + String(decoding: bytes, as: UTF8.self).unicodeScalars.count { scalar in
        switch scalar {
        case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
      }
  }

  /// The fault of an error's findings, or nil.
  func fault(of error: DocumentError) -> String? {
    error.findings.isEmpty ? "an error without a reason" : fault(of: error.findings)
  }

  /// The fault of findings, or nil.
  func fault(of findings: [Finding]) -> String? {
    for finding in findings {
      guard let source = finding.source, source.column >= 1 else { return "'\(finding.message)' has no place" }
      if let fault = fault(ofLine: source.line, message: finding.message.text) { return fault }
      if finding.text.isEmpty { return "a finding without words" }
    }
    return nil
  }

  /// The fault of a message about a line, or nil.
  func fault(ofLine line: Int, message: String) -> String? {
    if message.isEmpty { return "an error without words" }
    let lineCount = lineCount
    return (1...lineCount).contains(line) ? nil : "'\(message)' is on line \(line) of \(lineCount)"
  }
}
