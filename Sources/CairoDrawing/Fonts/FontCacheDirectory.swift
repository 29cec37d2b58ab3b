internal import Glibc

/// Where fontconfig keeps what it found in the font directories.
enum FontCacheDirectory {
  /// The part of a fontconfig configuration that names the directory, or nothing where no directory is safe to use.
  ///
  /// `$XDG_CACHE_HOME` or `~/.cache` where there is one, else a directory of the user's own under the temporary one.
  static func configuration() -> String {
    if environment("XDG_CACHE_HOME") != nil || environment("HOME") != nil {
      return "<cachedir prefix=\"xdg\">render-layouts/fontconfig</cachedir>"
    }
    guard let path = temporaryDirectory() else { return "" }
    return "<cachedir>\(FontConfiguration.escaped(path))</cachedir>"
  }

  /// A directory that only this user can write to: fontconfig trusts what it reads there.
  private static func temporaryDirectory() -> String? {
    let path = (environment("TMPDIR") ?? "/tmp") + "/render-layouts-fonts-\(getuid())"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
      status.st_mode & 0o022 == 0
    else { return nil }
    return path
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
