public import Foundation

/// The settings of the keyboard for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The rule for mending words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The rule for spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  /// The looks of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots stand for letters.
  var isSecureTextEntry: Bool { get set }
  /// The kind of text.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
