internal import Findings
internal import MarkupReading

/// A check for views of a scene with the same accessibility identifier.
enum AccessibilityIdentifierCheck: DocumentCheck {
  static let code = FindingCode(
    "accessibility-identifier", .warning, isLint: true, "Two views of a scene have the same accessibility identifier.",
    why: "UI tests find views by this identifier and fail if two views have it.",
    mend: "Give each view its own identifier in Xcode's Identity inspector.",
    example: """
      <button id="a1b-c2-d3e"><accessibility key="accessibilityConfiguration" identifier="buy"/></button>
      <button id="f4g-h5-i6j"><accessibility key="accessibilityConfiguration" identifier="buy"/></button>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    var taken: [Key: XMLElement] = [:]
    return facts.elements(.accessibility).compactMap { placed -> DocumentFault? in
      guard let identifier = placed.element[.identifier], !identifier.isEmpty else { return nil }
      let key = Key(part: placed.part, identifier: identifier)
      guard let first = taken[key] else {
        taken[key] = placed.object
        return nil
      }
      return DocumentFault(
        placed.object,
        "\(facts.name(of: placed.object)) has the accessibility identifier '\(identifier)' of \(facts.name(of: first))",
        hint: "give each <accessibility> its own identifier=\"…\"")
    }
  }

  private struct Key: Hashable {
    var part: Int
    var identifier: String
  }
}
