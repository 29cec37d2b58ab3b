internal import CFontconfig

extension FontConfiguration {
  /// The characters that no font has a glyph for, in their order. Blanks, and marks that nothing is drawn for, need none.
  func uncovered(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let coverages = [FcSetSystem, FcSetApplication].flatMap(coverages)
    return characters.filter { character in
      let properties = character.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && !coverages.contains { FcCharSetHasChar($0, character.value) == FcTrue }
    }
  }

  /// The characters of each font of a set; they are the configuration's.
  private func coverages(of set: FcSetName) -> [OpaquePointer] {
    guard let fonts = FcConfigGetFonts(pointer, set)?.pointee else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { font in
      var coverage: OpaquePointer?
      return FcPatternGetCharSet(fonts.fonts[font], FC_CHARSET, 0, &coverage) == FcResultMatch ? coverage : nil
    }
  }
}
