public import Foundation

/// A spelling checker. It finds no misspelled words here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Returns the range of the next misspelled word: here always `NSNotFound`.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
