internal import Findings
internal import MarkupReading

/// A check for constraints and views that are installed in no size class and have no outlet.
enum NeverInstalledCheck: DocumentCheck {
  static let code = FindingCode(
    "never-installed", .note, isLint: true, "A constraint or view is not installed for any size class.",
    why: "It has no effect on any device, and there is no outlet through which code could use it.",
    mend: "Delete it, or check Installed in Xcode's Attributes inspector for the size classes that need it.",
    example: """
      <variation key="default">
        <mask key="constraints">
          <exclude reference="a1b-c2-d3e"/>
        </mask>
      </variation>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    var excluded: Set<String> = []
    var included: Set<String> = []
    for placed in facts.elements(.variation) {
      for mask in placed.element.children where mask.name == .mask {
        for item in mask.children {
          guard let id = item[.reference] else { continue }
          if item.name == .exclude, placed.element.key == .default { excluded.insert(id) }
          if item.name == .include { included.insert(id) }
        }
      }
    }
    let never = excluded.subtracting(included)
    guard !never.isEmpty else { return [] }
    return facts.objects.compactMap { placed -> DocumentFault? in
      guard let id = placed.element[.id], never.contains(id), !facts.isKnownToCode(placed.element) else { return nil }
      return DocumentFault(
        placed.element, "\(facts.name(of: placed.element)) is not installed for any size class",
        hint: "delete it, or install it for the size classes that need it", fix: facts.removal(of: placed.element))
    }
  }
}
