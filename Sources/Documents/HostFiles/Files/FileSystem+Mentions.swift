extension FileSystem {
  /// A file with the texts in quotes that follow some signs in it.
  package struct Mention: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The texts, each once, in the order of their letters.
    package let texts: [String]
  }

  /// More folders than a project has that people work with.
  private static let mentionFolderLimit = 2000
  /// More bytes than documents that people work with have.
  private static let mentionSizeLimit = 64 << 20

  /// The files below a folder that mention something: in which texts in quotes follow some signs. Links, hidden folders
  /// and those with what was built or fetched are left out, as is what cannot be read.
  package static func mentions(after signs: String, inFilesEndingWith ending: String, below folder: String) -> [Mention]
  {
    var mentions: [Mention] = []
    // What is asked of each folder and file on the way is one query.
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

  /// The text that a file mentions; nil for nothing, and where it cannot be read.
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
