public import Foundation

/// A range of a string.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let places: (start: UITextPosition, end: UITextPosition)
  /// Creates an empty range at the start of a string.
  public override init() { places = (UITextPosition(), UITextPosition()) }
  init(start: UITextPosition, end: UITextPosition) { places = (start, end) }
  open var start: UITextPosition { places.start }
  open var end: UITextPosition { places.end }
  /// Whether the start and the end are equal.
  open var isEmpty: Bool { start == end }
}
