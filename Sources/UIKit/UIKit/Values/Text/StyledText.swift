internal import Foundation

/// A string with several fonts, as labels measure it.
struct StyledText {
  /// A run of text in one font.
  private struct Run {
    let text: String
    let font: UIFont
    let kern: CGFloat
    let color: UIColor?
    let lines: TextLines
    let background: UIColor?
    let style: NSParagraphStyle?
    let attachment: NSTextAttachment?

    /// Whether two runs have the same style, wherever they are in the text.
    func looksLike(_ other: Run) -> Bool {
      font == other.font && kern == other.kern && color == other.color && lines == other.lines && attachment == nil
        && background == nil && other.background == nil && other.attachment == nil
        && style?.lines == other.style?.lines
    }
  }

  /// Underline and strikethrough.
  struct TextLines: OptionSet {
    let rawValue: Int
    static let under = TextLines(rawValue: 1)
    static let through = TextLines(rawValue: 2)
  }

  private let runs: [Run]
  private let style: NSParagraphStyle?

  /// Creates the text of an attributed string.
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
          kern: CGFloat(kern), color: attributes[.link] == nil ? attributes[.foregroundColor] as? UIColor : .link,
          lines: Self.textLines(attributes), background: attributes[.backgroundColor] as? UIColor,
          style: attributes[.paragraphStyle] as? NSParagraphStyle,
          attachment: attributes[.attachment] as? NSTextAttachment))
    }
    (self.runs, self.style) = (runs, style)
  }

  var firstFont: UIFont? { runs.first?.font }
  var lastFont: UIFont? { runs.last?.font }

  /// Returns the size of the text, in points.
  ///
  /// - Parameters:
  ///   - width: The width for wrapping, in points; nil for none.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  func size(width: CGFloat?, numberOfLines: Int) -> CGSize {
    guard let first = runs.first else { return .zero }
    if let text = plainText {
      let plain = TextMeasuring.size(of: text, in: first.font, width: width, numberOfLines: numberOfLines)
      var made = styled(plain, lineHeight: first.font.lineHeight)
      made.height += CGFloat(numberOfGaps(in: text, width: width, numberOfLines: numberOfLines)) * paragraphSpacing
      return made
    }
    return mixedSize(width: width ?? .infinity, numberOfLines: numberOfLines)
  }

  /// Returns the number of paragraphs that another one follows in the shown lines.
  private func numberOfGaps(in text: String, width: CGFloat?, numberOfLines: Int) -> Int {
    guard paragraphSpacing != 0 else { return 0 }
    let count = text.dropLast().count { $0 == "\n" }
    guard count > 0, numberOfLines > 0 else { return count }
    let shown = lines(width: width ?? .infinity, numberOfLines: numberOfLines)
    return min(count, shown.dropLast().count { $0.endsParagraph })
  }

  /// Returns the size of the text in a text view in points, where the leading of a text style belongs to each line.
  ///
  /// - Parameters:
  ///   - width: The width for wrapping, in points; nil for none.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  func sizeInTextView(width: CGFloat?, numberOfLines: Int) -> CGSize {
    var size = size(width: width, numberOfLines: numberOfLines)
    if style == nil, let font = firstFont, let text = plainText {
      size.height = CGFloat(
        TextMeasuring.heightInTextView(of: text, in: font, width: width, numberOfLines: numberOfLines))
    }
    return size
  }

  /// The text if its characters are placed alike: in one font and paragraph style, without spacing and indents of its
  /// own, and without images.
  private var plainText: String? {
    guard let first = runs.first, !hasOwnPlaces else { return nil }
    let isPlain = runs.allSatisfy { run in
      run.font == first.font && run.kern == 0 && run.attachment == nil && run.style?.lines == first.style?.lines
    }
    return isPlain ? runs.map(\.text).joined() : nil
  }

  /// Whether a paragraph has indents, or tab stops that it uses.
  private var hasOwnPlaces: Bool {
    runs.contains { run in
      guard let lines = run.style?.lines else { return false }
      let indents = [lines.firstLineHeadIndent, lines.headIndent, lines.tailIndent]
      return indents.contains { $0 != 0 } || !lines.tabStops.isEmpty && run.text.contains("\t")
    }
  }

  /// Returns the size with the line heights and spacings of the paragraph style.
  private func styled(_ size: CGSize, lineHeight natural: CGFloat) -> CGSize {
    guard let style, natural > 0 else { return size }
    let lines = max(1, (size.height / natural).rounded())
    let height = lines * style.lineHeight(natural) + (lines - 1) * style.lineSpacing
    return style.lineHeight(natural) == natural && style.lineSpacing == 0
      ? size : CGSize(width: size.width, height: (height * 2).rounded(.up) / 2)
  }

  /// Returns the size of a string with several fonts, wrapped greedily at spaces.
  private func mixedSize(width: CGFloat, numberOfLines: Int) -> CGSize {
    let lines = lines(width: width, numberOfLines: numberOfLines)
    let height = height(of: lines)
    return CGSize(width: (lines.map(\.extent).max() ?? 0).rounded(.up), height: (height * 2).rounded(.up) / 2)
  }

  private static func textLines(_ attributes: [NSAttributedString.Key: Any]) -> TextLines {
    func isSet(_ key: NSAttributedString.Key) -> Bool {
      switch attributes[key] {
      case let number as Int: number != 0
      case let number as NSNumber: number.intValue != 0
      case let style as NSUnderlineStyle: style.rawValue != 0
      default: false
      }
    }
    var lines: TextLines = []
    if isSet(.underlineStyle) { lines.insert(.under) }
    if isSet(.strikethroughStyle) { lines.insert(.through) }
    return lines
  }

  // MARK: - Lines

  /// A part of a line with one style.
  struct Piece {
    var text: String
    let font: UIFont
    let color: UIColor?
    let lines: TextLines
    let background: UIColor?
    /// The space after each character, in points.
    let kern: CGFloat
    let image: UIImage?
    /// The size of an image and its distance above the baseline, in points.
    let imageBounds: CGRect
    var width: CGFloat
    fileprivate let run: Int
  }

  struct Line {
    var pieces: [Piece] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// The distance from the top to the baseline, in points.
    var ascent: CGFloat = 0
    /// Whether the next line begins a paragraph.
    var endsParagraph = false
    /// Whether it is the first line of a paragraph.
    var beginsParagraph = false
    var style: NSParagraphStyle?

    /// The distance of the text from the edge at which it starts, in points.
    var indent: CGFloat {
      (beginsParagraph ? style?.lines.firstLineHeadIndent : style?.lines.headIndent) ?? 0
    }
    /// The width from that edge to the end of the text, in points.
    var extent: CGFloat { indent + width }

    /// Returns the width for text in a column, in points.
    func room(in width: CGFloat) -> CGFloat {
      let tail = style?.lines.tailIndent ?? 0
      return (tail > 0 ? min(tail, width) : width + tail) - indent
    }
  }

  /// Whether the entire text has one style, which labels draw without steps.
  var isUniform: Bool {
    !hasOwnPlaces
      && runs.allSatisfy { $0.looksLike(runs[0]) && $0.kern == 0 && $0.lines.isEmpty && $0.attachment == nil }
  }

  /// The alignment of the paragraph, or nil for the natural one.
  var alignment: NSTextAlignment? { style.flatMap { $0.alignment == .natural ? nil : $0.alignment } }
  /// Whether the paragraph sets the height of lines or the space between them.
  var hasOwnLineHeight: Bool {
    guard let style, let natural = firstFont?.lineHeight else { return false }
    let isSpaced = paragraphSpacing != 0 && runs.contains { $0.text.contains("\n") }
    return style.lineSpacing != 0 || isSpaced || style.lineHeight(natural) != natural
  }
  /// The space between paragraphs, in points.
  private var paragraphSpacing: CGFloat {
    style.map { $0.lines.paragraphSpacing + $0.lines.paragraphSpacingBefore } ?? 0
  }

  /// Returns the space between a line and the next one, in points.
  func spacing(between line: Line, and next: Line) -> CGFloat {
    let gap = (line.style?.paragraphSpacing ?? 0) + (next.style?.lines.paragraphSpacingBefore ?? 0)
    return (line.style?.lineSpacing ?? 0) + (line.endsParagraph ? gap : 0)
  }

  /// Returns the height of lines with the space between them, in points.
  func height(of lines: [Line]) -> CGFloat {
    zip(lines, lines.dropFirst()).reduce(lines.map(\.height).reduce(0, +)) { $0 + spacing(between: $1.0, and: $1.1) }
  }

  /// Returns the lines of the text, filled greedily and broken at spaces.
  ///
  /// - Parameters:
  ///   - width: The width of the column, in points.
  ///   - numberOfLines: The largest number of lines, or 0 for any number.
  func lines(width: CGFloat, numberOfLines: Int) -> [Line] {
    var lines = [Line(beginsParagraph: true, style: runs.first?.style)]
    for (number, run) in runs.enumerated() {
      let natural = run.font.lineHeight
      let height = run.style?.lineHeight(natural) ?? natural
      for (part, paragraph) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if part > 0 {
          lines[lines.count - 1].fill(height: height, ascent: run.font.ascender + (height - natural))
          lines[lines.count - 1].endsParagraph = true
          lines.append(Line(beginsParagraph: true, style: run.style))
        }
        for word in Self.words(of: paragraph) {
          let last = lines[lines.count - 1]
          // A paragraph has the style of its first character.
          if last.pieces.isEmpty, last.beginsParagraph { lines[lines.count - 1].style = run.style }
          let piece = piece(word, run, number, after: lines[lines.count - 1])
          let room = lines[lines.count - 1].room(in: width)
          if last.width > 0, last.width + piece.width > room + 0.001, numberOfLines != 1 {
            lines.append(Line(style: lines[lines.count - 1].style))
          }
          lines[lines.count - 1].append(
            piece, height: max(height, piece.imageBounds.maxY - run.font.descender),
            ascent: max(run.font.ascender + (height - natural), piece.imageBounds.maxY))
        }
      }
    }
    guard numberOfLines > 0, let last = lines.prefix(numberOfLines).last else { return lines }
    let isCut = lines.count > numberOfLines || last.width > last.room(in: width) + 0.5
    return lines.prefix(numberOfLines).dropLast() + [isCut ? last.truncated(to: last.room(in: width)) : last]
  }

  private func piece(_ word: String, _ run: Run, _ number: Int, after line: Line) -> Piece {
    if let attachment = run.attachment {
      let height = CGRect(x: 0, y: 0, width: 0, height: run.font.lineHeight)
      let bounds = attachment.attachmentBounds(
        for: nil, proposedLineFragment: height, glyphPosition: .zero, characterIndex: 0)
      let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
      return Piece(
        text: "", font: run.font, color: run.color, lines: [], background: run.background, kern: 0, image: image,
        imageBounds: bounds, width: bounds.width, run: number)
    }
    var width = Self.width(of: word, in: run.font, kern: run.kern)
    if word == "\t", let stop = line.style?.lines.tabStops.map(\.location).first(where: { $0 > line.extent }) {
      width = stop - line.extent
    }
    return Piece(
      text: word, font: run.font, color: run.color, lines: run.lines, background: run.background, kern: run.kern,
      image: nil, imageBounds: .zero, width: width, run: number)
  }

  /// Returns the width of a text with space after each character, in points.
  fileprivate static func width(of text: String, in font: UIFont, kern: CGFloat) -> CGFloat {
    TextMeasuring.size(of: text, in: font, width: nil, numberOfLines: 1).width + kern * CGFloat(text.count)
  }

  /// Returns the words of a line, each with the space after it. A tab is a word of its own.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    for (number, column) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { words.append("\t") }
      var parts = column.split(separator: " ", omittingEmptySubsequences: false).map { "\($0) " }
      if let last = parts.popLast() { parts.append(String(last.dropLast())) }
      words += parts.filter { !$0.isEmpty }
    }
    return words
  }
}

extension StyledText.Piece {
  /// Returns the beginning of the text that fits before an ellipsis; nil if not even one character does.
  fileprivate func shortened(to width: CGFloat) -> StyledText.Piece? {
    let characters = Array(text)
    func beginning(_ count: Int) -> StyledText.Piece {
      var piece = self
      piece.text = String(characters.prefix(count).reversed().drop { $0 == " " }.reversed()) + "…"
      piece.width = StyledText.width(of: piece.text, in: font, kern: kern)
      return piece
    }
    // Bisection, because a word may have thousands of characters.
    var fitting: StyledText.Piece?
    var counts = 1..<characters.count + 1
    while !counts.isEmpty {
      let count = counts.upperBound - (counts.count + 1) / 2
      let piece = beginning(count)
      if piece.width <= width + 0.5 {
        fitting = piece
        counts = count + 1..<counts.upperBound
      } else {
        counts = counts.lowerBound..<count
      }
    }
    return fitting
  }
}

extension StyledText.Line {
  /// Gives a line without text the height of the font of its line break. The line after the last break has none.
  fileprivate mutating func fill(height: CGFloat, ascent: CGFloat) {
    if pieces.isEmpty { (self.height, self.ascent) = (height, ascent) }
  }

  /// Returns the line without the text that does not fit beside an ellipsis, which it ends with.
  fileprivate func truncated(to width: CGFloat) -> StyledText.Line {
    var line = self
    while let last = line.pieces.popLast() {
      line.width -= last.width
      // An image has no text to shorten.
      guard last.image == nil, let shortened = last.shortened(to: width - line.width) else { continue }
      line.pieces.append(shortened)
      line.width += shortened.width
      return line
    }
    return self
  }

  /// Adds a piece. It extends the last one if both belong to the same run.
  fileprivate mutating func append(_ piece: StyledText.Piece, height: CGFloat, ascent: CGFloat) {
    let isTab = piece.text == "\t" || pieces.last?.text == "\t"
    if let last = pieces.last, last.run == piece.run, last.image == nil, piece.image == nil, !isTab {
      pieces[pieces.count - 1].text += piece.text
      pieces[pieces.count - 1].width += piece.width
    } else {
      pieces.append(piece)
    }
    width += piece.width
    self.height = max(self.height, height)
    self.ascent = max(self.ascent, ascent)
  }
}
