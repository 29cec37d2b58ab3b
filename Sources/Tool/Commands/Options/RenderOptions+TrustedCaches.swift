internal import HostFiles

extension RenderOptions {
  /// Returns the options without caches that others may have written to.
  ///
  /// Entries are only checked for damage, so a forged one could turn findings into success.
  ///
  /// - Parameter console: The console for a note about a cache that is not used.
  func withTrustedCaches(_ console: Console) -> RenderOptions {
    var options = self
    options.cacheFolder = Self.trusted(cacheFolder, console)
    options.cacheSource = Self.trusted(cacheSource, console)
    return options
  }

  private static func trusted(_ folder: String?, _ console: Console) -> String? {
    guard let folder, let reason = reasonForDistrust(of: folder) else { return folder }
    if !console.isQuiet {
      console.printNote("cache '\(folder)' not used: \(reason.message)", reason.hint)
    }
    return nil
  }

  private static func reasonForDistrust(of folder: String) -> (message: String, hint: String)? {
    if FileSystem.isOpenToAll(folder) {
      return ("other users of the machine can write to it", "chmod o-w '\(folder)'")
    }
    switch TrackedFolder(at: folder) {
    case .no: return nil
    case .yes: return ("git tracks files in it", "keep it out of the repository: git rm -r --cached '\(folder)'")
    case .unknown:
      return (
        "it is unknown whether git tracks files in it",
        "set RENDER_LAYOUTS_CACHE to a folder outside the repository"
      )
    }
  }
}
