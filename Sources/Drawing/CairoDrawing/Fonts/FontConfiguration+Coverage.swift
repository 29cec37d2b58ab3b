internal import CFontconfig

extension FontConfiguration {
  /// Returns the characters for which no font has a glyph, in order. Whitespace and invisible characters need none.
  func uncovered(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let coverages = [FcSetSystem, FcSetApplication].flatMap(coverages)
    return characters.filter { character in
      let properties = character.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && !coverages.contains { FcCharSetHasChar($0, character.value) == FcTrue }
    }
  }

  /// Returns the characters of each font in a set. The configuration owns them.
  private func coverages(of set: FcSetName) -> [OpaquePointer] {
    guard let fonts = FcConfigGetFonts(pointer, set)?.pointee else { return [] }
    return (0..<Int(fonts.nfont)).compactMap { font in
      var coverage: OpaquePointer?
      return FcPatternGetCharSet(fonts.fonts[font], FC_CHARSET, 0, &coverage) == FcResultMatch ? coverage : nil
    }
  }
}
