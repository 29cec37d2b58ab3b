internal import Glibc
internal import WorkBudgets

extension FileSystem {
  /// A source file with the names of the classes that it seems to declare or extend.
  ///
  /// Words in comments and texts are not told apart here: whoever reads the file does so.
  package struct Declarations: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The names, each once, in the order of their letters.
    package let names: [String]
  }

  /// More bytes than sources that people write have: larger ones are generated, and are not read.
  package static let sourceSizeLimit = 2 << 20
  /// More source files than a project has that people work with.
  private static let sourceFileLimit = 20_000
  /// More folders than such a project has.
  private static let sourceFolderLimit = 8000
  /// The bytes of all sources together after which no more are read.
  private static let sourceByteLimit = 512 << 20

  /// The words before the name of a class in each language.
  private static let declaringWords: [(endings: [String], words: [String])] = [
    ([".swift"], ["class", "extension"]), ([".m", ".mm", ".h"], ["@implementation", "@interface"]),
  ]
  /// Folders that hold no sources.
  private static let foldersWithoutSources = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".lproj", ".app",
  ]

  /// The source files below a folder in Swift and Objective-C that declare or extend classes, in the order of their paths.
  ///
  /// Links, hidden folders, those with what was built or fetched, files above the limit of size, and what cannot be read
  /// are left out. Stops early if the work is to end.
  package static func declarations(below folder: String) -> [Declarations] {
    var declarations: [Declarations] = []
    var (fileCount, byteCount) = (0, 0)
    // What is asked of each folder and file on the way is one query.
    _ = FileDependencyRecorder.recording {
      var walk = FolderWalk(folderLimit: sourceFolderLimit)
      walk.walk(in: folder) { name, path in
        guard let words = declaringWords.first(where: { $0.endings.contains(where: name.hasSuffix) })?.words else {
          return foldersWithoutSources.contains(where: name.hasSuffix) ? .pass : .enter
        }
        guard fileCount < sourceFileLimit, byteCount < sourceByteLimit, !WorkBudget.checkCancellation(),
          let bytes = try? contents(of: path, limit: sourceSizeLimit)
        else { return .pass }
        fileCount += 1
        byteCount += bytes.count
        let names = Set(words.flatMap { self.names(after: $0, in: bytes) })
        if !names.isEmpty { declarations.append(Declarations(path: path, names: names.sorted())) }
        return .pass
      }
    }
    FileDependencyRecorder.record(
      .declarations, of: folder,
      result: Array(declarations.flatMap { [$0.path] + $0.names }.joined(separator: "\n").utf8))
    return declarations
  }

  /// The names behind a word that begin as those of classes do: with a capital letter.
  ///
  /// The system's search is ten times as fast as a loop of ours in builds for debugging. It ends at a byte of 0, which no
  /// source has.
  private static func names(after word: String, in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    (bytes + [0]).withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: CChar.self).baseAddress else { return }
      var start = 0
      while let found = strstr(base + start, word) {
        let position = UnsafePointer(found) - base
        start = position + word.utf8.count
        guard position == 0 || !isInName(bytes[position - 1]) else { continue }
        let first = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
        guard first > start, first < bytes.count, beginsClass(bytes[first]) else { continue }
        let end = bytes[first...].firstIndex { !isInName($0) } ?? bytes.count
        names.append(String(decoding: bytes[first..<end], as: UTF8.self))
        start = end
      }
    }
    return names
  }

  private static func beginsClass(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    beginsClass(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
