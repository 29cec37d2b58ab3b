/// The part in which two texts differ: everything before it and behind it is the same in both.
struct TextDifference: Sendable {
  /// The end of what both begin with.
  private let start: Int
  /// The beginning of what both end with, in the old text.
  private let oldEnd: Int
  /// The bytes by which the new text is longer.
  private let growth: Int

  /// The difference between two texts.
  init(from old: DocumentText, to new: DocumentText) {
    let (old, new) = (old.bytes, new.bytes)
    let shortest = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(shortest - start).prefix { $0 == $1 }.count
    self.start = start
    oldEnd = old.count - end
    growth = new.count - old.count
  }

  /// The same place in the new text; nil inside of the difference.
  func moved(_ offset: Int) -> Int? { offset <= start ? offset : offset >= oldEnd ? offset + growth : nil }

  /// The same part of the new text; nil where an end of it lies inside of the difference.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    guard let start = moved(range.lowerBound), let end = moved(range.upperBound), start <= end else { return nil }
    return start..<end
  }
}
