internal import AutoLayout
public import Foundation

/// Several lines of text. It scrolls, or is as tall as its text if scrolling is disabled.
@preconcurrency @MainActor
open class UITextView: UITextViewDeclarations, UITextInput {
  open var text: String! = "" {
    didSet {
      if !isFollowingStorage { textStorage.follow(styledText ?? NSAttributedString(string: text ?? "")) }
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
  /// Whether the text is being updated from the storage, which must not be updated in turn.
  private var isFollowingStorage = false
  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// The region in which the text is laid out.
  public let textContainer: NSTextContainer
  public let textStorage: NSTextStorage
  public let layoutManager: NSLayoutManager
  /// Whether the text is hidden, as for passwords.
  open var isSecureTextEntry = false
  open private(set) lazy var findInteraction: UIFindInteraction? = UIFindInteraction()
  open var hasText: Bool { text?.isEmpty == false }
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
  open override var canBecomeFirstResponder: Bool { true }

  /// Creates a view with a frame, in points, and the text of a container; nil creates a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    layoutManager = self.textContainer.layoutManager ?? NSLayoutManager()
    textStorage = layoutManager.textStorage ?? NSTextStorage()
    super.init(frame: frame)
    connectText()
  }
  /// Creates a view with a frame, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a view from an archive; here an empty one.
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager, textStorage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage())
    super.init(coder: coder)
    connectText()
  }

  private func connectText() {
    if textContainer.layoutManager == nil { layoutManager.addTextContainer(textContainer) }
    if layoutManager.textStorage == nil { textStorage.addLayoutManager(layoutManager) }
    (textContainer.view, layoutManager.view, textStorage.view) = (self, self, self)
    if textStorage.length > 0 { followStorage() }
  }

  /// Updates the text from the storage.
  func followStorage() {
    isFollowingStorage = true
    attributedText = textStorage.copiedText
    isFollowingStorage = false
  }

  /// The text with attributes; nil if it has none.
  private var styledText: NSAttributedString? { attributedText?.string == text ? attributedText : nil }

  private func textSize(width: CGFloat?) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let styled = styledText ?? NSAttributedString(string: text ?? "", attributes: [.font: font])
    let size = StyledText(styled, font: font).sizeInTextView(
      width: width.map { max(0, $0 - sides) }, numberOfLines: textContainer.maximumNumberOfLines)
    let line = TextMeasuring.heightInTextView(of: "", in: font, width: nil, numberOfLines: 1)
    let height = max(Double(size.height), line) + Double(textContainerInset.top + textContainerInset.bottom)
    return CGSize(
      width: TextMeasuring.roundedUp(Double(size.width + sides)), height: TextMeasuring.roundedUp(height))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) : textSize(width: nil)
  }
  override func contentSize(solvedWidth: Double?) -> CGSize {
    let natural = intrinsicContentSize
    guard !isScrollEnabled, let solvedWidth, solvedWidth + 0.5 < natural.width else { return natural }
    return CGSize(width: natural.width, height: textSize(width: CGFloat(solvedWidth)).height)
  }
  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection) { font = adjusted }
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize {
    let isWrapped = size.width > 0 && size.width < 1e6
    let fitting = textSize(width: isWrapped ? size.width : nil)
    return CGSize(width: isWrapped ? min(size.width, fitting.width) : fitting.width, height: fitting.height)
  }
  override var textBaseline: TextBaseline {
    let metrics = TextMeasuring.metrics(of: font ?? .systemFont(ofSize: 12))
    return .edges(
      first: Double(textContainerInset.top) + metrics.ascender,
      last: Double(textContainerInset.bottom) + metrics.descender)
  }
  /// Appends text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Deletes the last character.
  open func deleteBackward() { text = self.text.map { String($0.dropLast()) } }
}

extension UITextView {
  /// Creates a text view with either TextKit version. Here both are the same.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
}
