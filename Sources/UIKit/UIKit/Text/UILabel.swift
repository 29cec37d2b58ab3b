internal import AutoLayout
public import Foundation

/// A text of one or more lines.
@preconcurrency @MainActor
open class UILabel: UILabelDeclarations {
  private var ownText: String?
  private var ownAttributedText: NSAttributedString?

  open var text: String? {
    get { ownText }
    set {
      guard newValue != ownText || ownAttributedText != nil else { return }
      (ownText, ownAttributedText) = (newValue, nil)
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      (ownText, ownAttributedText) = (newValue?.string, newValue)
      contentDidChange()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// The rule by which lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The rule for words at the ends of lines.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The most lines; 0 for as many as the width asks for.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width at which a text of several lines is wrapped before layout has decided one, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of letters, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the room between letters becomes smaller.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text may be used.
  open var isEnabled = true
  /// Whether the text looks selected.
  open var isHighlighted = false
  open var shadowColor: UIColor?
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(LayoutPriority(251))
    isUserInteractionEnabled = false
  }
  /// A label from an archive: here one without a text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(LayoutPriority(251))
  }

  /// The rectangle in which code lets the label draw its text; nil if it draws the text itself.
  var drawnRect: CGRect?
  /// Draws the text in a rectangle; called when a picture is made.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  /// The rectangle of the text in another one with a number of lines, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.width > 0 && bounds.width < 1e6 ? bounds.width : nil, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, max(bounds.width, 0)),
      height: min(size.height, max(bounds.height, 0)))
  }

  private func textSize(width: CGFloat?, lines: Int) -> CGSize {
    if let ownAttributedText {
      return StyledText(ownAttributedText, font: font ?? .systemFont(ofSize: 17)).size(
        width: width, numberOfLines: lines)
    }
    guard let ownText, !ownText.isEmpty else { return .zero }
    return TextMeasuring.size(
      of: ownText, in: font ?? .systemFont(ofSize: 17), width: lines == 1 ? nil : width, numberOfLines: lines)
  }

  open override var intrinsicContentSize: CGSize { preferredSize }

  /// The size of the text in the column that the author prefers, in points; labels of one line have none.
  private var preferredSize: CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return textSize(width: nil, lines: numberOfLines) }
    var size = textSize(width: preferredMaxLayoutWidth, lines: numberOfLines)
    // A last line that is cut off is measured whole.
    size.width = min(size.width, preferredMaxLayoutWidth)
    return size
  }

  override var textBaseline: TextBaseline {
    let styled = ownAttributedText.map { StyledText($0) }
    let first = TextMeasuring.metrics(of: styled?.firstFont ?? font ?? .systemFont(ofSize: 17))
    let last = TextMeasuring.metrics(of: styled?.lastFont ?? font ?? .systemFont(ofSize: 17))
    return .edges(first: first.ascender, last: last.descender)
  }

  override func traitsDidChange() {
    guard adjustsFontForContentSizeCategory, let style = font?.style else { return }
    font = font.following(style, in: traitCollection)
  }

  override var logTitle: String? { ownText.flatMap { $0.isEmpty ? nil : $0 } }

  override func contentSize(solvedWidth: Double?) -> CGSize {
    let natural = intrinsicContentSize
    // A width that is the text's own must not break the last word, whatever rounding did to it. A class that has its
    // own natural size is asked for nothing else.
    guard numberOfLines != 1, let solvedWidth, solvedWidth + 0.5 < natural.width else { return natural }
    let own = preferredSize
    let padding = CGSize(width: natural.width - own.width, height: natural.height - own.height)
    // Only the height follows the width: the wish for one line stays.
    let wrapped = textSize(width: CGFloat(solvedWidth) - padding.width, lines: numberOfLines)
    return CGSize(width: natural.width, height: wrapped.height + padding.height)
  }

  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    var fitting = textSize(width: width, lines: numberOfLines)
    // What does not fit into the last line is cut off.
    if let width, numberOfLines != 1 { fitting.width = min(fitting.width, width) }
    return fitting
  }
}
