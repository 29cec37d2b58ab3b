/// Texts that only stand in for those that code sets.
enum SampleText {
  /// The texts with which Interface Builder makes views, and the words that people write for any text.
  private static let words: Set<String> = [
    "label", "button", "text", "text label", "title", "subtitle", "title label", "placeholder", "sample", "sample text",
    "some text", "text here", "dummy", "test",
  ]
  /// The words that stand in where code knows the view.
  private static let namesOfContents: Set<String> = [
    "body", "caption", "content", "description", "detail", "details", "header", "message", "name", "status", "value",
  ]

  /// True where a text stands in for another one.
  ///
  /// - Parameter outlet: The name by which code knows the view, or nil.
  static func isSample(_ text: String, outlet: String?) -> Bool {
    let plain = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    let trimmed = String(plain.drop { $0 == " " })
    if words.contains(trimmed) || trimmed.hasPrefix("lorem ipsum") || isKey(text) { return true }
    guard let outlet else { return false }
    return namesOfContents.contains(trimmed) || isPattern(text) || isName(text, outlet)
  }

  /// Whether a text is the key of one in a table, which code looks up: `login_title`, `settings.about.title`.
  private static func isKey(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "." }
    return parts.count > (text.contains("_") ? 1 : 2)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
          && (part.contains(where: \.isLetter) || text.contains("_"))
      } && text.contains(where: \.isLetter)
  }

  /// True for numbers, and for dates and times in the letters of their formats.
  private static func isPattern(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.isEmpty || text.contains(where: \.isPunctuation) && letters.allSatisfy("dmyhsDMYHSxX".contains)
  }

  /// True for the name that code has for the view, or another one that is made of several words without spaces.
  private static func isName(_ text: String, _ outlet: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    let name = outlet.lowercased().filter(\.isLetter)
    if letters == name || "\(letters)label" == name || "\(letters)lbl" == name { return true }
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber }
    return isWord && zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
