internal import HostFiles
internal import Synchronization

/// A cache folder for the PNG files of drawings, named after their keys.
///
/// Several processes may use it at once, since files are written atomically. Errors are ignored: the drawing is then
/// drawn again.
final class KeptDrawings: Sendable {
  private let path: String
  private let isPruned = Atomic(false)

  /// How long an unused drawing is kept, in seconds: 30 days.
  private static let longestRest = 30 * 86_400
  /// The total size in bytes above which the least recently used drawings are removed: 128 MiB.
  private static let largestSize = 128 << 20
  /// The largest drawing that is read, in bytes.
  private static let largestDrawing = 256 << 20
  private static let ending = ".drawing"

  /// Creates the cache in a folder, which may be missing.
  init(path: String) { self.path = path }

  /// Returns the PNG file for a key. Nil if it is missing or damaged.
  func drawing(for key: ContentDigest) -> [UInt8]? {
    guard let folder = try? FolderTree(at: path),
      let bytes = try? folder.contents(of: key.text + Self.ending, limit: Self.largestDrawing)
    else { return nil }
    var reader = ByteReader(bytes)
    guard (try? reader.digest()) == key, let digest = try? reader.digest(), let size = try? reader.count(),
      let png = try? reader.bytes(size), reader.isAtEnd, ContentDigest(of: png) == digest
    else { return nil }
    let file = "\(path)/\(key.text)\(Self.ending)"
    if let age = try? FileSystem.ageAndSize(of: file).seconds, age > 86_400 { FileSystem.markUsed(file) }
    return Array(png)
  }

  /// Stores the PNG file for a key.
  func keep(_ png: [UInt8], for key: ContentDigest) {
    var writer = ByteWriter()
    writer.write(key)
    writer.write(ContentDigest(of: png))
    writer.write(png.count)
    writer.write(png)
    guard (try? FileSystem.createDirectory(at: path, isPrivate: true)) != nil,
      (try? FileSystem.write(writer.bytes, to: "\(path)/\(key.text)\(Self.ending)")) != nil
    else { return }
    // Prunes once per run.
    if !isPruned.exchange(true, ordering: .relaxed) { prune() }
  }

  /// Removes drawings that were not used for a long time and, above the total size, the least recently used ones.
  private func prune() {
    FileSystem.removeLeftovers(in: path)
    let names = (try? FileSystem.names(in: path, endingWith: Self.ending)) ?? []
    let known = names.compactMap { name in
      (try? FileSystem.ageAndSize(of: "\(path)/\(name)")).map { (name: name, age: $0.seconds, size: $0.bytes) }
    }
    var size = 0
    for file in known.sorted(by: { ($0.age, $0.name) < ($1.age, $1.name) }) {
      size += file.size
      if file.age > Self.longestRest || size > Self.largestSize { try? FileSystem.remove("\(path)/\(file.name)") }
    }
  }
}
