internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for words that are wider than the column of their text, so that they break in the middle (specification
/// AUD-05).
enum BrokenWordRule: LayoutRule {
  static let code = FindingCode(
    "broken-word", .warning,
    "A word of a wrapping text is wider than its column and breaks in the middle.",
    why: """
      `Notifi` above `cations` is hard to read, and no hyphen shows that the word continues. This happens at
      accessibility text sizes, when labels next to each other leave too little width, and in languages with long words.
      """,
    mend: """
      Give the text the full width at large text sizes, with a variant that turns the row into a column, or keep its
      neighbors from growing.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Notifications, lines: 0 } }
      constraints:
        - title: { leading: superview, top: superview + 60, width: 60 }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      guard case .label(let label) = layout.resolved.views[position].content, label.numberOfLines != 1,
        let text = layout.texts[position], !layout.isHidden(position), !layout.isOpen(.width, of: position),
        let severity = TextFault.severity(of: label.text, at: position, in: layout)
      else { return nil }
      let room = layout.solution.alignmentRects[position].size.width
      guard room > 0, let word = BrokenWord.widest(in: text.lines), word.isTooWide(for: room, in: label.font) else {
        return nil
      }
      return finding(
        about: position, in: layout, severity: severity,
        "the word '\(word.text)' of \(layout.resolved.views[position].nameInFindings) breaks in the middle: it is "
          + "\(measure: word.width.pointText) points wide, but the text is only \(measure: room.pointText)",
        hint: "give the text more space, or move its neighbors below it")
    }
  }
}

/// A word that takes several lines.
private struct BrokenWord {
  /// The word as written.
  let text: String
  /// The width of all its parts, in points.
  let width: Double

  /// Returns the widest broken word, except those in scripts that break within words. Nil if there is none.
  static func widest(in lines: [TextLine]) -> BrokenWord? {
    var words: [BrokenWord] = []
    var parts: ArraySlice<TextLine> = []
    for line in lines {
      parts.append(line)
      if !line.endsInWord {
        if parts.count > 1, let word = BrokenWord(parts) { words.append(word) }
        parts = []
      }
    }
    return words.max { $0.width < $1.width }
  }

  /// Creates the word whose parts end lines. Nil if it breaks at letters of other scripts or at signs, such as
  /// addresses, numbers and words with hyphens.
  private init?(_ parts: ArraySlice<TextLine>) {
    // After its last part, the line continues with other words.
    let last = parts.last.map { $0.text.prefix { $0 != " " } } ?? ""
    text = parts.dropLast().map(\.text).joined() + last
    let letters = text.unicodeScalars.drop { !$0.properties.isAlphabetic }
    let tail = letters.drop { $0.properties.isAlphabetic && $0.value < 0xE00 || $0 == "'" || $0 == "’" }
    guard !letters.isEmpty, tail.allSatisfy({ !$0.properties.isAlphabetic && $0.properties.numericType == nil }) else {
      return nil
    }
    let share = parts.last.map { $0.text.isEmpty ? 0 : Double(last.count) / Double($0.text.count) } ?? 0
    width = parts.dropLast().reduce((parts.last?.width ?? 0) * share) { $0 + $1.width }
  }

  /// Whether it is wider than a column by more than a possible error of measurement.
  func isTooWide(for room: Double, in font: Font) -> Bool {
    width - room > (font.family == nil ? TextTolerance.length(of: width, in: font) : TextTolerance.unknownFont * width)
  }
}
