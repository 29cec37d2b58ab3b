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
    truncated(TextLine(text: text, width: self.width(of: text, in: font)), in: font, width: width).text
  }

  /// The longest beginning of a measured line that fits a width in points with an ellipsis, with its own width; the line
  /// itself if it fits, and an empty one if not even the ellipsis does.
  ///
  /// A longer beginning is no narrower, so the first one to be measured is as long as the average width of letters says,
  /// and mostly one or two more decide.
  package func truncated(_ line: TextLine, in font: Font, width: Double) -> TextLine {
    let available = width + LineRoom.tolerance
    if line.width <= available { return line }
    let characters = Array(line.text)
    func cut(_ count: Int) -> TextLine {
      let text = String(characters[..<count]) + "…"
      return TextLine(text: text, width: self.width(of: text, in: font))
    }
    var best = TextLine(text: "", width: 0)
    var (low, high) = (0, characters.count)
    var next = Int(exactly: (Double(high) * max(0, available) / line.width).rounded(.down)) ?? high / 2
    var step = 1
    while low < high {
      let count = min(max(next, low + 1), high)
      let candidate = cut(count)
      let fits = candidate.width <= available
      if fits { (low, best) = (count, candidate) } else { high = count - 1 }
      // The distance from the first guess doubles, and never skips more than half of what is left.
      next = fits ? min(count + step, (low + high + 1) / 2) : max(count - step, (low + high + 1) / 2)
      step *= 2
    }
    if low > 0 { return best }
    let ellipsis = cut(0)
    return ellipsis.width <= available ? ellipsis : best
  }
}
