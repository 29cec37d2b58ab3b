internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A string that a view shows, and the space that the layout leaves for its letters.
struct ShownText {
  /// The word for the text in messages.
  let word: String
  let text: String
  private let font: Font?
  /// The space for the letters, in points.
  private var room: Size
  /// The width of the letters when shrunk as far as possible, in points. Nil if they break into lines.
  private var width: Double?
  /// The width of the letters at their own size, in points.
  private var fullWidth = 0.0
  /// The height of its lines, in points. Nil if nothing clips letters along this axis.
  private var height: Double?
  /// Whether text that does not fit is dropped line by line. A single line is clipped at its upper and lower edges
  /// instead.
  private var breaksLines = false
  /// The height of one of several lines, in points. 0 for a single line.
  private var lineHeight = 0.0
  /// The length of its longest paragraph, in points, and a number of lines that is too small for it with any line
  /// breaks.
  private var excess: (length: Double, lineCount: Int)?

  /// Creates the text of the view at a position. Nil if it shows none, or has no space at all, which another rule
  /// reports.
  ///
  /// `measurer` measures a button's title, or nil to derive it from the size of the button. The layout is borrowed,
  /// because an initializer would otherwise copy it for each view.
  init?(of position: Int, in layout: borrowing Layout, measurer: (any TextMeasuring)?) {
    let view = layout.resolved.views[position]
    let needed = layout.system.items[position].intrinsicContentSize
    room = layout.solution.alignmentRects[position].size
    if let width = layout.widthInCell(of: position) { room.width = max(room.width, width) }
    guard room.width > 0, room.height > 0 else { return nil }
    font = view.content.font
    switch view.content {
    case .label(let label) where !label.text.isEmpty:
      (word, text) = ("text", label.text)
      let lineCount = layout.texts[position]?.lines.count ?? 2
      breaksLines = label.numberOfLines != 1 && lineCount > 1
      height = needed.height
      if breaksLines, let height { lineHeight = height / Double(lineCount) }
      excess = Self.excess(of: label, at: position, in: layout, width: room.width)
      if label.numberOfLines == 1, let natural = needed.width {
        let tightening = label.tightensLetters ? TextTolerance.tightening * label.font.pointSize : 0
        fullWidth = natural
        width =
          natural * label.smallestScale(ofFontWith: label.font.pointSize) - tightening * Double(label.text.count)
      }
    case .button(let button) where !button.title.isEmpty:
      (word, text) = ("text", button.title)
      readTitle(of: button, needed, measurer)
    // Text typed into a field scrolls, so only its border clips letters.
    case .textField(let field) where field.text.isEmpty && !field.placeholder.isEmpty:
      (word, text) = ("placeholder", field.placeholder)
      fullWidth = needed.width ?? 0
      width = needed.width.map { $0 * field.smallestScale(ofFontWith: field.font.pointSize) }
    default: return nil
    }
    leaveOutWhatIsOpen(position, layout)
    leaveOutWhatWasSeen(view)
  }

  /// Returns the length of a string and its allowed number of lines if that number is too small. Nil if other line
  /// breaks may be enough.
  private static func excess(
    of label: ResolvedViews.Label, at position: Int, in layout: Layout, width: Double
  ) -> (length: Double, lineCount: Int)? {
    guard label.numberOfLines > 1, label.font.family == nil, label.smallestLetters == nil,
      !layout.isOpen(.width, of: position),
      let length = layout.texts[position]?.natural.width
    else { return nil }
    let room = width * Double(label.numberOfLines)
    return length - room > TextTolerance.length(of: length, in: label.font) ? (length, label.numberOfLines) : nil
  }

  /// Subtracts a button's image and insets from its space. The distance of a title from the edges of a button without a
  /// configuration is squeezed before letters are clipped.
  private mutating func readTitle(
    of button: ResolvedViews.Button, _ needed: IntrinsicContentSize, _ measurer: (any TextMeasuring)?
  ) {
    let insets = button.contentInsets ?? button.style.contentInsets
    room.width -= insets.left + insets.right
    if let image = button.image, let width = image.size?.width {
      // The widths of symbols are estimated from those in Xcode documents.
      room.width -= image.isSymbol ? width * (1 - TextTolerance.symbol) : width
    }
    let padding = insets.top + insets.bottom
    let lineHeight = measurer?.metrics(of: button.font).lineHeight
    height = lineHeight ?? needed.height.map { $0 - (padding > 0 || button.style.isConfigured ? padding : 12) }
    // The title of a configured button breaks into lines if there is room for them.
    let breaks = button.style.isConfigured || button.arrangement.breaksLines
    if breaks, let height, room.height >= 2 * height { return }
    // A button whose image takes all the space is an image button.
    guard room.width > 0 else { return }
    // Without a measurer the width of a button of minimal width says nothing about its title.
    let natural = needed.width.flatMap { $0 > 30 ? $0 - insets.left - insets.right : nil }
    width =
      measurer.map { $0.width(of: button.title, in: button.font).rounded(.up) }
      ?? natural.map { $0 - (button.image?.size?.width ?? 0) }
    fullWidth = width ?? 0
  }

  /// Ignores a direction in which the constraints leave the size open, since the solver chose the space, and the height
  /// that a cell decides.
  private mutating func leaveOutWhatIsOpen(_ position: Int, _ layout: Layout) {
    if layout.isOpen(.width, of: position) { width = nil }
    if layout.isOpen(.height, of: position) || layout.resolved.views[position].list.isSizedByCell { height = nil }
  }

  /// Ignores text that the author saw complete on the canvas, for a font that is only known from Xcode's frames. If the
  /// frame is as large as it was then and the text now seems wider, the measurement is wrong. The text may also break
  /// into one more line.
  private mutating func leaveOutWhatWasSeen(_ view: ResolvedView) {
    guard view.content.font?.family != nil, let recorded = view.placement.recordedFrame?.size else { return }
    if let needed = width, room.width >= recorded.width - TextTolerance.points,
      needed - room.width < TextTolerance.unknownFont * needed
    {
      width = nil
    }
    guard let needed = height, room.height >= recorded.height - TextTolerance.points else { return }
    // The space around the letters of such a font is not known either: Avenir has a quarter more than the system font.
    let isSeen =
      breaksLines
      ? needed - room.height < max(TextTolerance.unknownFont * needed, lineHeight)
      : cutHeight(of: needed) < TextTolerance.unknownFont / 2 * needed
    if isSeen { height = nil }
  }

  /// Whether a measurer has only the widths of another font for the text.
  func hasForeignWidths(in measurer: (any TextMeasuring)?) -> Bool {
    guard let font, let measurer else { return false }
    return !measurer.knowsWidths(of: font)
  }

  /// The missing space in words, or nil if all letters are visible.
  var missing: Finding.Message? {
    if let height, cutHeight(of: height) > TextTolerance.points {
      let shortage = (height - room.height).pointText
      return "it needs \(measure: height.pointText) points of height, \(measure: shortage) more than it has"
    }
    if let excess {
      return "\(measure: excess.length.pointText) points do not fit into \(measure: "\(excess.lineCount)") lines"
    }
    if let width, width - room.width > tolerance(of: width) {
      let shortage = (fullWidth - room.width).pointText
      return "it needs \(measure: fullWidth.pointText) points of width, \(measure: shortage) more than it has"
    }
    return nil
  }

  private func tolerance(of length: Double) -> Double {
    font.map { TextTolerance.length(of: length, in: $0) } ?? TextTolerance.points
  }

  /// Returns the height by which letters are clipped, in points. A single line is centered and first loses the space
  /// that the font has above capital letters and below the baseline.
  private func cutHeight(of height: Double) -> Double {
    let missing = height - room.height
    // Most strings have room, and their letters need not be looked at.
    if breaksLines || missing <= 0 { return missing }
    return missing / 2 - LetterAir(in: text).least * height
  }
}

extension Layout {
  /// Returns the most room that a cell has for a label that it sizes, in points: from the start of the label to the end of
  /// the cell's content, or from the start of the content to the next label. Nil for other views.
  fileprivate func widthInCell(of position: Int) -> Double? {
    guard resolved.views[position].list.isSizedByCell, let content = resolved.views[position].superview else {
      return nil
    }
    let isMirrored = isRightToLeft(content)
    let (own, whole) = (absoluteFrames[position], absoluteFrames[content])
    func start(_ frame: Rect) -> Double { isMirrored ? whole.maxX - frame.maxX : frame.minX - whole.minX }
    let others = resolved.views.indices.filter { other in
      other != position && resolved.views[other].superview == content && resolved.views[other].list.isSizedByCell
    }
    return others.map { start(absoluteFrames[$0]) }.first { $0 > start(own) } ?? whole.width - start(own)
  }
}

/// The space above and below the letters in a line of text, relative to its height.
private struct LetterAir {
  private let above: Double
  private let below: Double

  /// Creates the space around a string, measured on the system font. Its line extends 0.95 of its size up and 0.24
  /// down, capital letters 0.74 up and descenders 0.21 down.
  init(in text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value < 0x80 }
    above = isPlain ? 0.17 : 0.02
    below = isPlain && !text.contains(where: Self.descending.contains) ? 0.2 : 0.02
  }

  /// The smaller of the two. Beyond it, letters are clipped.
  var least: Double { min(above, below) }

  private static let descending: Set<Character> = Set("gjpqyQ,;()[]{}|_")
}

extension ResolvedViews.Content {
  fileprivate var font: Font? {
    switch self {
    case .label(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }
}
