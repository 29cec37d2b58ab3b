internal import HostFiles

/// A folder of the tool in the user's XDG base directories.
enum UserFolder: String, Sendable, Hashable {
  /// The user's own settings.
  case configuration = "XDG_CONFIG_HOME"
  /// Files that can be created again at any time.
  case cache = "XDG_CACHE_HOME"
  /// Files that are of use only on this machine.
  case state = "XDG_STATE_HOME"

  /// The default location in the home folder.
  private var place: String {
    switch self {
    case .configuration: ".config"
    case .cache: ".cache"
    case .state: ".local/state"
    }
  }

  /// The path, whether the folder exists or not; nil for a user without a home folder.
  var path: String? {
    let base = Self.folder(rawValue) ?? Self.folder("HOME").map { FolderPath.join($0, place) }
    return base.map { FolderPath.join($0, "render-layouts") }
  }

  /// Returns the folder in an environment variable. Only absolute paths count.
  private static func folder(_ variable: String) -> String? {
    HostProcess.environmentVariable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder for finished scenes: the one in `RENDER_LAYOUTS_CACHE`, else one in the user's cache; nil if there is
  /// neither.
  static var cachedScenes: String? {
    let named = HostProcess.environmentVariable("RENDER_LAYOUTS_CACHE").flatMap { $0.isEmpty ? nil : $0 }
    return named ?? cache.path.map { FolderPath.join($0, "scenes") }
  }
}
