internal import ProjectSources

extension ReaderTrial {
  /// Source files. Each input is read as Swift and as Objective-C.
  static let sourceCode = ReaderTrial("source-code", longestInput: 2048, mutantCount: 2000) { bytes in
    let lineCount = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
    for language in SourceLanguage.allCases {
      for part in SourceReader.classes(in: bytes, language) {
        let places =
          [part.place] + part.outlets.map(\.place) + part.statements.map(\.place) + part.settings.map(\.place)
          + part.registrations.map(\.place) + part.nibs.map(\.place)
        let tags = part.tags.map(\.place)
        guard (places + tags).allSatisfy({ (1...lineCount).contains($0.line) && $0.column >= 1 }) else {
          return "something in '\(part.name)' has a place outside of the file"
        }
        // A line of code counts once for each object that it changes.
        guard part.statements.count <= bytes.count * 4 else { return "'\(part.name)' has more lines than bytes" }
      }
    }
    return nil
  }
}
