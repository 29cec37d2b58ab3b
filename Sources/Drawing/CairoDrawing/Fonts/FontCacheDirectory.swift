internal import Glibc

/// The folder of fontconfig's cache, which saves reading all fonts at the next start.
enum FontCacheDirectory {
  /// Returns a folder that only this user can write to. Nil if there is none; all fonts are then read each time.
  ///
  /// `$XDG_CACHE_HOME/render-layouts`, otherwise `~/.cache/render-layouts`, otherwise a folder in `$TMPDIR`.
  static func path() -> String? {
    let home = environment("HOME").map { $0 + "/.cache" }
    if let base = environment("XDG_CACHE_HOME") ?? home, let path = directory("render-layouts", in: base) {
      return path
    }
    return directory("render-layouts-\(getuid())", in: environment("TMPDIR") ?? "/tmp")
  }

  /// Returns a private folder, creating it if needed. Others must not be able to write to it, since fontconfig trusts
  /// its cache.
  private static func directory(_ name: String, in base: String) -> String? {
    mkdir(base, 0o700)
    let path = "\(base)/\(name)"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o022 == 0, access(path, W_OK) == 0
    else { return nil }
    return path
  }

  /// Returns an absolute path from the environment, or nil.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
