/// A pattern with `*` for any text and `?` for any character; upper and lower case do not matter.
///
/// A pattern without either is looked for anywhere in the text.
struct GlobPattern: Sendable, Hashable {
  private let pattern: [Character]

  /// The pattern as the user wrote it.
  init(_ text: String) {
    let lowercased = Array(text.lowercased())
    pattern = lowercased.contains("*") || lowercased.contains("?") ? lowercased : ["*"] + lowercased + ["*"]
  }

  /// True where the whole text matches.
  func matches(_ text: String) -> Bool {
    let text = Array(text.lowercased())
    var position = 0
    var index = 0
    // Where to go on when the last star has to take one character more.
    var star: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == text[position] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
