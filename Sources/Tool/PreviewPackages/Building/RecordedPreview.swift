/// A preview that the program names in a file for `render-layouts`.
struct RecordedPreview: Sendable, Hashable {
  /// The path of its file in the package.
  let path: String
  let line: Int
  /// Whether it shows a view or controller for which the app declares no preview.
  let isSample: Bool
  let name: String

  /// Its file and line.
  var location: String { "\(path):\(line)" }

  /// Reads the path, the line, the kind and the name, with tabs between them: `Card.swift`, `12`, `sample` and `Card`.
  /// Nil for another text.
  init?(record: Substring) {
    let parts = record.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[1]) else { return nil }
    (path, self.line, isSample, name) = (String(parts[0]), line, parts[2] == "sample", String(parts[3]))
  }

  /// Returns the records on the lines of a file. Other lines are skipped.
  static func all(in text: String) -> [RecordedPreview] {
    text.split(separator: "\n").compactMap(RecordedPreview.init)
  }
}
