internal import CFontconfig
internal import Drawing
internal import MarkupWriting

/// A private fontconfig configuration with only the given directories and no settings of the user or the machine. Use
/// it only within ``FontLock``.
final class FontConfiguration {
  /// The default family for drawing and measuring.
  static let baseFamily = "Inter"

  /// The configuration, owned by this object.
  let pointer: OpaquePointer
  private var installedFamilies = BoundedCache<String, Bool>(limit: 4096)
  private var faces = BoundedCache<String, Face?>(limit: 4096)

  /// Creates a configuration for the fonts of the given directories.
  ///
  /// - Throws: ``RasterizingError`` if fontconfig fails or the base font is missing.
  init(directories: FontDirectories) throws(RasterizingError) {
    guard let pointer = FcConfigCreate() else {
      throw RasterizingError(message: "fontconfig cannot be started: out of memory")
    }
    self.pointer = pointer
    let document = Self.document(directories)
    let isLoaded = document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count) {
        FcConfigParseAndLoadFromMemory(pointer, $0, FcTrue)
      }
    }
    guard isLoaded == FcTrue, FcConfigBuildFonts(pointer) == FcTrue else {
      throw RasterizingError(
        message: "fontconfig cannot read the font directories: \(directories.paths.joined(separator: ", "))")
    }
    completeFonts(of: directories)
    for file in directories.files { addFont(file) }
    guard isInstalled(Self.baseFamily) else { throw Self.missingBaseFont(directories) }
    // Without a current configuration, Pango would also load the machine's.
    FcConfigSetCurrent(pointer)
  }

  deinit {
    FontLock.whileHeld { FcConfigDestroy(pointer) }
  }

  /// Returns the font for a family: the font itself if the family is installed, or a face with this full or PostScript
  /// name. Nil if there is neither.
  func installed(_ font: TextFont) -> TextFont? {
    guard let name = font.family, !isInstalled(name) else { return font }
    guard let face = face(name) else { return nil }
    return TextFont(family: face.family, size: font.size, weight: face.weight, isItalic: face.isItalic)
  }

  private func face(_ name: String) -> Face? { faces.value(for: name) { lookUpFace(name) } }

  /// Whether a family is installed in the directories.
  func isInstalled(_ family: String) -> Bool { installedFamilies.value(for: family) { lookUp(family) } }

  private static func document(_ directories: FontDirectories) -> String {
    let fonts = directories.paths.map { "<dir>\(XMLCharacters.escaped($0, in: .content))</dir>" }.joined()
    let cache =
      FontCacheDirectory.path().map { "<cachedir>\(XMLCharacters.escaped($0, in: .content))</cachedir>" } ?? ""
    return "<fontconfig>\(fonts)\(cache)</fontconfig>"
  }

  private static func missingBaseFont(_ directories: FontDirectories) -> RasterizingError {
    RasterizingError(
      message: """
        the font Inter is missing: install the Debian package fonts-inter, or name the directory that contains it; \
        searched: \(directories.paths.joined(separator: ", "))
        """)
  }

  private func lookUp(_ family: String) -> Bool {
    guard !family.isEmpty, let objects = FcObjectSetCreate() else { return false }
    defer { FcObjectSetDestroy(objects) }
    FcObjectSetAdd(objects, FC_FAMILY)
    guard let fonts = fonts(where: FC_FAMILY, is: family, objects) else { return false }
    defer { FcFontSetDestroy(fonts) }
    return fonts.pointee.nfont > 0
  }
}
