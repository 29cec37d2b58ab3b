internal import HostFiles

/// The folder with the entries of the cache. Each is in a file with the name of its key.
///
/// Several processes may use it at once: files are written atomically, and their names determine their contents.
struct CacheFolder: Sendable, Hashable {
  /// A value in the cache, and whether this user wrote it. Other values may be forged.
  package typealias Found<Content> = (content: Content, isSealed: Bool)

  let path: String
  /// The seal of the user's entries.
  let seal: CacheSeal
  /// A shared folder that is read if this one lacks an entry, and never written; nil if there is none.
  var source: String?

  /// The time after which an unused entry is removed, in seconds: 30 days.
  static let longestRest = 30 * 86_400
  /// The maximum size of all entries, in bytes: 512 MiB. Beyond it, the least recently used entries are removed.
  static let largestSize = 512 << 20
  /// The largest entry that is read, in bytes.
  private static let entryLimit = 256 << 20
  private static let ending = ".entry"

  /// Returns the value for a key that has the seal of this user; nil without a valid entry.
  package func sealedContent<Content: CacheContent>(
    for key: ContentDigest, as type: Content.Type = Content.self
  ) -> Content? {
    content(for: key, as: type).flatMap { $0.isSealed ? $0.content : nil }
  }

  /// Returns the value for a key, or nil if there is no valid entry.
  package func content<Content: CacheContent>(
    for key: ContentDigest, as type: Content.Type = Content.self
  ) -> Found<Content>? {
    if let found = content(in: file(for: key), for: key, as: type) {
      if let age = try? FileSystem.ageAndSize(of: file(for: key)).seconds, age > 86_400 {
        FileSystem.markUsed(file(for: key))
      }
      return found
    }
    return source.flatMap { content(in: "\($0)/\(name(of: key))", for: key, as: type) }
  }

  private func content<Content: CacheContent>(
    in file: String, for key: ContentDigest, as type: Content.Type
  ) -> Found<Content>? {
    guard let bytes = try? FileSystem.contents(of: file, limit: Self.entryLimit),
      let content = CacheEntry.content(in: bytes, key: key, as: type)
    else { return nil }
    return (content, CacheEntry.isSealed(bytes, with: seal))
  }

  /// Stores values for keys.
  ///
  /// Pass true for `prunes` to remove entries that were not used recently, which requires looking at all of them.
  package func keep(
    _ contents: [(key: ContentDigest, content: any CacheContent)], prunes: Bool = true
  ) throws(FileError) {
    try prepare()
    for (key, content) in contents {
      try FileSystem.write(CacheEntry.bytes(of: content, key: key, sealedWith: seal), to: file(for: key))
    }
    if prunes { try prune() }
  }

  private func file(for key: ContentDigest) -> String { "\(path)/\(name(of: key))" }

  private func name(of key: ContentDigest) -> String { key.text + Self.ending }

  /// Creates the folder, with files that exclude it from version control and backups.
  private func prepare() throws(FileError) {
    guard FileSystem.kind(of: "\(path)/CACHEDIR.TAG") == nil else { return }
    try FileSystem.createDirectory(at: path, isPrivate: true)
    try FileSystem.write(Array("*\n".utf8), to: "\(path)/.gitignore")
    // The first line is what backup programs look for: https://bford.info/cachedir
    let tag = "Signature: 8a477f597d28d172789f06886806bc55\n# Created by render-layouts; may be deleted at any time.\n"
    try FileSystem.write(Array(tag.utf8), to: "\(path)/CACHEDIR.TAG")
  }

  /// Removes entries that were not used recently and, beyond the largest size, the least recently used ones.
  private func prune() throws(FileError) {
    FileSystem.removeLeftovers(in: path)
    let files = try FileSystem.names(in: path).filter { $0.hasSuffix(Self.ending) || $0.hasSuffix(".tmp") }
    let known = files.compactMap { name in
      (try? FileSystem.ageAndSize(of: "\(path)/\(name)")).map { (name: name, age: $0.seconds, size: $0.bytes) }
    }
    var size = 0
    for file in known.sorted(by: { ($0.age, $0.name) < ($1.age, $1.name) }) {
      size += file.size
      if file.age > Self.longestRest || size > Self.largestSize { try FileSystem.remove("\(path)/\(file.name)") }
    }
  }
}
