internal import HostFiles
internal import ReviewCache

/// The secret that seals the user's entries of the cache. It is never in the cache itself, which CI systems copy from
/// machine to machine.
enum CacheSecret {
  private static let name = "cache-secret"

  /// The seal of the user on this machine. Its secret is made for the first run. If it cannot be stored, this run has
  /// its own seal, and the next one checks the entries of this one.
  static var seal: CacheSeal {
    guard let folder = UserFolder.state.path else { return CacheSeal() }
    let file = FolderPath.join(folder, name)
    if let seal = stored(in: file) { return seal }
    let secret = CacheSeal.makeSecret()
    do throws(FileError) {
      try FileSystem.createDirectory(at: folder, isPrivate: true)
      try FileSystem.write(secret, to: file, isPrivate: true)
    } catch {
      return CacheSeal()
    }
    // Another run may have stored one at the same time.
    return stored(in: file) ?? CacheSeal()
  }

  private static func stored(in file: String) -> CacheSeal? {
    (try? FileSystem.contents(of: file, limit: CacheSeal.length)).flatMap(CacheSeal.init(secret:))
  }
}
