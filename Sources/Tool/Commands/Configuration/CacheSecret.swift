internal import HostFiles

/// The secret that seals the user's entries of the cache. It is never in the cache itself, which CI systems copy from
/// machine to machine.
enum CacheSecret {
  private static let name = "cache-secret"

  /// The seal of the user on this machine. Its secret is made for the first run. If it cannot be stored, this run has
  /// its own seal, and the next one checks the entries of this one.
  static var seal: KeyedDigest {
    guard let folder = UserFolder.state.path else { return KeyedDigest() }
    let file = FolderPath.join(folder, name)
    if let seal = stored(in: file) { return seal }
    let secret = (0..<KeyedDigest.length).map { _ in UInt8.random(in: .min ... .max) }
    do throws(FileError) {
      try FileSystem.createDirectory(at: folder, isPrivate: true)
      try FileSystem.write(secret, to: file, isPrivate: true)
    } catch {
      return KeyedDigest()
    }
    // Another run may have stored one at the same time.
    return stored(in: file) ?? KeyedDigest()
  }

  private static func stored(in file: String) -> KeyedDigest? {
    (try? FileSystem.contents(of: file, limit: KeyedDigest.length)).flatMap(KeyedDigest.init(secret:))
  }
}
