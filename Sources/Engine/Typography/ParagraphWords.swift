/// The words of a paragraph, separated by single blanks.
///
/// A word within which a line may end counts as several, without a blank between them. Places are counted in bytes of
/// UTF-8, starting with the first word.
struct ParagraphWords {
  /// The words with the blanks between them.
  private let text: String
  /// The place where each word starts.
  private let starts: [Int]
  /// The place where each word ends.
  private let ends: [Int]

  init(_ text: String) {
    if let plain = Self.plainWords(of: text) {
      (self.text, starts, ends) = (text, plain.starts, plain.ends)
      return
    }
    let words = Self.words(of: text)
    var (starts, ends): ([Int], [Int]) = ([], [])
    starts.reserveCapacity(words.count)
    ends.reserveCapacity(words.count)
    var place = 0
    for word in words {
      for length in LineBreaks.pieces(of: word) {
        starts.append(place)
        place += length
        ends.append(place)
      }
      place += 1
    }
    (self.starts, self.ends) = (starts, ends)
    // Only a string with blanks that are not between its words is longer.
    self.text = place == text.utf8.count + 1 ? text : words.joined(separator: " ")
  }

  /// Returns the places of the words of a string of ASCII without hyphens, with single blanks between them and at most
  /// one after them, like most strings. Nil for other strings.
  private static func plainWords(of text: String) -> (starts: [Int], ends: [Int])? {
    let characters = text.utf8
    let bytes = characters.span
    var (starts, ends, start): ([Int], [Int], Int) = ([], [], 0)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "):
        guard index > start else { return nil }
        starts.append(start)
        ends.append(index)
        start = index + 1
      case UInt8(ascii: "-"), 0x80...: return nil
      default: continue
      }
    }
    guard bytes.count > start else { return starts.isEmpty ? nil : (starts, ends) }
    return (starts + [start], ends + [bytes.count])
  }

  /// Returns the parts of a string between blanks.
  private static func words(of text: String) -> [Substring] {
    // A blank with a combining mark is another character. ASCII has none, and its bytes are found much faster.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split(separator: " ") }
    return text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }

  /// The number of words.
  var count: Int { ends.count }

  /// The number of places.
  var length: Int { ends.last ?? 0 }

  /// Returns the place where a word starts.
  func start(of word: Int) -> Int { starts[word] }

  /// Returns the place where a word ends.
  func end(of word: Int) -> Int { ends[word] }

  /// Whether no blank separates a word from the previous one.
  func continuesWord(at word: Int) -> Bool { word > 0 && word < count && starts[word] == ends[word - 1] }

  /// Returns the number of words that end at or before a place.
  func count(endingBefore place: Double) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if Double(ends[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the places between the characters of a word, including its start and end.
  func places(in word: Int) -> [Int] {
    var place = start(of: word)
    let characters = text[index(place)..<index(ends[word])]
    return [place]
      + characters.map { character in
        place += character.utf8.count
        return place
      }
  }

  /// Returns the text between two places.
  func text(_ stretch: Range<Int>) -> String { String(text[index(stretch.lowerBound)..<index(stretch.upperBound)]) }

  private func index(_ place: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: place) }
}
