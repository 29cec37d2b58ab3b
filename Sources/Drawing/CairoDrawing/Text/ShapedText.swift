internal import CPangoCairo

/// The glyphs of a line of text, from left to right.
struct ShapedText {
  /// The glyphs, by font.
  var runs: [GlyphRun]

  /// The characters that no font has a glyph for.
  var missing: Set<Unicode.Scalar> { runs.reduce(into: []) { $0.formUnion($1.missing) } }

  /// The advance of the line, in points.
  var advance: Double { runs.reduce(0) { $0 + $1.advance } }

  /// Returns the line with letter spacing, so that its advance is `width` points.
  ///
  /// Each letter, including the last, is followed by the same space, as with tracking. Marks stay on their letters.
  func spread(to width: Double) -> ShapedText {
    let letterCount = runs.reduce(0) { $0 + $1.letterCount }
    guard letterCount > 0 else { return self }
    let space = (width - advance) / Double(letterCount)
    var start = 0.0
    return ShapedText(
      runs: runs.map { run in
        let spread = run.spread(by: space, from: start)
        start += spread.advance
        return spread
      })
  }
}

extension ShapedText {
  /// Creates the glyphs of a line that Pango laid out.
  ///
  /// `text` are the characters of the layout in UTF-8.
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: [UInt8]) {
    runs = []
    var start = 0.0
    var node = line.pointee.runs
    while let entry = node {
      if let item = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let run = GlyphRun(item.pointee, of: text, from: start)
      {
        start += run.advance
        runs.append(run)
      }
      node = entry.pointee.next
    }
  }
}
