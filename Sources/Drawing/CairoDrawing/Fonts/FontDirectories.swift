/// The directories with fonts. No other fonts of the machine are used, so that pictures are the same everywhere.
public struct FontDirectories: Sendable, Hashable {
  /// The directories, which are searched recursively. A missing one counts as empty.
  public var paths: [String]
  /// Additional font files, such as a project's. Files without a font are ignored.
  public var files: [String]

  /// Creates font directories and files. Inter must be in one of the directories.
  public init(paths: [String], files: [String] = []) {
    self.paths = paths
    self.files = files
  }

  /// The directories of Debian's packages for Inter, Noto, Droid, Symbola, Liberation and the URW base 35 fonts.
  public static let system = FontDirectories(paths: [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/inter-variable",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/droid",
    // The Droid file that includes Hangul, which the previous one lacks.
    "/usr/share/fonts-droid-fallback/truetype",
    "/usr/share/fonts/truetype/ancient-scripts",
    "/usr/share/fonts/truetype/liberation",
    "/usr/share/fonts/truetype/liberation2",
    "/usr/share/fonts/opentype/urw-base35",
  ])
}
