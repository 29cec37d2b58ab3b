internal import Findings
internal import HostFiles
internal import VisibleText

extension PreviewBuild {
  /// The file where the program records the previews whose pictures show one color only.
  var blankRecord: String { FolderPath.join(place, "blank") }

  /// Returns the previews that the last run recorded as blank.
  func blankPreviews() -> [RecordedPreview] {
    let bytes = (try? FileSystem.contents(of: blankRecord, limit: 1 << 20)) ?? []
    return RecordedPreview.all(in: String(decoding: bytes, as: UTF8.self))
  }

  /// The maximum number of notes about blank previews.
  private static let mostNotes = 10

  /// Returns notes about blank previews, which name what is missing in their sources.
  package func notesAboutBlankPreviews(of drawn: Drawn) -> [String] {
    let blank = drawn.blank
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
  /// Returns what the copies of a source of the package lack, as text: types that are empty here, and skipped code.
  func gaps(inSourceAt path: String) -> [String] {
    let copies = copies(ofSourceAt: path)
    let words = copies.reduce(into: Set<String>()) { words, copy in
      let tokens = SwiftTokens(of: texts[copy] ?? "")
      words.formUnion(tokens.code.map { tokens.text(tokens.all[$0]) })
    }
    let types = missingTypes.filter(words.contains)
    // The copies of several targets have the same errors.
    let count = losses.filter { copies.contains($0.path) }.map(\.count).max() ?? 0
    return (types.isEmpty ? [] : ["\(types.listed(atMost: 5)) \(types.count == 1 ? "is" : "are") empty on Linux"])
      + (count == 0 ? [] : ["\(count.counted("error")) in its source skipped"])
  }
}
