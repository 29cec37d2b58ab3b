internal import CFontconfig

extension FontConfiguration {
  /// Scans folders again if fontconfig knows fewer fonts than they contain.
  ///
  /// fontconfig caches the contents of a folder. If it could not read the folder once, it caches an empty result until
  /// the folder changes.
  func completeFonts(of directories: FontDirectories) {
    let known = knownFiles
    let folders = directories.fontFiles.filter { !known.contains($0) }.compactMap { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
    guard !folders.isEmpty else { return }
    for folder in Set(folders) { _ = folder.withFontconfigText { FcDirCacheUnlink($0, pointer) } }
    FcConfigBuildFonts(pointer)
  }

  /// The paths of the font files that fontconfig knows.
  private var knownFiles: Set<String> {
    guard let fonts = FcConfigGetFonts(pointer, FcSetSystem)?.pointee else { return [] }
    var files: Set<String> = []
    for index in 0..<Int(fonts.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(fonts.fonts[index], FC_FILE, 0, &path) == FcResultMatch, let path else { continue }
      files.insert(String(cString: path))
    }
    return files
  }
}
