internal import CFontconfig
internal import Drawing

extension FontConfiguration {
  /// A font face as fontconfig knows it.
  struct Face {
    var family: String
    /// The weight, from 1 to 1000.
    var weight: Int
    /// Whether it is italic or oblique.
    var isItalic: Bool
  }

  /// Adds the fonts of a file. Does nothing for a file without fonts.
  func addFont(_ path: String) {
    _ = path.withFontconfigText { FcConfigAppFontAddFile(pointer, $0) }
  }

  /// Returns the face with a PostScript name or full name, or nil.
  func lookUpFace(_ name: String) -> Face? {
    lookUpFace(name, by: FC_POSTSCRIPT_NAME) ?? lookUpFace(name, by: FC_FULLNAME)
  }

  private func lookUpFace(_ name: String, by property: String) -> Face? {
    guard let objects = FcObjectSetCreate() else { return nil }
    defer { FcObjectSetDestroy(objects) }
    for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(objects, property) }
    guard let fonts = fonts(where: property, is: name, objects) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    guard fonts.pointee.nfont > 0, let pattern = fonts.pointee.fonts?[0] else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
    var weight = Int32(FC_WEIGHT_REGULAR)
    var slant = Int32(FC_SLANT_ROMAN)
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return Face(
      family: String(cString: family), weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
  }

  /// Returns the fonts with a property, with some of their other properties. Nil if memory is exhausted. The caller
  /// frees them.
  func fonts(
    where property: String, is value: String, _ objects: UnsafeMutablePointer<FcObjectSet>
  ) -> UnsafeMutablePointer<FcFontSet>? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    let isAdded = value.withFontconfigText { FcPatternAddString(pattern, property, $0) }
    return isAdded == FcTrue ? FcFontList(pointer, pattern, objects) : nil
  }
}

extension String {
  /// Calls `work` with the text as a null-terminated fontconfig string.
  func withFontconfigText<Result>(_ work: (UnsafePointer<FcChar8>) -> Result) -> Result {
    withCString { text in text.withMemoryRebound(to: FcChar8.self, capacity: utf8.count + 1, work) }
  }
}
