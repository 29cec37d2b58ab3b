public import Foundation

/// A view whose text can be edited.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// The selected range; nil if nothing is selected.
  var selectedTextRange: UITextRange? { get set }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  /// The delegate that is notified when code changes the text or the selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
}

extension UITextInput {
  private var units: [UInt16] { Array(((self as? any EditedText)?.letters ?? "").utf16) }
  /// Returns the offsets of a range, clamped to a string of the given length, in UTF-16.
  private func bounds(of range: UITextRange, among count: Int) -> Range<Int> {
    let (first, last) = (min(range.start.offset, range.end.offset), max(range.start.offset, range.end.offset))
    return min(first, count)..<min(last, count)
  }
  public func text(in range: UITextRange) -> String? {
    let units = units
    return String(decoding: units[bounds(of: range, among: units.count)], as: UTF16.self)
  }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let edited = self as? any EditedText else { return }
    var changed = units
    changed.replaceSubrange(bounds(of: range, among: changed.count), with: text.utf16)
    edited.letters = String(decoding: changed, as: UTF16.self)
  }
  public var endOfDocument: UITextPosition { UITextPosition(offset: units.count) }
  /// Returns the range between two positions.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start: start, end: end)
  }
  /// Returns the position at an offset, in UTF-16; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isOutside) = position.offset.addingReportingOverflow(offset)
    return isOutside || !(0...units.count).contains(place) ? nil : UITextPosition(offset: place)
  }
  /// Returns the position at an offset in a direction, in UTF-16; nil outside the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  /// Returns the distance between two positions, in UTF-16.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// The attributes of marked text. Nothing is stored here.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Returns the position closest to a point in a range: here the start of the range.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.start }
  public var textInputView: UIView { self as? UIView ?? UIView() }
}
