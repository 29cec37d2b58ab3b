internal import PreviewPackages
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

  /// Headers in Objective-C. Each input is read as one of a module and through a bridging header.
  static let objectiveCHeader = ReaderTrial("objective-c-header", longestInput: 2048, mutantCount: 2000) { bytes in
    for isModule in [true, false] {
      guard let text = ProjectHeaders.source(ofHeader: bytes, isModule: isModule) else { continue }
      guard text.utf8.count <= 10_000 + 100 * bytes.count else {
        return "the declarations are far longer than the header"
      }
      guard text == ProjectHeaders.source(ofHeader: bytes, isModule: isModule) else { return "it is read in two ways" }
      // Braces in strings and characters need no partner.
      guard !bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) else { continue }
      let opening = text.utf8.count { $0 == UInt8(ascii: "{") }
      let closing = text.utf8.count { $0 == UInt8(ascii: "}") }
      guard opening == closing else { return "the declarations have \(opening) opening braces and \(closing) others" }
    }
    return nil
  }
}
