/// A replacement of bytes in a document.
package struct TextReplacement: Sendable, Hashable {
  /// The replaced bytes, by offset in the document; empty for an insertion.
  package var range: Range<Int>
  package var bytes: [UInt8]

  package init(_ range: Range<Int>, with text: String) {
    self.range = range
    bytes = Array(text.utf8)
  }

  /// Creates an insertion before an offset.
  package init(insertedAt offset: Int, _ text: String) { self.init(offset..<offset, with: text) }

  /// Creates the shortest replacement that turns some bytes into others, in whole characters, or nil if they are equal.
  package init?(from old: [UInt8], to new: [UInt8]) {
    let shortest = min(old.count, new.count)
    var start = zip(old, new).prefix { $0 == $1 }.count
    guard start < max(old.count, new.count) else { return nil }
    var end = zip(old.reversed(), new.reversed()).prefix(shortest - start).prefix { $0 == $1 }.count
    while start > 0, Self.continues(old, start) || Self.continues(new, start) { start -= 1 }
    while end > 0, Self.continues(old, old.count - end) || Self.continues(new, new.count - end) { end -= 1 }
    range = start..<old.count - end
    bytes = Array(new[start..<new.count - end])
  }

  /// Whether a byte continues a character of several bytes.
  private static func continues(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] & 0xC0 == 0x80
  }
}

extension [TextReplacement] {
  /// Returns a document with all replacements. Insertions at the same offset are made in order.
  ///
  /// - Returns: Nil if two of them overlap, or one is outside the document.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    let ordered = enumerated().sorted { first, second in
      (first.element.range.lowerBound, first.element.range.upperBound, first.offset)
        < (second.element.range.lowerBound, second.element.range.upperBound, second.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for (_, replacement) in ordered {
      guard replacement.range.lowerBound >= position, replacement.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<replacement.range.lowerBound] + replacement.bytes
      position = replacement.range.upperBound
    }
    return result + bytes[position...]
  }
}
