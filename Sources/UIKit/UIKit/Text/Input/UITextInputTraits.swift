public import Foundation

/// The settings of the keyboard for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The rule for capital letters.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The rule for mending words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The rule for spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The looks of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// True where the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// True where dots stand for letters.
  var isSecureTextEntry: Bool { get set }
  /// The kind of text.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// As the system chooses.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system chooses.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the system chooses.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The usual one.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the system chooses.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// None.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
