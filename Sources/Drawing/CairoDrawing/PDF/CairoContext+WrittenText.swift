internal import CCairo
internal import Geometry

extension CairoContext {
  /// Draws glyphs at a position on the baseline with the characters that they represent, so that the document's text
  /// can be searched and copied.
  func write(_ text: ShapedText, at origin: Point, _ color: Color) {
    setSource(color)
    for run in text.runs {
      cairo_set_scaled_font(pointer, run.font.pointer)
      let isBackward = run.isRightToLeft
      let glyphs = placed(run.glyphs, at: origin)
      let clusters = run.clusters
      let utf8 = Array(run.text.utf8)
      utf8.withUnsafeBytes { bytes in
        cairo_show_text_glyphs(
          pointer, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), glyphs,
          Int32(clamping: glyphs.count), clusters, Int32(clamping: clusters.count),
          isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
      }
    }
  }
}

extension GlyphRun {
  /// Whether later letters of the text are further left.
  fileprivate var isRightToLeft: Bool {
    guard let first = letterStarts.first, let last = letterStarts.last else { return false }
    return last < first
  }

  /// The numbers of bytes and glyphs of each letter, in text order.
  fileprivate var clusters: [cairo_text_cluster_t] {
    var glyphCounts = [Int32](repeating: 0, count: letterStarts.count)
    for glyph in glyphs where glyphCounts.indices.contains(glyph.letter) { glyphCounts[glyph.letter] += 1 }
    let letters = zip(letterStarts, glyphCounts)
    let ordered = isRightToLeft ? letters.reversed() : Array(letters)
    let ends = ordered.dropFirst().map(\.0) + [text.utf8.count]
    return zip(ordered, ends).map { letter, end in
      cairo_text_cluster_t(num_bytes: Int32(clamping: end - letter.0), num_glyphs: letter.1)
    }
  }
}
