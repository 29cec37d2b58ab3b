internal import Findings
internal import MarkupReading
package import Typography

/// The merge of three versions of a file by its structure.
package enum FileMerge {
  /// Returns the merged file.
  ///
  /// - Parameters:
  ///   - versions: The contents of the three versions.
  ///   - kind: The kind of file, which determines how it is merged.
  ///   - path: The path of the file in its repository, for messages.
  ///   - decisions: The sides to take if both contradict each other.
  ///   - measurer: Returns the engine that measures text in scenes that both sides changed, whose frames are solved.
  ///     If it returns nil, their frames stay as they are merged.
  /// - Throws: ``MergeRefusal`` if a version cannot be read.
  package static func merged(
    _ versions: MergeInput<[UInt8]>, of kind: MergedFileKind, path: String, deciding decisions: MergeDecisions,
    measuringTextWith measurer: () -> (any TextMeasuring)? = { nil }
  ) throws(MergeRefusal) -> MergeResult {
    guard kind != .interfaceBuilder else {
      return try InterfaceBuilderMerge.merged(
        versions, path: path, deciding: decisions, measuringTextWith: measurer)
    }
    let encoding = TextEncoding(of: versions.ours)
    let endings = LineEndings(of: encoding.decoded(versions.ours))
    let unified = versions.map { endings.unified(TextEncoding(of: $0).decoded($0)) }
    for (name, bytes) in [("ours", unified.ours), ("theirs", unified.theirs)]
    where bytes.isEmpty && !unified.base.isEmpty {
      throw MergeRefusal("\(name): the file is empty", hint: "restore it from version control")
    }
    let texts = MergeInput(
      base: unified.base.isEmpty ? StructuredText.empty : try text(unified.base, kind, path, "the common ancestor"),
      ours: try text(unified.ours, kind, path, "ours"), theirs: try text(unified.theirs, kind, path, "theirs"))
    let merged =
      unified.winner.map { MergeResult(bytes: unified[$0]) } ?? StructuredMerge.merged(texts, deciding: decisions)
    // The result is read back, since a malformed file would be worse than a conflict.
    _ = try text(merged.bytes, kind, path, "the merged file")
    return MergeResult(bytes: encoding.encoded(endings.restored(merged.bytes)), undecided: merged.undecided)
  }

  private static func text(
    _ bytes: [UInt8], _ kind: MergedFileKind, _ path: String, _ version: String
  ) throws(MergeRefusal) -> StructuredText {
    do throws(StructureError) {
      return switch kind {
      case .strings: try StringsReader.text(of: bytes)
      case .stringsdict: try PropertyListReader.text(of: bytes)
      case .scene: try SceneOutlineReader.text(of: bytes)
      case .approvedLayouts: try ApprovedLayoutsReader.text(of: bytes)
      case .json, .interfaceBuilder: try JSONOutlineReader.text(of: bytes)
      }
    } catch {
      let before = bytes[..<min(error.offset, bytes.count)]
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
      let rest = bytes[start...]
      let isMarked = ["<<<<<<<", "=======", ">>>>>>>"].contains { rest.starts(with: $0.utf8) }
      throw MergeRefusal(
        isMarked ? "\(version): unresolved merge conflict" : "\(version): not in the format that the tool writes",
        hint: isMarked ? "resolve it first" : "'git merge-file' merges any text line by line",
        source: SourceLocation(path: path, line: before.count { $0 == 0x0A } + 1, column: column))
    }
  }
}

extension StructuredText {
  /// The text of a missing file.
  static let empty = StructuredText(bytes: [], separator: [], root: Node(range: 0..<0))
}
