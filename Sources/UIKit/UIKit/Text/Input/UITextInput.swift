public import Foundation

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
  public var textInputView: UIView { self as? UIView ?? UIView() }
}
