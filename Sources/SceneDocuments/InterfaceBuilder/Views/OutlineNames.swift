/// What Interface Builder's document outline calls views (specification OUT-03).
enum OutlineNames {
  /// The name of a view: what the author wrote, else its class without a prefix and, where it has one, its title:
  /// `Button - New Car`.
  static func name(of element: XMLElement) -> String {
    if let label = element["userLabel"], !label.isEmpty { return label }
    if let title = title(of: element) { return "\(kind(of: element)) - \(title)" }
    return element["customClass"].map(words) ?? kind(of: element)
  }

  /// A text of a view that is short enough to be a name, or nil.
  static func title(of element: XMLElement) -> String? {
    let written =
      element["text"] ?? element["title"] ?? element.child("state", key: "normal")?["title"]
      ?? element["placeholder"]
    guard let text = written, (1...40).contains(text.count), !text.contains(where: \.isNewline) else { return nil }
    return text
  }

  private static func kind(of element: XMLElement) -> String {
    element["key"] == "contentView" ? "Content View" : words(element.name)
  }

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
