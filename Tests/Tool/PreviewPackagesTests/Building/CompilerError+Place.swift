@testable import PreviewPackages

extension CompilerError {
  /// Creates an error at the first place of a string in a source.
  init(in text: String, at mark: String, _ message: String) {
    let before = text.firstRange(of: mark).map { text[..<$0.lowerBound] } ?? ""
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      path: "App/A.swift", line: line.count, column: (line.last?.utf8.count ?? 0) + 1, message: message)
  }
}
