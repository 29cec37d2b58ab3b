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

/// The place of a part of a text that is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The place, in points.
  open var rect: CGRect { .zero }
  /// True where the selection begins there.
  open var containsStart: Bool { false }
  /// True where the selection ends there.
  open var containsEnd: Bool { false }
}

/// Directions in a text.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// Rules for what is guessed of a text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Hears of changes of a text by code.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
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
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
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
  /// The part that is being written; none here.
  public var markedTextRange: UITextRange? { nil }
  /// Looks of the part that is being written.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Ends the part that is being written.
  public func unmarkText() {}
  /// The place of a part, in points: none here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// The place at a point; the beginning here.
  public func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition() }
  /// The place at a point within a part.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.start }
  /// The letter at a point; none here.
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// Moves the text out of and into the view; nothing is moved here.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Moves things into the view; nothing is moved here.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// The view of the text.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// A kind of input, such as a keyboard of a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language.
  open var primaryLanguage: String? { nil }
  /// The kinds that the user has chosen: none here.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// The kind of input has changed.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The shortcuts above a keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups before the words.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the words.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// True where the user may hide them.
  open var allowsHidingShortcuts = true
}

/// Gestures of editing that a view allows.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// The usual ones.
  case `default` = 1
}

/// A search in a text; nothing is searched here.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject {
  /// True where the field for the search is shown.
  open var isFindNavigatorVisible: Bool { false }
  /// Shows the field.
  open func presentFindNavigator(showingReplace: Bool) {}
  /// Hides the field.
  open func dismissFindNavigator() {}
}

/// Looks for wrong spellings; there are none here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Returns the next wrong word: none.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
