internal import AutoLayout
public import Foundation
internal import Scenes
internal import Typography

/// A text field with one line.
@preconcurrency @MainActor
open class UITextField: UITextFieldDeclarations, UITextInput {
  // Neither of two properties calls the other, because apps override one of them with the other.
  private var ownText: String? = ""
  private var ownAttributedText: NSAttributedString?
  private var ownPlaceholder: String?
  private var ownAttributedPlaceholder: NSAttributedString?

  open var text: String? {
    get { ownText }
    set {
      (ownText, ownAttributedText) = (newValue, nil)
      contentDidChange()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { ownPlaceholder }
    set {
      (ownPlaceholder, ownAttributedPlaceholder) = (newValue, nil)
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set {
      (ownText, ownAttributedText) = (newValue?.string, newValue)
      contentDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder }
    set {
      (ownPlaceholder, ownAttributedPlaceholder) = (newValue?.string, newValue)
      contentDidChange()
    }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { sideViewsDidChange(from: oldValue) } }
  /// The condition under which the left view is shown.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange(from: nil) } }
  /// The view after the text.
  open var rightView: UIView? { didSet { sideViewsDidChange(from: oldValue) } }
  /// The condition under which the right view is shown.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange(from: nil) } }
  /// Whether the text is hidden, as for passwords.
  open var isSecureTextEntry = false
  /// The smallest font size, in points.
  open var minimumFontSize: CGFloat = 0
  open var hasText: Bool { text?.isEmpty == false }
  /// Whether the font becomes smaller if the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  /// Creates a field with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the rectangle of the text within the bounds, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectBetweenSideViews(in: bounds) }
  /// Returns the rectangle of the edited text within the bounds, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder within the bounds, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    var size = TextMeasuring.size(of: shown, in: font, width: nil, numberOfLines: 1)
    let room = borderStyle == .none ? Font(family: font.family, pointSize: Double(font.pointSize)).roomInTextField : 0
    size.height = max(size.height, CGFloat(TextMeasuring.roundedUp(Double(font.lineHeight) + room)))
    for view in shownSideViews {
      let side = sideSize(of: view)
      size.width += side.width
      size.height = max(size.height, side.height)
    }
    switch borderStyle {
    case .none: return size
    case .line, .bezel:
      return CGSize(width: size.width + UIControl.metrics.textFieldPadding, height: size.height + 6)
    case .roundedRect:
      return CGSize(
        width: size.width + UIControl.metrics.textFieldPadding,
        height: CGFloat(UIControl.metrics.textFieldHeight(line: Double(size.height))))
    }
  }
  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection) { font = adjusted }
  }
  override func naturalSizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var textBaseline: TextBaseline {
    let metrics = TextMeasuring.metrics(of: font ?? .systemFont(ofSize: 17))
    return .centered(offset: (metrics.ascender - metrics.descender) / 2)
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, in: bounds) }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, in: bounds) }
  open override func layoutSubviews() {
    placeSideViews()
    super.layoutSubviews()
  }
  /// Returns the rectangle of the border within the bounds, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Appends text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Deletes the last character.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
}
