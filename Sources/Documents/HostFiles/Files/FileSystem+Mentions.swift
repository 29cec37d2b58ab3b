extension FileSystem {
  /// A file, and the quoted strings in it that follow the searched signs.
  package struct Mention: Sendable, Hashable {
    package let path: String
    /// The strings without duplicates, sorted.
    package let texts: [String]
  }

  /// The largest number of folders that are searched: above what real projects have.
  private static let mentionFolderLimit = 2000
  /// The largest document that is read, in bytes.
  private static let mentionSizeLimit = 64 << 20

  /// Finds the files below a folder that contain quoted strings after `signs`. Skips links, hidden folders, folders
  /// with generated or downloaded files, and unreadable files.
  package static func mentions(after signs: String, inFilesEndingWith ending: String, below folder: String) -> [Mention]
  {
    var mentions: [Mention] = []
    // The search is recorded as one query, not as one for each folder and file.
    _ = FileDependencyRecorder.recording {
      var walk = FolderWalk(folderLimit: mentionFolderLimit)
      walk.walk(in: folder) { name, path in
        guard name.hasSuffix(ending) else { return name.contains(".") && !name.hasSuffix(".lproj") ? .pass : .enter }
        if let mention = mention(after: signs, in: path) { mentions.append(mention) }
        return .pass
      }
    }
    FileDependencyRecorder.record(
      .mentions(signs: signs, ending: ending), of: folder,
      result: Array(mentions.flatMap { [$0.path] + $0.texts }.joined(separator: "\n").utf8))
    return mentions
  }

  /// Returns the strings that a file mentions. Nil if there are none or the file cannot be read.
  private static func mention(after signs: String, in path: String) -> Mention? {
    guard let bytes = try? contents(of: path, limit: mentionSizeLimit) else { return nil }
    let texts = quotedTexts(after: Array(signs.utf8), in: bytes)
    return texts.isEmpty ? nil : Mention(path: path, texts: texts.sorted())
  }

  private static func quotedTexts(after signs: [UInt8], in bytes: [UInt8]) -> Set<String> {
    var texts: Set<String> = []
    var start = 0
    while let found = bytes.offset(of: signs + [UInt8(ascii: "\"")], from: start) {
      let first = found + signs.count + 1
      guard let end = bytes[first...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      texts.insert(String(decoding: bytes[first..<end], as: UTF8.self))
      start = end + 1
    }
    return texts
  }
}
