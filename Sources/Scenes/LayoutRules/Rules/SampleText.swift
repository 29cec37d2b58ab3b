/// Sample strings that code replaces.
enum SampleText {
  /// The default strings of Interface Builder, and common placeholder words.
  private static let words: Set<String> = [
    "label", "button", "text", "text label", "title", "subtitle", "title label", "placeholder", "sample", "sample text",
    "some text", "text here", "dummy", "test",
  ]
  /// The words that are placeholders if code knows the view.
  private static let namesOfContents: Set<String> = [
    "body", "caption", "content", "description", "detail", "details", "header", "message", "name", "status", "value",
  ]

  /// Whether a string is a placeholder for another.
  ///
  /// `outlet` is the name of the view's outlet, or nil.
  static func isSample(_ text: String, outlet: String?) -> Bool {
    let plain = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    let trimmed = String(plain.drop { $0 == " " })
    if words.contains(trimmed) || trimmed.hasPrefix("lorem ipsum") || isKey(text) { return true }
    guard let outlet else { return false }
    return namesOfContents.contains(trimmed) || isPattern(text) || isName(text, outlet)
  }

  /// Whether a string is a key that code looks up in a table: `login_title`, `settings.about.title`.
  private static func isKey(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "." }
    return parts.count > (text.contains("_") ? 1 : 2)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
          && (part.contains(where: \.isLetter) || text.contains("_"))
      } && text.contains(where: \.isLetter)
  }

  /// Whether a string is a number, or a date or time in the letters of its format.
  private static func isPattern(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.isEmpty || text.contains(where: \.isPunctuation) && letters.allSatisfy("dmyhsDMYHSxX".contains)
  }

  /// Whether a string is the name of the outlet, or another identifier of several words without spaces.
  private static func isName(_ text: String, _ outlet: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    let name = outlet.lowercased().filter(\.isLetter)
    if letters == name || "\(letters)label" == name || "\(letters)lbl" == name { return true }
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber }
    return isWord && zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
