import Foundation
import LayoutTestSupport
import ReviewPlans
import ReviewTestSupport
import Testing

@testable import HostFiles
@testable import ReviewCache

@Suite struct CacheFolderTests {
  private let seal = CacheSeal()

  private func document(_ name: String) -> CachedDocument {
    CachedDocument(
      dependencies: [
        FileDependency(query: FileQuery(subject: .kind, path: name), result: ContentDigest(of: name))
      ], scenes: [])
  }

  private func document(in folder: CacheFolder, for key: ContentDigest) -> CachedDocument? {
    folder.sealedContent(for: key)
  }

  private func names(in folder: String) throws -> Set<String> { Set(try FileSystem.names(in: folder)) }

  /// Sets the modification date of a file to a number of days ago.
  private func age(_ path: String, days: Int) throws {
    let date = Date(timeIntervalSinceNow: TimeInterval(-days * 86_400 - 60))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  @Test func `an entry is found only by its key`() async throws {
    try await withTemporaryFolder { path in
      let folder = CacheFolder(path: "\(path)/cache/scenes", seal: seal)
      let keys = ["a", "b"].map { ContentDigest(of: $0) }
      #expect(document(in: folder, for: keys[0]) == nil)
      try folder.keep([(keys[0], document("a"))])
      #expect(document(in: folder, for: keys[0]) == document("a") && document(in: folder, for: keys[1]) == nil)
      // An entry that was copied to the path of another one is detected.
      try FileManager.default.copyItem(
        atPath: "\(folder.path)/\(keys[0].text).entry", toPath: "\(folder.path)/\(keys[1].text).entry")
      #expect(document(in: folder, for: keys[1]) == nil)
    }
  }

  @Test func `what another user has written is found, and is not sealed`() async throws {
    try await withTemporaryFolder { path in
      let key = ContentDigest(of: "a")
      try CacheFolder(path: "\(path)/theirs", seal: CacheSeal()).keep([(key, document("a"))])
      let folder = CacheFolder(path: "\(path)/ours", seal: seal, source: "\(path)/theirs")
      #expect(document(in: folder, for: key) == nil)
      let found = folder.content(for: key, as: CachedDocument.self)
      #expect(found?.content == document("a") && found?.isSealed == false)
      try folder.keep([(key, document("b"))])
      #expect(document(in: folder, for: key) == document("b"))
    }
  }

  @Test func `the cache folder is excluded from version control and backups, and private`() async throws {
    try await withTemporaryFolder { path in
      let folder = CacheFolder(path: "\(path)/scenes", seal: seal)
      try folder.keep([])
      try expect(names(in: folder.path), is: [".gitignore", "CACHEDIR.TAG"])
      try expect(FileSystem.contents(of: "\(folder.path)/.gitignore", limit: 10), is: Array("*\n".utf8))
      let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
      #expect(permissions.map { $0 & 0o077 } == 0)
    }
  }

  @Test func `an entry unused for 30 days is removed`() async throws {
    try await withTemporaryFolder { path in
      let folder = CacheFolder(path: path, seal: seal)
      let keys = ["old", "used", "new"].map { ContentDigest(of: $0) }
      try folder.keep(keys.prefix(2).map { ($0, document("a")) })
      try Data().write(to: URL(fileURLWithPath: "\(path)/.half.1.tmp"))
      try Data().write(to: URL(fileURLWithPath: "\(path)/notes.txt"))
      for name in try names(in: path) { try age("\(path)/\(name)", days: 30) }
      // Using an entry makes it recent.
      #expect(document(in: folder, for: keys[1]) != nil)
      try folder.keep([(keys[2], document("c"))])
      // The tool does not remove files that it did not write.
      try expect(
        names(in: path),
        is: [
          ".gitignore", "CACHEDIR.TAG", "notes.txt", "\(keys[1].text).entry", "\(keys[2].text).entry",
        ])
    }
  }

  @Test func `above 512 MiB, the least recently used entries are removed`() async throws {
    try await withTemporaryFolder { path in
      let folder = CacheFolder(path: path, seal: seal)
      for (name, days) in [("a", 1), ("b", 2), ("c", 3)] {
        let file = "\(path)/\(name).entry"
        try Data().write(to: URL(fileURLWithPath: file))
        // Sparse zeros, which take no space on disk.
        try FileHandle(forWritingTo: URL(fileURLWithPath: file)).truncate(atOffset: 300 << 20)
        try age(file, days: days)
      }
      let key = ContentDigest(of: "new")
      try folder.keep([(key, document("new"))], prunes: false)
      try #expect(names(in: path).filter { $0.hasSuffix(".entry") }.count == 4)
      try folder.keep([(key, document("new"))])
      let entries = Set(try names(in: path).filter { $0.hasSuffix(".entry") })
      #expect(entries == ["a.entry", "\(key.text).entry"])
    }
  }
}
