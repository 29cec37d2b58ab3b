/// The range in which two strings differ. Everything before and after it is equal.
struct TextDifference: Sendable {
  /// The end of the common beginning.
  private let start: Int
  /// The beginning of the common end, in the old text.
  private let oldEnd: Int
  /// The number of bytes by which the new text is longer.
  private let growth: Int

  /// Creates the difference between two strings.
  init(from old: DocumentText, to new: DocumentText) {
    let (old, new) = (old.bytes, new.bytes)
    let shortest = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(shortest - start).prefix { $0 == $1 }.count
    self.start = start
    oldEnd = old.count - end
    growth = new.count - old.count
  }

  /// Returns the corresponding offset in the new text; nil inside the difference.
  func moved(_ offset: Int) -> Int? { offset <= start ? offset : offset >= oldEnd ? offset + growth : nil }

  /// Returns the corresponding range of the new text, or nil if one of its ends is inside the difference.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    guard let start = moved(range.lowerBound), let end = moved(range.upperBound), start <= end else { return nil }
    return start..<end
  }
}
