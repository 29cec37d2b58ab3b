internal import AutoLayout
internal import Geometry
internal import JSON
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The strings of a scene's layouts that the page can replace, and the widths of letters to measure the new ones.
///
/// The page adds the widths of letters. Kerning depends on pairs of letters, which would take far more space than the
/// rest of the file, so only its average in running text counts.
struct ChangeableTexts {
  private var fonts = LiveTables.Table<Font>()
  private var characters: Set<Character> = []
  /// The strings whose characters are known. Most layouts of a scene have the same.
  private var known: Set<String> = []
  private let measurer: any TextMeasuring

  /// Creates an empty list. `measurer` is the engine that has measured the layouts.
  init(measuredBy measurer: any TextMeasuring) { self.measurer = measurer }

  // MARK: Strings

  /// Adds the strings of a layout, and returns them as JSON: the view, the rows of its width and of its height, the
  /// number of its font, the maximum number of lines (0 for no limit), the scale of the grid of its width, its smallest
  /// width, the space next to the text, and the text. Nil if the layout has none.
  mutating func add(_ layout: Layout, _ system: SystemRows) -> String? {
    let resolved = layout.resolved
    guard resolved.leafSizes == .measured else { return nil }
    let pixels = PixelGrid(scale: resolved.variant.device.scale)
    let rows = Dictionary(
      grouping: system.rows.indices.filter { system.rows[$0].origin == .contentSize }, by: { system.rows[$0].item.view }
    )
    let texts = resolved.views.indices.compactMap { view -> String? in
      let widths = rows[view, default: []].filter { system.rows[$0].attribute == .width }
      guard let first = widths.first,
        let text = ChangeableText(
          of: resolved.views[view], wishing: -system.rows[first].constant, on: pixels, measuredBy: measurer)
      else { return nil }
      if known.insert(text.text).inserted { characters.formUnion(text.text) }
      let heights = rows[view, default: []].filter { system.rows[$0].attribute == .height }
      return [
        "\(view)", widths.listed, heights.listed, "\(fonts.position(of: text.font))", "\(text.lineLimit)",
        [text.grid.scale, text.leastWidth, text.room].map { $0.decimalText(places: 6) }.joined(separator: ","),
        JSONValue.string(text.text).line,
      ].listed
    }
    return texts.isEmpty ? nil : texts.listed
  }

  // MARK: Letters

  /// The maximum number of letters besides the common ones, which come from the scene's own strings.
  private static let mostOthers = 800

  /// Returns the letters and the fonts as lists of JSON: the letters as strings, since some consist of several
  /// characters of Unicode, and each font with their widths (``LetterWidths``). Both are empty without fonts.
  func letterTables(_ widths: LetterWidths) -> (letters: [String], fonts: [String]) {
    guard !fonts.values.isEmpty else { return ([], []) }
    let others = characters.subtracting(LetterWidths.common).filter(\.isIndependent).sorted().prefix(Self.mostOthers)
    let otherTexts = others.map { String($0) }
    return (
      (LetterWidths.common + others).map { JSONValue.string(String($0)).line },
      fonts.values.map { widths.text(of: $0, others: otherTexts, measuredBy: measurer) }
    )
  }
}

extension Character {
  /// Whether its width does not depend on its neighbors, unlike in scripts whose letters join. Greek, Cyrillic and
  /// Hebrew letters, Chinese characters, kana, Hangul and emoji are independent of each other.
  fileprivate var isIndependent: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, !isNewline else { return false }
    return switch scalar.value {
    case 0x100..<0x600, 0x1E00..<0x2070, 0x3000..<0xA000, 0xAC00..<0xD7A4, 0xFF00..<0xFFF0,
      0x1F300..<0x1FB00:
      true
    default: false
    }
  }
}
