internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// A text that a view shows, and the room that the layout leaves for its letters.
struct ShownText {
  /// The word for it in messages.
  let word: String
  /// The text.
  let text: String
  /// The room for the letters, in points.
  private var room: Size
  /// The width of the letters as small as they become, in points; nil where they break into lines.
  private var width: Double?
  /// The width of the letters in their own size, in points.
  private var fullWidth = 0.0
  /// The height of its lines, in points; nil where nothing cuts letters along this axis.
  private var height: Double?
  /// True where what does not fit is left out line by line; a single line is cut at its upper and lower edges.
  private var breaksLines = false
  /// The height of one of its lines, in points; 0 where it has just one.
  private var lineHeight = 0.0
  /// The length of its longest paragraph, in points, and the lines that are too few for it however it is broken.
  private var excess: (length: Double, lineCount: Int)?

  /// The text of the view at a position; nil where it shows none, or has no room at all, which is a finding of its own.
  ///
  /// - Parameter measurer: The measure of a button's title; nil to take it from the size of the button.
  init?(of position: Int, in layout: Layout, measurer: (any TextMeasuring)?) {
    let view = layout.resolved.views[position]
    let needed = layout.system.items[position].intrinsicContentSize
    room = layout.solution.alignmentRects[position].size
    guard room.width > 0, room.height > 0 else { return nil }
    switch view.content {
    case .label(let label) where !label.text.isEmpty:
      (word, text) = ("text", label.text)
      let lineCount = layout.texts[position]?.lines.count ?? 2
      breaksLines = label.numberOfLines != 1 && lineCount > 1
      height = needed.height
      if breaksLines, let height { lineHeight = height / Double(lineCount) }
      excess = Self.excess(of: label, at: position, in: layout)
      if label.numberOfLines == 1, let natural = needed.width {
        let tightening = label.tightensLetters ? TextTolerance.tightening * label.font.pointSize : 0
        fullWidth = natural
        width =
          natural * label.smallestScale(ofFontWith: label.font.pointSize) - tightening * Double(label.text.count)
      }
    case .button(let button) where !button.title.isEmpty:
      (word, text) = ("text", button.title)
      readTitle(of: button, needed, measurer)
    // What is typed into a field scrolls there, and its letters are cut by nothing but its border.
    case .textField(let field) where field.text.isEmpty && !field.placeholder.isEmpty:
      (word, text) = ("placeholder", field.placeholder)
      fullWidth = needed.width ?? 0
      width = needed.width.map { $0 * field.smallestScale(ofFontWith: field.font.pointSize) }
    default: return nil
    }
    leaveOutWhatIsOpen(position, layout)
    leaveOutWhatWasSeen(view)
  }

  /// The length of a text and the lines that it may have if they are too few; nil if breaking it elsewhere may be enough.
  private static func excess(
    of label: ResolvedViews.Label, at position: Int, in layout: Layout
  ) -> (length: Double, lineCount: Int)? {
    guard label.numberOfLines > 1, label.font.family == nil, label.smallestLetters == nil,
      !layout.isOpen(.width, of: position),
      let length = layout.texts[position]?.natural.width
    else { return nil }
    let room = layout.solution.alignmentRects[position].size.width * Double(label.numberOfLines)
    return length - room > TextTolerance.points ? (length, label.numberOfLines) : nil
  }

  /// Takes from a button what is no letter: its image and the insets that it keeps. The distance of a title from the
  /// edges of a button without a configuration is squeezed before letters are cut.
  private mutating func readTitle(
    of button: ResolvedViews.Button, _ needed: IntrinsicContentSize, _ measurer: (any TextMeasuring)?
  ) {
    let insets = button.contentInsets ?? button.style.contentInsets
    room.width -= insets.left + insets.right + (button.image?.size?.width ?? 0)
    let padding = insets.top + insets.bottom
    let lineHeight = measurer?.metrics(of: button.font).lineHeight
    height = lineHeight ?? needed.height.map { $0 - (padding > 0 || button.style.isConfigured ? padding : 12) }
    // The title of a configured button breaks into lines where there is room for them.
    if button.style.isConfigured, let height, room.height >= 2 * height { return }
    // An image that takes all the room is what the button shows.
    guard room.width > 0 else { return }
    // Without a measure a button that is as wide as the narrowest says nothing of its title.
    let natural = needed.width.flatMap { $0 > 30 ? $0 - insets.left - insets.right : nil }
    width =
      measurer.map { $0.width(of: button.title, in: button.font).rounded(.up) }
      ?? natural.map { $0 - (button.image?.size?.width ?? 0) }
    fullWidth = width ?? 0
  }

  /// Leaves out a direction in which the constraints leave the size open: the room is the engine's choice.
  private mutating func leaveOutWhatIsOpen(_ position: Int, _ layout: Layout) {
    if layout.isOpen(.width, of: position) { width = nil }
    if layout.isOpen(.height, of: position) { height = nil }
  }

  /// Leaves out what the author saw on the canvas in a font of which only Xcode's frames are known here: there is as
  /// much room as there was, and the text was whole. Where it seems wider, it may also break into a line more.
  private mutating func leaveOutWhatWasSeen(_ view: ResolvedView) {
    guard view.content.font?.family != nil, let recorded = view.placement.recordedFrame?.size else { return }
    if let needed = width, room.width >= recorded.width - TextTolerance.points,
      needed - room.width < TextTolerance.unknownFont * needed
    {
      width = nil
    }
    if let needed = height, room.height >= recorded.height - TextTolerance.points,
      needed - room.height < max(TextTolerance.unknownFont * needed, lineHeight)
    {
      height = nil
    }
  }

  /// The missing room in words; nil where all letters are seen.
  var missing: Finding.Message? {
    if let height, cutHeight(of: height) > TextTolerance.points {
      return "\(measure: (height - room.height).pointText) points of \(measure: height.pointText) are missing in height"
    }
    if let excess {
      return "\(measure: excess.length.pointText) points do not fit into \(measure: "\(excess.lineCount)") lines"
    }
    if let width, width - room.width > TextTolerance.points {
      return
        "\(measure: (fullWidth - room.width).pointText) points of \(measure: fullWidth.pointText) are missing in width"
    }
    return nil
  }

  /// The height that letters lose, in points. A single line is drawn in the middle and loses first the air that the font
  /// has above capital letters and below the baseline.
  private func cutHeight(of height: Double) -> Double {
    let missing = height - room.height
    if breaksLines { return missing }
    return missing / 2 - LetterAir(in: text).least * height
  }
}

/// The air that a line of text has above and below its letters, as a part of its height.
private struct LetterAir {
  private let above: Double
  private let below: Double

  /// The air around a text: measured on the system font, whose line reaches 0.95 of its size up and 0.24 down, capital
  /// letters 0.74 up and descending ones 0.21 down.
  init(in text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value < 0x80 }
    above = isPlain ? 0.17 : 0.02
    below = isPlain && !text.contains(where: Self.descending.contains) ? 0.2 : 0.02
  }

  /// The lesser of both: where it is used up, letters are cut.
  var least: Double { min(above, below) }

  private static let descending: Set<Character> = Set("gjpqyQ,;()[]{}|_")
}

extension ResolvedViews.Content {
  /// The font of what it shows, or nil.
  fileprivate var font: Font? {
    switch self {
    case .label(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }
}
