internal import MarkupReading

/// The names that Interface Builder's document outline gives to views (specification OUT-03).
enum OutlineNames {
  /// The name of a view: what the author wrote, else its class without a prefix and, where it has one, its title:
  /// `Button - New Car`.
  static func name(of element: XMLElement, title: String?) -> String {
    if let label = element[.userLabel], !label.isEmpty { return label }
    if let title { return "\(kind(of: element)) - \(title)" }
    return element.customClass.map(words) ?? kind(of: element)
  }

  /// A text of a view that is short enough to be a name, or nil.
  static func title(of element: XMLElement) -> String? {
    let written =
      element[.text] ?? element[.title] ?? element.child(.state, key: .normal)?[.title]
      ?? element[.placeholder]
    guard let text = written, isShortLine(text) else { return nil }
    return text
  }

  private static func isShortLine(_ text: String) -> Bool {
    // Printable ASCII has a letter in each byte, which saves looking for the ends of letters.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return (1...40).contains(text.utf8.count) }
    return (1...40).contains(text.count) && !text.contains(where: \.isNewline)
  }

  private static func kind(of element: XMLElement) -> String {
    element.key == .contentView ? "Content View" : kinds[element.name] ?? words(element.tag)
  }

  /// The names that readers know as words.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: XMLName.allCases.filter { $0 != .other }.map { ($0, words($0.rawValue)) })

  /// A name as words: `tableViewController` is Table View Controller.
  static func words(_ name: String) -> String {
    var result = ""
    var isAfterLowercase = false
    for letter in name {
      // Nearly all letters are ASCII, for which Unicode's tables need not be asked.
      let isUppercase = letter.asciiValue.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? letter.isUppercase
      if isUppercase, isAfterLowercase { result.append(" ") }
      result.append(letter)
      isAfterLowercase = !isUppercase
    }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}
