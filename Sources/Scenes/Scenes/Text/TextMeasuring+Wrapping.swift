public import Geometry

extension TextMeasuring {
  /// The lines of a text that is `width` points wide: broken at its line breaks, U+2028 and its like among them, greedily
  /// at blanks (specification SIZ-06), and within a word that is wider than a line by itself, as UIKit breaks it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width to wrap at, in points.
  ///   - limit: The highest number of lines, 0 for any; the last line then holds the rest of the text.
  public func lines(of text: String, in font: Font, width: Double, limit: Int) -> [TextLine] {
    FlowingText(text, in: font, measuredBy: self).lines(width: width, limit: limit).lines
  }

  /// The size of a label's text, in points: the widest line and the height of the lines with what their style keeps free
  /// between them, both rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width to wrap at, in points; nil for none.
  ///   - limit: The highest number of lines, 0 for any.
  ///   - grid: The pixels of the screen.
  public func size(of text: String, in font: Font, width: Double?, limit: Int, grid: PixelGrid) -> Size {
    guard !text.isEmpty else { return .zero }
    return size(of: lines(of: text, in: font, width: width ?? .infinity, limit: limit), in: font, grid: grid)
  }

  /// The size of lines, in points, rounded up to whole pixels.
  func size(of lines: [TextLine], in font: Font, grid: PixelGrid) -> Size {
    let metrics = metrics(of: font)
    let height = Double(lines.count) * (metrics.lineHeight + metrics.leading) - metrics.leading
    return Size(width: grid.roundedUp(lines.map(\.width).max() ?? 0), height: grid.roundedUp(height))
  }

  /// The longest beginning of a line that fits with an ellipsis, or the line itself where it fits
  /// (specification CLP-03); empty where not even the ellipsis does.
  public func truncated(_ text: String, in font: Font, width: Double) -> String {
    let available = width + LineRoom.tolerance
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
}
