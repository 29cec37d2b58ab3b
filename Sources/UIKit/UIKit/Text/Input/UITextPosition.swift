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
