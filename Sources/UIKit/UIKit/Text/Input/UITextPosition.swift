public import Foundation

/// A position in a string.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  let offset: Int
  /// Creates the start of a string.
  public override init() { offset = 0 }
  init(offset: Int) { self.offset = offset }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextPosition else { return false }
    return self === other || offset == other.offset
  }
  open override nonisolated var hash: Int { offset.hashValue }
}
