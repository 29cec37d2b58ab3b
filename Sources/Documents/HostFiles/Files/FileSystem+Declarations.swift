internal import Glibc
internal import WorkBudgets

extension FileSystem {
  /// The source files of a folder.
  package struct SourceFiles: Sendable, Hashable {
    /// The files that were read, sorted by path.
    package var files: [Declarations] = []
    /// Whether the search reached all files: no limit, no end of the run and no unreadable folder cut it short.
    package var isComplete = true
  }

  /// A source file, and the classes that it seems to declare or extend.
  ///
  /// Words in comments and strings count here. The parser of the file tells them apart later.
  package struct Declarations: Sendable, Hashable {
    package let path: String
    /// The names without duplicates, sorted. Empty for a file without classes.
    package let names: [String]
  }

  /// The largest source file that is read, in bytes. Larger ones are generated.
  package static let sourceSizeLimit = 2 << 20
  /// The largest number of source files that are read: above what real projects have.
  static let sourceFileLimit = 20_000
  /// The largest number of folders that are searched: above what real projects have.
  private static let sourceFolderLimit = 8000
  /// The total size of all sources after which reading stops, in bytes.
  private static let sourceByteLimit = 512 << 20

  /// The keywords before a class name, by language.
  private static let declaringWords: [(endings: [String], words: [String])] = [
    ([".swift"], ["class", "extension"]), ([".m", ".mm", ".h"], ["@implementation", "@interface"]),
  ]
  /// The suffixes of folders that contain no sources.
  private static let foldersWithoutSources = [
    ".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".lproj", ".app",
  ]

  /// Finds the Swift and Objective-C sources below a folder, and the classes that they declare or extend.
  ///
  /// Skips links to folders, hidden folders, folders with generated or downloaded files, files above the size limit, and
  /// unreadable files. Stops early if the run is canceled.
  package static func declarations(below folder: String) -> SourceFiles {
    var found = SourceFiles()
    var (fileCount, byteCount) = (0, 0)
    // The search is recorded as one query, not as one for each folder and file.
    _ = FileDependencyRecorder.recording {
      var walk = FolderWalk(folderLimit: sourceFolderLimit)
      walk.walk(in: folder) { name, path in
        guard isSource(name) else {
          return foldersWithoutSources.contains(where: name.hasSuffix) ? .pass : .enter
        }
        guard fileCount < sourceFileLimit, byteCount < sourceByteLimit, !WorkBudget.checkCancellation() else {
          found.isComplete = false
          return .pass
        }
        guard let bytes = try? contents(of: path, limit: sourceSizeLimit) else { return .pass }
        fileCount += 1
        byteCount += bytes.count
        found.files.append(Declarations(path: path, names: declaredNames(in: bytes, ofFile: name)))
        return .pass
      }
      found.isComplete = found.isComplete && walk.isComplete
    }
    FileDependencyRecorder.record(
      .declarations, of: folder,
      result: Array(
        found.files.filter { !$0.names.isEmpty }.flatMap { [$0.path] + $0.names }.joined(separator: "\n").utf8))
    return found
  }

  /// Whether a file is a Swift or Objective-C source by its name.
  package static func isSource(_ name: String) -> Bool {
    declaringWords.contains { $0.endings.contains(where: name.hasSuffix) }
  }

  /// Whether the search for declarations reaches a path below a folder: no folder in it is hidden, or contains generated
  /// files or none, and it is not too deep.
  ///
  /// - Parameter path: The path of a file below the folder that is searched.
  package static func reachesSource(_ path: String) -> Bool {
    let steps = path.split(separator: "/")
    return steps.count <= FolderWalk.depthLimit
      && steps.allSatisfy { step in
        !step.hasPrefix(".") && !FolderWalk.generatedFolders.contains(String(step))
          && !step.hasSuffix(FolderWalk.catalogEnding) && !foldersWithoutSources.contains(where: step.hasSuffix)
      }
  }

  /// Returns the names of the classes that a source file seems to declare or extend, without duplicates, sorted.
  package static func declaredNames(in bytes: [UInt8], ofFile name: String) -> [String] {
    let words = declaringWords.first { $0.endings.contains(where: name.hasSuffix) }?.words ?? []
    return Set(words.flatMap { names(after: $0, in: bytes) }).sorted()
  }

  /// Returns the names that follow a keyword. A lowercase name in Swift counts only before a colon, because `class` also
  /// begins functions and properties.
  ///
  /// `strstr` is ten times as fast as a Swift loop in debug builds. It stops at a zero byte, which sources do not
  /// contain.
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
        guard first > start, first < bytes.count, isInName(bytes[first]) else { continue }
        let end = bytes[first...].firstIndex { !isInName($0) } ?? bytes.count
        let isInherited = bytes[end...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
        guard beginsClass(bytes[first]) || word.hasPrefix("@") || isInherited else { continue }
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
