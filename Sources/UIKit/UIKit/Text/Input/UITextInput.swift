public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of letters before it, in UTF-16.
  let offset: Int
  /// The beginning of a text.
  public override init() { offset = 0 }
  init(offset: Int) { self.offset = offset }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return self === other || offset == other.offset
  }
  open override nonisolated var hash: Int { offset.hashValue }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)
  /// The beginning of a text, without letters.
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(start: UITextPosition, end: UITextPosition) { places = (start, end) }
  /// The beginning.
  open var start: UITextPosition { places.start }
  /// The end.
  open var end: UITextPosition { places.end }
  /// True where nothing lies between them.
  open var isEmpty: Bool { start == end }
}

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

/// A text that is written into.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// The part that is selected; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The letters of a part.
  func text(in range: UITextRange) -> String?
  /// Puts letters in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// Hears of changes by code.
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

/// A text whose places this module knows.
@MainActor
protocol EditedText: UITextInput {
  /// The letters.
  var letters: String { get set }
}

extension UITextField: EditedText {
  var letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: EditedText {
  var letters: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextInput {
  private var units: [UInt16] { Array(((self as? any EditedText)?.letters ?? "").utf16) }
  /// The numbers of the letters of a part among so many.
  private func bounds(of range: UITextRange, among count: Int) -> Range<Int> {
    let (first, last) = (min(range.start.offset, range.end.offset), max(range.start.offset, range.end.offset))
    return min(first, count)..<min(last, count)
  }
  /// The letters of a part.
  public func text(in range: UITextRange) -> String? {
    let units = units
    return String(decoding: units[bounds(of: range, among: units.count)], as: UTF16.self)
  }
  /// Puts letters in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let edited = self as? any EditedText else { return }
    var changed = units
    changed.replaceSubrange(bounds(of: range, among: changed.count), with: text.utf16)
    edited.letters = String(decoding: changed, as: UTF16.self)
  }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(offset: units.count) }
  /// The part between two places; nil where there is none.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start: start, end: end)
  }
  /// The place some letters away; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOutside) = position.offset.addingReportingOverflow(offset)
    return isOutside || !(0...units.count).contains(place) ? nil : UITextPosition(offset: place)
  }
  /// The place some letters away in a direction; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// The letters between two places.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  /// The order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// Looks of the part that is being written.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// The place at a point within a part.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.start }
  /// The view of the text.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// Looks for wrong spellings; there are none here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Returns the next wrong word: none.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
