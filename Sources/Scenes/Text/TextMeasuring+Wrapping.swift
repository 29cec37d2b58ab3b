public import Geometry
internal import WorkBudgets

/// One line of a wrapped text.
public struct TextLine: Sendable, Hashable {
  /// The characters of the line, without the blank it was broken at.
  public var text: String
  /// Its width in points, not rounded.
  public var width: Double
  /// True where the next line goes on with the same word.
  public var endsInWord: Bool

  /// A line and its width; its last word ends with it unless said otherwise.
  public init(text: String, width: Double, endsInWord: Bool = false) {
    self.text = text
    self.width = width
    self.endsInWord = endsInWord
  }
}

/// A text in the lines of a column.
///
/// The lines are as long as the text has them in labels of a single line, and where the width is the text's own, whose
/// last word must not break whatever rounding did to it.
package struct WrappedText: Sendable, Hashable {
  /// The width of the column, in points; nil for any.
  package let width: Double?
  /// The lines as long as the text has them.
  let plain: [TextLine]
  /// The size of these lines, in points, rounded up to whole pixels.
  package let natural: Size
  /// The lines in the column.
  package var lines: [TextLine]
  /// The size of the lines in the column, in points, rounded up to whole pixels.
  package var size: Size
}

extension Collection<TextLine> {
  /// The words of the lines as a single one, with a blank where one was broken between words.
  public var textOnOneLine: String {
    var text = ""
    var needsBlank = false
    for line in self {
      if needsBlank { text += " " }
      text += line.text
      needsBlank = !line.endsInWord
    }
    return text
  }
}

extension TextMeasuring {
  /// The lines of a text that is `width` points wide: broken at its line breaks, U+2028 and its like among them, greedily
  /// at blanks (specification SIZ-06), and within a word that is wider than a line by itself, as UIKit breaks it.
  ///
  /// - Parameter limit: The highest number of lines, 0 for any; the last line then holds the rest of the text.
  public func lines(of text: String, in font: Font, width: Double, limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines += wrapped(String(paragraph), in: font, width: width)
    }
    guard limit > 0, lines.count > limit else { return lines }
    let rest = lines[(limit - 1)...].textOnOneLine
    return lines.prefix(limit - 1) + [TextLine(text: rest, width: self.width(of: rest, in: font))]
  }

  /// The size of a label's text, in points: the widest line and the height of the lines with what their style keeps free
  /// between them, both rounded up to whole pixels.
  ///
  /// - Parameter width: The width to wrap at, nil for none.
  public func size(of text: String, in font: Font, width: Double?, limit: Int, grid: PixelGrid) -> Size {
    guard !text.isEmpty else { return .zero }
    return size(of: lines(of: text, in: font, width: width ?? .infinity, limit: limit), in: font, grid: grid)
  }

  /// The size of lines, in points, rounded up to whole pixels.
  private func size(of lines: [TextLine], in font: Font, grid: PixelGrid) -> Size {
    let metrics = metrics(of: font)
    let height = Double(lines.count) * (metrics.lineHeight + metrics.leading) - metrics.leading
    return Size(width: grid.roundedUp(lines.map(\.width).max() ?? 0), height: grid.roundedUp(height))
  }

  /// The longest beginning of a line that fits with an ellipsis, or the line itself where it fits
  /// (specification CLP-03); empty where not even the ellipsis does.
  public func truncated(_ text: String, in font: Font, width: Double) -> String {
    // A recorded width may be up to a hundredth of a point short of the text it was made for.
    let available = width + 0.01
    if self.width(of: text, in: font) <= available { return text }
    let characters = Array(text)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = String(characters[..<middle]) + "…"
      if self.width(of: candidate, in: font) <= available { low = middle } else { high = middle - 1 }
    }
    if low > 0 { return String(characters[..<low]) + "…" }
    return self.width(of: "…", in: font) <= available ? "…" : ""
  }

  /// The text of a label that the layout gives `width` points, nil for any number of them.
  ///
  /// - Parameter former: The same text in a column of another width, whose unbroken lines need not be measured again.
  package func wrapped(
    _ text: String, in font: Font, limit: Int, within width: Double?, grid: PixelGrid, after former: WrappedText? = nil
  ) -> WrappedText {
    let plain = former?.plain ?? lines(of: text, in: font, width: .infinity, limit: limit)
    let natural = former?.natural ?? (text.isEmpty ? .zero : size(of: plain, in: font, grid: grid))
    var wrapped = WrappedText(width: width, plain: plain, natural: natural, lines: plain, size: natural)
    if limit != 1, let width, width > 0, width + 0.5 < natural.width {
      wrapped.lines = lines(of: text, in: font, width: width, limit: limit)
      wrapped.size = size(of: wrapped.lines, in: font, grid: grid)
    }
    return wrapped
  }

  /// The work of measuring a word, in the steps that a ``WorkBudget`` counts.
  private var workPerWord: Int { 500 }

  private func wrapped(_ paragraph: String, in font: Font, width: Double) -> [TextLine] {
    let whole = self.width(of: paragraph, in: font)
    if whole <= width + 0.01 { return [TextLine(text: paragraph, width: whole)] }
    var lines: [TextLine] = []
    var line = TextLine(text: "", width: 0)
    // A text that is not wrapped to its end is in a layout that nobody keeps.
    for word in paragraph.split(separator: " ") where !WorkBudget.spend(workPerWord) {
      let longer = line.text.isEmpty ? String(word) : line.text + " " + word
      let longerWidth = self.width(of: longer, in: font)
      if longerWidth <= width + 0.01 {
        line = TextLine(text: longer, width: longerWidth)
      } else {
        if !line.text.isEmpty { lines.append(line) }
        let parts = parts(of: Array(word), in: font, width: width)
        lines += parts.dropLast()
        line = parts.last ?? TextLine(text: "", width: 0)
      }
    }
    return lines + [line]
  }

  /// A word in as many lines as it needs, each with all the characters that fit and at least one.
  private func parts(of word: [Character], in font: Font, width: Double) -> [TextLine] {
    var parts: [TextLine] = []
    var rest = word[...]
    while !rest.isEmpty, !WorkBudget.spend(workPerWord) {
      let count = fittingCount(of: rest, in: font, width: width)
      let part = String(rest.prefix(count))
      rest = rest.dropFirst(count)
      parts.append(TextLine(text: part, width: self.width(of: part, in: font), endsInWord: !rest.isEmpty))
    }
    return parts
  }

  /// The number of characters at the beginning of a word that fit, one at least. Only beginnings up to twice as long as that are
  /// measured, so that a long word in a narrow column takes no longer than its lines.
  private func fittingCount(of word: ArraySlice<Character>, in font: Font, width: Double) -> Int {
    func fits(_ count: Int) -> Bool { self.width(of: String(word.prefix(count)), in: font) <= width + 0.01 }
    var low = 1
    var high = 2
    while high < word.count, fits(high) { (low, high) = (high, 2 * high) }
    high = min(high, word.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
