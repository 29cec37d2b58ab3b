internal import Foundation

/// A text with several fonts, as labels measure it.
struct StyledText {
  /// A run of text in one font.
  private struct Run {
    let text: String
    let font: UIFont
    let kern: CGFloat
  }

  private let runs: [Run]
  private let style: NSParagraphStyle?

  /// The text of an attributed string.
  init(_ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12)) {
    var runs: [Run] = []
    var style: NSParagraphStyle?
    let all = NSRange(location: 0, length: string.length)
    unsafe string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      if style == nil { style = attributes[.paragraphStyle] as? NSParagraphStyle }
      let kern =
        (attributes[.kern] as? NSNumber)?.doubleValue ?? (attributes[.kern] as? CGFloat).map { Double($0) } ?? 0
      runs.append(
        Run(
          text: string.attributedSubstring(from: range).string, font: attributes[.font] as? UIFont ?? font,
          kern: CGFloat(kern)))
    }
    (self.runs, self.style) = (runs, style)
  }

  /// The font of the first run.
  var firstFont: UIFont? { runs.first?.font }
  /// The font of the last run.
  var lastFont: UIFont? { runs.last?.font }

  /// The size of the text, in points.
  ///
  /// - Parameters:
  ///   - width: The width for wrapping, in points; nil for none.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  func size(width: CGFloat?, numberOfLines: Int) -> CGSize {
    guard let first = runs.first else { return .zero }
    if runs.allSatisfy({ $0.font == first.font && $0.kern == 0 }) {
      let text = runs.map(\.text).joined()
      let plain = TextMeasuring.size(of: text, in: first.font, width: width, numberOfLines: numberOfLines)
      return styled(plain, lineHeight: first.font.lineHeight)
    }
    return mixedSize(width: width ?? .infinity, numberOfLines: numberOfLines)
  }

  /// The size with the line heights and spacings of the paragraph style.
  private func styled(_ size: CGSize, lineHeight natural: CGFloat) -> CGSize {
    guard let style, natural > 0 else { return size }
    let lines = max(1, (size.height / natural).rounded())
    let height = lines * style.lineHeight(natural) + (lines - 1) * style.lineSpacing
    return style.lineHeight(natural) == natural && style.lineSpacing == 0
      ? size : CGSize(width: size.width, height: (height * 2).rounded(.up) / 2)
  }

  /// The size of a text with several fonts, wrapped greedily at spaces.
  private func mixedSize(width: CGFloat, numberOfLines: Int) -> CGSize {
    var lines: [(width: CGFloat, height: CGFloat)] = [(0, 0)]
    for run in runs {
      let height = style?.lineHeight(run.font.lineHeight) ?? run.font.lineHeight
      for (number, paragraph) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if number > 0 { lines.append((0, 0)) }
        for word in Self.words(of: paragraph) {
          let length =
            TextMeasuring.size(of: word, in: run.font, width: nil, numberOfLines: 1).width
            + run.kern * CGFloat(word.count)
          let last = lines[lines.count - 1]
          if last.width > 0, last.width + length > width + 0.001, numberOfLines != 1 { lines.append((0, 0)) }
          lines[lines.count - 1].width += length
          lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
        }
      }
    }
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let height = lines.map(\.height).reduce(0, +) + CGFloat(lines.count - 1) * (style?.lineSpacing ?? 0)
    return CGSize(width: (lines.map(\.width).max() ?? 0).rounded(.up), height: (height * 2).rounded(.up) / 2)
  }

  /// The words of a line, each with the space after it.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    for part in line.split(separator: " ", omittingEmptySubsequences: false) { words.append(String(part) + " ") }
    if let last = words.popLast() { words.append(String(last.dropLast())) }
    return words.filter { !$0.isEmpty }
  }
}
