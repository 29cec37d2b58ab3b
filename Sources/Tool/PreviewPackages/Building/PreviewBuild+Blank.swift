internal import Findings
internal import HostFiles
internal import VisibleText

extension PreviewBuild {
  /// The file in which the program records the previews whose pictures show one color only.
  var blankRecord: String { FolderPath.join(place, "blank") }

  /// A preview whose picture shows one color only.
  struct BlankPreview: Sendable, Hashable {
    /// The path of its file and the line.
    let location: String
    /// The path of its file.
    let path: String
    let name: String

    /// Reads `Screens/Card.swift:12: Card`, or returns nil for another line.
    init?(line: Substring) {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let last = parts.last, Int(parts[parts.count - 2]) != nil else { return nil }
      location = parts.dropLast().joined(separator: ":")
      path = parts.dropLast(2).joined(separator: ":")
      name = String(last.drop { $0 == " " })
    }
  }

  /// Returns the previews that the last run recorded as blank.
  func blankPreviews() -> [BlankPreview] {
    let bytes = (try? FileSystem.contents(of: blankRecord, limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(BlankPreview.init)
  }

  /// The largest number of notes about blank previews.
  private static let mostNotes = 10

  /// Returns notes about blank previews, which name what is missing in their sources.
  package func notesAboutBlankPreviews() -> [String] {
    let blank = blankPreviews()
    let notes = blank.prefix(Self.mostNotes).map { preview in
      let reasons = sources?.gaps(inSourceAt: preview.path) ?? []
      return "\(preview.location): note: \(preview.name) is blank"
        + (reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))")
    }
    let others = blank.count - notes.count
    return notes + (others > 0 ? ["note: \(others.counted("other preview is", "other previews are")) blank"] : [])
  }
}

extension PrunedSources {
  /// Returns what the copy of a source lacks, in words: types that are empty here, and skipped code.
  func gaps(inSourceAt shownPath: String) -> [String] {
    let path = texts[shownPath] == nil ? texts.keys.sorted().first { $0.hasSuffix("/\(shownPath)") } : shownPath
    guard let path, let text = texts[path] else { return [] }
    let tokens = SwiftTokens(of: text)
    let words = Set(tokens.code.map { tokens.text(tokens.all[$0]) })
    let types = missingTypes.filter(words.contains)
    let count = losses.first { $0.path == path }?.count ?? 0
    return (types.isEmpty ? [] : ["\(types.listed(atMost: 5)) \(types.count == 1 ? "is" : "are") empty on Linux"])
      + (count == 0 ? [] : ["\(count.counted("error")) in its source skipped"])
  }
}
