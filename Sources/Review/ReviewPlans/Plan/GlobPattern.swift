/// A pattern with `*` for any text and `?` for any character. Case is ignored.
///
/// A pattern without either matches anywhere in the text.
package struct GlobPattern: Sendable, Hashable {
  private let pattern: [Character]

  /// Creates the pattern that the user wrote.
  package init(_ text: String) {
    let lowercased = Array(text.lowercased())
    pattern = lowercased.contains("*") || lowercased.contains("?") ? lowercased : ["*"] + lowercased + ["*"]
  }

  /// Whether the whole text matches.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.lowercased())
    var position = 0
    var index = 0
    // The position after the last star and the position in the text at which to continue if the star has to match one
    // more character.
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
