internal import HostFiles

/// A folder of the tool among those that a user has for all programs, by the rules of the XDG base directories.
enum UserFolder: String, Sendable, Hashable {
  /// The user's own settings.
  case configuration = "XDG_CONFIG_HOME"
  /// The files that can be made again at any time.
  case cache = "XDG_CACHE_HOME"

  /// Its place below the home folder unless the variable says otherwise.
  private var place: String { self == .configuration ? ".config" : ".cache" }

  /// The path, whether the folder is there or not; nil for a user without a home folder.
  var path: String? {
    let base = Self.folder(rawValue) ?? Self.folder("HOME").map { FolderPath.join($0, place) }
    return base.map { FolderPath.join($0, "render-layouts") }
  }

  /// The folder that a variable of the environment names; only absolute paths count.
  private static func folder(_ variable: String) -> String? {
    HostProcess.environmentVariable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder that keeps finished scenes: the one that `RENDER_LAYOUTS_CACHE` names, else one in the user's cache;
  /// nil where there is neither.
  static var cachedScenes: String? {
    let named = HostProcess.environmentVariable("RENDER_LAYOUTS_CACHE").flatMap { $0.isEmpty ? nil : $0 }
    return named ?? cache.path.map { FolderPath.join($0, "scenes") }
  }
}
