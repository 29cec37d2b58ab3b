internal import AutoLayout
public import Foundation
internal import Scenes
internal import Typography

/// A line of text that can be changed.
@preconcurrency @MainActor
open class UITextField: UITextFieldDeclarations, UITextInput {
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
  /// The view before the text.
  open var leftView: UIView? { didSet { contentDidChange() } }
  /// The time at which it is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The view behind the text.
  open var rightView: UIView? { didSet { contentDidChange() } }
  /// The time at which it is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// Whether dots stand for letters.
  open var isSecureTextEntry = false
  /// The least size of letters, in points.
  open var minimumFontSize: CGFloat = 0
  open var hasText: Bool { text?.isEmpty == false }
  /// Whether letters become smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
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
      return CGSize(width: size.width + UIControl.metrics.textFieldPadding, height: size.height + 6)
    case .roundedRect:
      return CGSize(
        width: size.width + UIControl.metrics.textFieldPadding,
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
}
