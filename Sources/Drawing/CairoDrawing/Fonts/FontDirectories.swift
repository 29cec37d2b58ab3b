/// The directories fonts are taken from; no other font of the machine is used, so that pictures are alike everywhere.
public struct FontDirectories: Sendable, Hashable {
  /// The directories, searched with all they hold. One that does not exist counts as empty.
  public var paths: [String]
  /// Single files with fonts besides, such as those of a project; what is no font counts as missing.
  public var files: [String]

  /// Directories to take fonts from, and files. Inter must be in one of the directories.
  public init(paths: [String], files: [String] = []) {
    self.paths = paths
    self.files = files
  }

  /// The directories of Debian's packages of Inter, Noto, Droid, Symbola, Liberation and the substitutes of the PostScript
  /// fonts.
  public static let system = FontDirectories(paths: [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/inter-variable",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/droid",
    // The file with hangul, which the one above lacks.
    "/usr/share/fonts-droid-fallback/truetype",
    "/usr/share/fonts/truetype/ancient-scripts",
    "/usr/share/fonts/truetype/liberation",
    "/usr/share/fonts/truetype/liberation2",
    "/usr/share/fonts/opentype/urw-base35",
  ])

  /// These directories and more, which count only where the others do not have a font.
  public func adding(_ paths: [String]) -> FontDirectories {
    FontDirectories(paths: self.paths + paths, files: files)
  }
}
