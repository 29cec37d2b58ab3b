internal import Findings
internal import MarkupReading

/// A check for segues that only code can perform but that have no identifier.
enum SegueIdentifierCheck: DocumentCheck {
  static let code = FindingCode(
    "segue-identifier", .warning, isLint: true,
    "A segue that only code can perform has no identifier, or the same one as another segue.",
    why: """
      A segue from a controller instead of a control has to be performed by code, by its identifier. Without one it is
      never performed; if two have the same identifier, only one is.
      """,
    mend: "Give it its own identifier in Xcode's Attributes inspector, or delete it.",
    example: """
      <viewController id="a1b-c2-d3e" sceneMemberID="viewController">
        <connections>
          <segue destination="f4g-h5-i6j" kind="show" id="k7l-m8-n9o"/>
        </connections>
      </viewController>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    var taken: Set<[String]> = []
    return facts.elements(.segue).compactMap { placed -> DocumentFault? in
      let (segue, controller) = (placed.element, placed.object)
      guard controller[.sceneMemberID] == "viewController", let kind = segue[.kind],
        !["relationship", "embed"].contains(kind)
      else { return nil }
      guard let identifier = segue[.identifier], !identifier.isEmpty else {
        return DocumentFault(
          controller, at: segue,
          .init(
            kind: "missing", "a segue of \(facts.name(of: controller)) has no identifier, so code cannot perform it"),
          hint: "give it identifier=\"…\", or delete it")
      }
      guard !taken.insert([controller[.id] ?? "", identifier]).inserted else { return nil }
      return DocumentFault(
        controller, at: segue, "two segues of \(facts.name(of: controller)) have the identifier '\(identifier)'",
        hint: "give one of them another identifier=\"…\"")
    }
  }
}
