internal import Glibc

/// The folder in which fontconfig keeps what it found in the font directories, so that the next start need not read
/// every font.
enum FontCacheDirectory {
  /// A directory that only this user can write to, or nil where there is none: the fonts are then read every time.
  ///
  /// `$XDG_CACHE_HOME/render-layouts`, else `~/.cache/render-layouts`, else one under `$TMPDIR`.
  static func path() -> String? {
    let home = environment("HOME").map { $0 + "/.cache" }
    if let base = environment("XDG_CACHE_HOME") ?? home, let path = directory("render-layouts", in: base) {
      return path
    }
    return directory("render-layouts-\(getuid())", in: environment("TMPDIR") ?? "/tmp")
  }

  /// A directory of our own, made if need be. Others must not be able to write to it: fontconfig trusts what it reads.
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

  /// An absolute path in the environment.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
