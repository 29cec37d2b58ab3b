internal import Findings
internal import MarkupReading

/// A check for colors written as numbers that equal a named color of the document.
enum LiteralColorCheck: DocumentCheck {
  static let code = FindingCode(
    "literal-color", .note, isLint: true,
    "A color is written as numbers although a named color of the document is the same.",
    why: """
      If the named color changes, or gets a dark variant, this place does not. Black, white and grays are often equal by
      chance and are not reported.
      """,
    mend: "Choose the named color in Xcode's Attributes inspector, unless the two are equal by chance.",
    example: """
      <color key="textColor" red="0.8" green="0.1" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      …
      <namedColor name="Brand"><color red="0.8" green="0.1" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    var names: [[Int]: String] = [:]
    for color in facts.document.root.list(.resources) where color.name == .namedColor {
      guard let name = color[.name], let parts = color.child(.color).flatMap(parts) else { continue }
      names[parts] = names[parts] ?? name
    }
    guard !names.isEmpty else { return [] }
    return facts.elements(.color).compactMap { placed -> DocumentFault? in
      guard placed.element[.name] == nil, let name = parts(of: placed.element).flatMap({ names[$0] }) else {
        return nil
      }
      return DocumentFault(
        placed.object, at: placed.element,
        "a color of \(facts.name(of: placed.object)) equals '\(name)' but is written as numbers",
        hint: "choose the named color '\(name)'", fix: naming(placed.element, name, facts))
    }
  }

  /// Returns the fix that replaces the numbers with the name of a color.
  private static func naming(_ color: XMLElement, _ name: String, _ facts: CheckedElements) -> Finding.Fix {
    let place = facts.place(of: color)
    let numbers = ["red", "green", "blue", "alpha", "colorSpace", "customColorSpace"]
    return Finding.Fix(
      "Use the color '\(name)'", isSafe: false,
      [.set(name: "name", value: name, after: "key", at: place)]
        + numbers.map { .set(name: $0, value: nil, at: place) })
  }

  /// Returns red, green, blue and alpha rounded to 255ths. Nil for other color models, such as grayscale.
  private static func parts(of color: XMLElement) -> [Int]? {
    let values = [XMLName.red, .green, .blue, .alpha].compactMap { color.number($0) }
    guard values.count == 4, values.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let steps = values.map { Int(($0 * 255).rounded()) }
    return Set(steps.prefix(3)).count > 1 ? steps : nil
  }
}
