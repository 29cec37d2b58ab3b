public import Foundation

/// Looks for wrong spellings; there are none here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Returns the next wrong word: none.
  open func rangeOfMisspelledWord(
    in string: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
