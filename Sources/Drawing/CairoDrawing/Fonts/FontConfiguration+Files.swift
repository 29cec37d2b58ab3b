internal import CFontconfig

extension FontConfiguration {
  /// The location of a face on disk.
  struct FaceFile {
    var path: String
    /// The index of the face in the file.
    var index: UInt32
  }

  /// Returns the file with the upright face of the base family in a weight from 100 to 900. Nil if it is a variable
  /// font, whose file has all weights.
  func file(ofWeight weight: Int) -> FaceFile? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    _ = Self.baseFamily.withFontconfigText { FcPatternAddString(pattern, FC_FAMILY, $0) }
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: weight)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcConfigSubstitute(pointer, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(pointer, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var isVariable: FcBool = FcFalse
    FcPatternGetBool(match, FC_VARIABLE, 0, &isVariable)
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    guard isVariable == FcFalse, index >= 0, index <= 0xFFFF,
      FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch, let path
    else { return nil }
    return FaceFile(path: String(cString: path), index: UInt32(index))
  }
}
