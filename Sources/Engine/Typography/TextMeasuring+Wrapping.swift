public import Geometry

extension TextMeasuring {
  /// Returns the lines of a string in a column. Like UIKit it breaks the text at line breaks, including U+2028 and
  /// similar characters. It also breaks greedily at blanks (specification SIZ-06), and within a word that is wider than
  /// a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width of the column, in points.
  ///   - limit: The maximum number of lines, 0 for any. The last line contains the rest of the text.
  public func lines(of text: String, in font: Font, width: Double, limit: Int) -> [TextLine] {
    FlowingText(text, in: font, measuredBy: self).lines(width: width, limit: limit).lines
  }

  /// Returns the size of a label's text, in points: the width of the widest line, and the height of the lines including
  /// the leading between them, both rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width of the column, in points, or nil for any.
  ///   - limit: The maximum number of lines, 0 for any.
  ///   - grid: The pixels of the screen.
  public func size(of text: String, in font: Font, width: Double?, limit: Int, grid: PixelGrid) -> Size {
    guard !text.isEmpty else { return .zero }
    return size(of: lines(of: text, in: font, width: width ?? .infinity, limit: limit), in: font, grid: grid)
  }

  /// Returns the size of lines, in points, rounded up to whole pixels.
  func size(of lines: [TextLine], in font: Font, grid: PixelGrid) -> Size {
    let metrics = metrics(of: font)
    let height = Double(lines.count) * (metrics.lineHeight + metrics.leading) - metrics.leading
    return Size(width: grid.roundedUp(lines.map(\.width).max() ?? 0), height: grid.roundedUp(height))
  }

  /// Returns the natural width of wrapped text on Xcode's canvas, in points: the width of its widest line with the
  /// blank at which the line was broken, but at most the column. Wrapped labels of two projects are wider by a blank
  /// than their widest line, or as wide as the column (6 of 6).
  package func widthOnCanvas(of text: WrappedText, in font: Font, grid: PixelGrid) -> Double {
    guard let column = text.width, text.lines.contains(where: \.endsAtBlank) else { return text.size.width }
    let blank = width(of: " ", in: font)
    let widest = text.lines.map { $0.endsAtBlank ? $0.width + blank : $0.width }.max() ?? 0
    return max(text.size.width, min(grid.roundedUp(widest), column))
  }

  /// Returns the height of lines in a text view in points, not rounded. Unlike in a label, the leading of the font
  /// belongs to each line, so that a line is as tall as its text style says (``TextStyle/lineSpacing(at:)``). A view
  /// without text has one line.
  package func heightInTextView(ofLines count: Int, in font: Font) -> Double {
    let lineHeight = metrics(of: font).lineHeight
    return Double(max(1, count)) * (lineHeight + font.leading(lineHeight: lineHeight))
  }

  /// Returns the longest beginning of a line that fits with an ellipsis, or the line itself if it fits (specification
  /// CLP-03). Empty if not even the ellipsis fits.
  public func truncated(_ text: String, in font: Font, width: Double) -> String {
    truncated(TextLine(text: text, width: self.width(of: text, in: font)), in: font, width: width).text
  }

  /// Returns the longest beginning of a measured line that fits a width in points with an ellipsis, with its width.
  /// Returns the line itself if it fits, and an empty one if not even the ellipsis fits.
  ///
  /// A longer beginning is at least as wide. So the first one measured has the length that the average width of letters
  /// suggests, and mostly one or two more decide.
  package func truncated(_ line: TextLine, in font: Font, width: Double) -> TextLine {
    let available = width + LineRoom.tolerance
    if line.width <= available { return line }
    // Parts of the string are cheaper than strings of single characters.
    let ends = Array(line.text.indices)
    func cut(_ count: Int) -> TextLine {
      let text = (count < ends.count ? String(line.text[..<ends[count]]) : line.text) + "…"
      return TextLine(text: text, width: self.width(of: text, in: font))
    }
    var best = TextLine(text: "", width: 0)
    var (low, high) = (0, ends.count)
    var next = Int(exactly: (Double(high) * max(0, available) / line.width).rounded(.down)) ?? high / 2
    var step = 1
    while low < high {
      let count = min(max(next, low + 1), high)
      let candidate = cut(count)
      let fits = candidate.width <= available
      if fits { (low, best) = (count, candidate) } else { high = count - 1 }
      // The distance from the first guess doubles, and never skips more than half of the rest.
      next = fits ? min(count + step, (low + high + 1) / 2) : max(count - step, (low + high + 1) / 2)
      step *= 2
    }
    if low > 0 { return best }
    let ellipsis = cut(0)
    return ellipsis.width <= available ? ellipsis : best
  }
}
