public import Foundation

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)
  /// The beginning of a text, without letters.
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(start: UITextPosition, end: UITextPosition) { places = (start, end) }
  open var start: UITextPosition { places.start }
  open var end: UITextPosition { places.end }
  /// Whether nothing lies between them.
  open var isEmpty: Bool { start == end }
}
