internal import AutoLayout
public import Foundation

/// Keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Plain letters.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Numbers.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of letters.
  case emailAddress = 7
  /// Numbers with a point.
  case decimalPad = 8
}

/// Words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// Rules for capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// At words.
  case words = 1
  /// At sentences.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

/// Rules for mending words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Hears of editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called at the return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text that can be changed.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// A view whose looks stand for those of all views of its class; it is kept and read by nobody.
  open override class func appearance() -> UITextField { CommonAppearance.textField }
  /// Borders.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A line and a shadow.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// Times at which something is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is changed.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text.
  open var text: String? = "" { didSet { contentDidChange() } }
  /// The text that is shown while there is none.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The text that is shown while there is none, with its attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The place of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Hears of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The view before the text.
  open var leftView: UIView? { didSet { contentDidChange() } }
  /// The time at which it is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The view behind the text.
  open var rightView: UIView? { didSet { contentDidChange() } }
  /// The time at which it is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The time at which the button is shown that clears the text.
  open var clearButtonMode = ViewMode.never
  /// True where dots stand for letters.
  open var isSecureTextEntry = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The rule for capital letters.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The rule for mending words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// True where letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// True where the font follows the size of text that the user chose.
  open var adjustsFontForContentSizeCategory = false
  /// True while the text is changed.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  /// A field with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A field from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rectangle of the text in a rectangle of the field, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0) }
  /// The rectangle of text that is changed, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the view before the text, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the view behind the text, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    var size = TextMeasuring.size(of: shown, in: font, width: nil, numberOfLines: 1)
    size.height = max(size.height, (font.lineHeight * 2).rounded(.up) / 2)
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view, mode == .always || mode == .unlessEditing else { continue }
      size.width += view.bounds.width
      size.height = max(size.height, view.bounds.height)
    }
    switch borderStyle {
    case .none: return size
    case .line, .bezel: return CGSize(width: size.width + 14, height: size.height + 6)
    case .roundedRect: return CGSize(width: size.width + 14, height: max(size.height + 12, 30).rounded(.up))
    }
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var textBaseline: TextBaseline {
    let metrics = TextMeasuring.metrics(of: font ?? .systemFont(ofSize: 17))
    return .centered(offset: (metrics.ascender - metrics.descender) / 2)
  }
}

/// Hears of editing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// The room of a text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// The room before and behind each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.contentDidChange() } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { view?.contentDidChange() } }
  /// The rule by which lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// True where lines are as wide as the view.
  open var widthTracksTextView = true
}

/// A text of several lines that scrolls, or is as high as its lines where it does not.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" { didSet { contentDidChange() } }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string } }
  /// The font.
  open var font: UIFont? { didSet { contentDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The place of lines.
  open var textAlignment = NSTextAlignment.natural
  /// True where the text may be changed.
  open var isEditable = true
  /// True where it may be selected.
  open var isSelectable = true
  /// The room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  /// The room of the text.
  public let textContainer = NSTextContainer()
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// True where the font follows the size of text that the user chose.
  open var adjustsFontForContentSizeCategory = false
  /// Attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
  open override var canBecomeFirstResponder: Bool { true }

  /// A view with a frame, in points.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  /// A view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textContainer.view = self
  }
  /// A view from an archive: here one without a text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func textSize(width: CGFloat?) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let string = attributedText?.string == text ? attributedText : nil
    let styled = string ?? NSAttributedString(string: text ?? "", attributes: [.font: font])
    var size = StyledText(styled, font: font).size(
      width: width.map { max(0, $0 - sides) }, numberOfLines: textContainer.maximumNumberOfLines)
    size.height = max(size.height, font.lineHeight)
    return CGSize(
      width: (size.width + sides).rounded(.up),
      height: (size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) : textSize(width: nil)
  }
  override func contentSize(solvedWidth: Double?) -> CGSize {
    let natural = intrinsicContentSize
    guard !isScrollEnabled, let solvedWidth, solvedWidth + 0.5 < natural.width else { return natural }
    return CGSize(width: natural.width, height: textSize(width: CGFloat(solvedWidth)).height)
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
}
