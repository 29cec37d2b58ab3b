public import Geometry

/// One line of a wrapped text.
public struct TextLine: Sendable, Hashable {
  /// The characters of the line, without the blank it was broken at.
  public var text: String
  /// Its width in points, not rounded.
  public var width: Double

  /// A line and its width.
  public init(text: String, width: Double) {
    self.text = text
    self.width = width
  }
}

extension TextMeasuring {
  /// The lines of a text that is `width` points wide: broken greedily at blanks, a longer word standing alone
  /// (specification SIZ-06).
  ///
  /// - Parameter limit: The highest number of lines, 0 for any; the last line then holds the rest of the text.
  public func lines(of text: String, in font: Font, width: Double, limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(String(paragraph), in: font, width: width)
    }
    guard limit > 0, lines.count > limit else { return lines }
    let rest = lines[(limit - 1)...].map(\.text).joined(separator: " ")
    return lines.prefix(limit - 1) + [TextLine(text: rest, width: self.width(of: rest, in: font))]
  }

  /// The size of a label's text, in points: the widest line and the lines' height, both rounded up to whole pixels.
  ///
  /// - Parameter width: The width to wrap at, nil for none.
  public func size(of text: String, in font: Font, width: Double?, limit: Int, grid: PixelGrid) -> Size {
    guard !text.isEmpty else { return .zero }
    let lines = lines(of: text, in: font, width: width ?? .infinity, limit: limit)
    let widest = lines.map(\.width).max() ?? 0
    let height = Double(lines.count) * metrics(of: font).lineHeight
    return Size(width: grid.roundedUp(widest), height: grid.roundedUp(height))
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

  private func wrapped(_ paragraph: String, in font: Font, width: Double) -> [TextLine] {
    let whole = self.width(of: paragraph, in: font)
    if whole <= width + 0.01 { return [TextLine(text: paragraph, width: whole)] }
    var lines: [TextLine] = []
    var line = ""
    var lineWidth = 0.0
    for word in paragraph.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      let longerWidth = self.width(of: longer, in: font)
      if longerWidth > width + 0.01, !line.isEmpty {
        lines.append(TextLine(text: line, width: lineWidth))
        line = String(word)
        lineWidth = self.width(of: line, in: font)
      } else {
        line = longer
        lineWidth = longerWidth
      }
    }
    lines.append(TextLine(text: line, width: lineWidth))
    return lines
  }
}
