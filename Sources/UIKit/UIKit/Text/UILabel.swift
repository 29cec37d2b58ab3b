internal import AutoLayout
public import Foundation

/// One or more lines of text.
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
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The rule for words at the ends of lines.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width at which a string of several lines wraps before layout has determined one, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether the font becomes smaller if the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of the font, from 0 to 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the spacing between characters becomes smaller before text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text is drawn as enabled.
  open var isEnabled = true
  /// Whether the text is drawn as highlighted.
  open var isHighlighted = false
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Creates a label with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHugging = AxisPriorities(LayoutPriority(251))
    isUserInteractionEnabled = false
  }
  /// Creates a label from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHugging = AxisPriorities(LayoutPriority(251))
  }

  /// The rectangle that the label draws its text in, as passed to `drawText(in:)`. Nil if a subclass draws the text.
  var drawnRect: CGRect?
  /// Draws the text in a rectangle when a picture is drawn. Subclasses override it.
  open func drawText(in rect: CGRect) { drawnRect = rect }

  /// Returns the rectangle of the text inside another one, with at most a number of lines, in points.
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

  /// The size of the text at the preferred maximum width, in points. Labels with one line ignore that width.
  private var preferredSize: CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return textSize(width: nil, lines: numberOfLines) }
    var size = textSize(width: preferredMaxLayoutWidth, lines: numberOfLines)
    // A truncated last line is measured at its full length, which may be wider than the column.
    size.width = min(size.width, preferredMaxLayoutWidth)
    return size
  }

  override var textBaseline: TextBaseline {
    let styled = ownAttributedText.map { StyledText($0) }
    let first = TextMeasuring.metrics(of: styled?.firstFont ?? font ?? .systemFont(ofSize: 17))
    let last = TextMeasuring.metrics(of: styled?.lastFont ?? font ?? .systemFont(ofSize: 17))
    return .edges(first: first.ascender, last: last.descender)
  }

  override func traitsDidChange() { adjustFont(to: traitCollection) }

  /// Gives the font the text size of traits if code requests it.
  func adjustFont(to traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traits) { font = adjusted }
  }

  override var logTitle: String? { ownText.flatMap { $0.isEmpty ? nil : $0 } }

  override func contentSize(solvedWidth: Double?) -> CGSize {
    let natural = intrinsicContentSize
    // A solved width equal to the natural width must not wrap the last word because of rounding. Subclasses with their
    // own natural size keep it.
    guard numberOfLines != 1, let solvedWidth, solvedWidth + 0.5 < natural.width else { return natural }
    let own = preferredSize
    let padding = CGSize(width: natural.width - own.width, height: natural.height - own.height)
    // Only the height follows the solved width: the content's own width is still the width of one line.
    let wrapped = textSize(width: CGFloat(solvedWidth) - padding.width, lines: numberOfLines)
    return CGSize(width: natural.width, height: wrapped.height + padding.height)
  }

  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    var fitting = textSize(width: width, lines: numberOfLines)
    // The last line is truncated, but measured at its full length.
    if let width, numberOfLines != 1 { fitting.width = min(fitting.width, width) }
    return fitting
  }
}
