internal import HostFiles

extension RenderOptions {
  /// The options without the caches whose entries others may have written: they would decide what a run reports.
  ///
  /// An entry is checked for damage alone, so that one that is made up turns findings into success.
  ///
  /// - Parameter console: Where a note says which cache is not used, and why.
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
        "git does not report whether it tracks files in it",
        "set RENDER_LAYOUTS_CACHE to a folder outside the repository"
      )
    }
  }
}
