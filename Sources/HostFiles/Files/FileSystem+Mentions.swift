internal import Glibc

extension FileSystem {
  /// A file with the texts in quotes that follow some signs in it.
  package struct Mention: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The texts, each once, in the order of their letters.
    package let texts: [String]
  }

  /// Folders that hold what was built, rendered or fetched, not what people edit.
  static let generatedFolders: Set<String> = ["Output", "Pods", "Carthage", "DerivedData", "node_modules"]
  /// More folders inside each other than projects have.
  private static let mentionDepthLimit = 16
  /// More folders than a project has that people work with.
  private static let mentionFolderLimit = 2000
  /// More bytes than documents that people work with have.
  private static let mentionSizeLimit = 64 << 20

  /// The files below a folder that mention something: in which texts in quotes follow some signs. Links, hidden folders
  /// and those with what was built or fetched are left out, as is what cannot be read.
  package static func mentions(after signs: String, inFilesEndingWith ending: String, below folder: String) -> [Mention]
  {
    var mentions: [Mention] = []
    var count = 0
    // What is asked of each folder and file on the way is one query.
    _ = FileDependencyRecorder.recording {
      addMentions(after: signs, ending, in: folder, depth: 0, count: &count, to: &mentions)
    }
    FileDependencyRecorder.record(
      .mentions(signs: signs, ending: ending), of: folder,
      result: Array(mentions.flatMap { [$0.path] + $0.texts }.joined(separator: "\n").utf8))
    return mentions
  }

  private static func addMentions(
    after signs: String, _ ending: String, in folder: String, depth: Int, count: inout Int,
    to mentions: inout [Mention]
  ) {
    guard depth < mentionDepthLimit, count < mentionFolderLimit, let names = try? names(in: folder) else { return }
    count += 1
    for name in names where !name.hasPrefix(".") && !generatedFolders.contains(name) {
      let path = FolderPath.join(folder, name)
      if name.hasSuffix(ending) {
        guard let bytes = try? contents(of: path, limit: mentionSizeLimit) else { continue }
        let texts = quotedTexts(after: Array(signs.utf8), in: bytes)
        if !texts.isEmpty { mentions.append(Mention(path: path, texts: texts.sorted())) }
      } else if !name.contains(".") || name.hasSuffix(".lproj"), isFolder(path) {
        addMentions(after: signs, ending, in: path, depth: depth + 1, count: &count, to: &mentions)
      }
    }
  }

  /// True for a folder that no link leads to, so that none is walked through twice.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
