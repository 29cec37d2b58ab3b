internal import AutoLayout
internal import Findings
internal import MarkupReading

/// A check that messages about a string are not empty and have a location in it.
struct PlaceCheck {
  private let bytes: [UInt8]

  /// Creates a check for a string. Invalid UTF-8 is repaired.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of lines of the text; all line breaks of Unicode count.
  private var lineCount: Int {
    1
      + String(decoding: bytes, as: UTF8.self).unicodeScalars.count { scalar in
        switch scalar {
        case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
      }
  }

  /// Returns the fault of an error's findings, or nil.
  func fault(of error: DocumentError) -> String? {
    error.findings.isEmpty ? "an error without a reason" : fault(of: error.findings)
  }

  /// Returns the fault of findings, or nil.
  func fault(of findings: [Finding]) -> String? {
    for finding in findings {
      guard let source = finding.source, source.column >= 1 else { return "'\(finding.message)' has no place" }
      if let fault = fault(ofLine: source.line, message: finding.message.text) { return fault }
      if finding.text.isEmpty { return "a finding without words" }
    }
    return nil
  }

  /// Returns the fault of a message about a line, or nil.
  func fault(ofLine line: Int, message: String) -> String? {
    if message.isEmpty { return "an error without words" }
    let lineCount = lineCount
    return (1...lineCount).contains(line) ? nil : "'\(message)' is on line \(line) of \(lineCount)"
  }
}
