internal import MarkupReading
internal import VisibleText

/// The names of views in Interface Builder's document outline (specification OUT-03).
enum OutlineNames {
  /// Returns the name of a view: what the author wrote, otherwise its class without a prefix and its title, if it has
  /// one: `Button - New Car`.
  static func name(of element: XMLElement, title: String?) -> String {
    if let label = element[.userLabel], !label.isEmpty { return label }
    if let title { return "\(kind(of: element)) - \(title)" }
    return element.customClass.map(words) ?? kind(of: element)
  }

  /// Returns a string of a view that is short enough for a name, or nil.
  static func title(of element: XMLElement) -> String? {
    let written =
      element[.text] ?? element[.title] ?? element.child(.state, key: .normal)?[.title]
      ?? element[.placeholder]
    guard let text = written, isShortLine(text) else { return nil }
    return text
  }

  private static func isShortLine(_ text: String) -> Bool {
    // In printable ASCII each byte is a character, so counting characters is unnecessary.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return (1...40).contains(text.utf8.count) }
    return (1...40).contains(text.count) && !text.contains(where: \.isNewline)
  }

  private static func kind(of element: XMLElement) -> String {
    element.key == .contentView ? "Content View" : kinds[element.name] ?? words(element.tag)
  }

  /// The names that the readers know, as words.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: XMLName.allCases.filter { $0 != .other }.map { ($0, words($0.rawValue)) })

  /// Splits a name into words: `tableViewController` becomes Table View Controller.
  static func words(_ name: String) -> String {
    let result = name.camelCaseWords
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}
