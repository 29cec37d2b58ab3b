internal import AutoLayout
public import Foundation
internal import Scenes
internal import Typography

/// A line of text that can be changed.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  open override class func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> UITextField
  {
    CommonAppearance.textField
  }
  open override class func appearance() -> UITextField { CommonAppearance.textField }
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    /// A line and a shadow.
    case bezel = 2
    case roundedRect = 3
  }

  /// Times at which something is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While the text is changed.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    case always = 3
  }

  open var text: String? = "" { didSet { contentDidChange() } }
  /// The text that is shown while there is none.
  open var placeholder: String? { didSet { contentDidChange() } }
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The text that is shown while there is none, with its attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
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
  /// Whether dots stand for letters.
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The rule for spelling.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The least size of letters, in points.
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  /// The picture behind while the field may not be used.
  open var disabledBackground: UIImage?
  /// Whether editing begins with nothing.
  open var clearsOnBeginEditing = false
  /// Whether typing takes the place of the text.
  open var clearsOnInsertion = false
  /// The rule for quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The rule for dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// The rule for spaces.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var passwordRules: UITextInputPasswordRules?
  /// Whether attributes of the text may be changed.
  open var allowsEditingTextAttributes = false
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var selectedTextRange: UITextRange?
  /// Hears of changes by code.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The rule for what is guessed of the text.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The places of parts of the text, in points: none here.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open var hasText: Bool { text?.isEmpty == false }
  /// Returns the place of the button that clears, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; nothing is drawn here.
  open func drawPlaceholder(in rect: CGRect) {}
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The rule for mending words.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the size of text that the user chose.
  open var adjustsFontForContentSizeCategory = false
  /// True while the text is changed.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }
  private var inputs = InputViews()
  open override var inputView: UIView? {
    get { inputs.inputView }
    set { inputs.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessoryView }
    set { inputs.accessoryView = newValue }
  }

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
    let room = borderStyle == .none ? Font(family: font.family, pointSize: Double(font.pointSize)).roomInTextField : 0
    size.height = max(size.height, ((font.lineHeight + CGFloat(room)) * 2).rounded(.up) / 2)
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view, mode == .always || mode == .unlessEditing else { continue }
      size.width += view.bounds.width
      size.height = max(size.height, view.bounds.height)
    }
    switch borderStyle {
    case .none: return size
    case .line, .bezel:
      return CGSize(width: size.width + ControlMetrics.textFieldPadding, height: size.height + 6)
    case .roundedRect:
      return CGSize(
        width: size.width + ControlMetrics.textFieldPadding,
        height: max(size.height + 12, UIControl.metrics.textFieldHeight).rounded(.up))
    }
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var textBaseline: TextBaseline {
    let metrics = TextMeasuring.metrics(of: font ?? .systemFont(ofSize: 17))
    return .centered(offset: (metrics.ascender - metrics.descender) / 2)
  }
  /// The room of the border, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Adds letters at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last letter away.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The place of the mark for letters, in points: none here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
}
