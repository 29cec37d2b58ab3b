import Foundation

/// Swift code in documents that a test compiles and runs.
enum CompiledExamples {
  /// Returns the lines of the first examples in a document, given its path in the package, without imports and comments.
  static func lines(of document: String, limit: Int = .max, from file: String = #filePath) throws -> [String] {
    let package = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: package.appendingPathComponent(document), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().prefix(limit).flatMap { part in
      code(part.components(separatedBy: "```")[0])
    }
  }

  /// Whether lines occur in a file in this order, with any lines between them.
  static func stand(_ lines: [String], in file: String) throws -> Bool {
    var rest = lines[...]
    for line in code(try String(contentsOfFile: file, encoding: .utf8)) where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private static func code(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
