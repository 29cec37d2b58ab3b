internal import MarkupReading
internal import Scenes

/// Hidden views that nothing in the app can show.
enum HiddenViewCheck: DocumentCheck {
  static let code = FindingCode(
    "hidden-for-good", .note, isLint: true, "A view is hidden, and nothing knows it that could show it.",
    why: """
      It has no outlet, no tag and no class of its own, so that no code finds it: it is built into the app, and nobody ever
      sees it.
      """,
    mend: "Delete the view, or give code an outlet to show it.",
    example: """
      <view hidden="YES" id="a1b-c2-d3e"/>
      """)

  static func faults(in facts: DocumentFacts) -> [DocumentFault] {
    facts.objects.map(\.element).compactMap { view -> DocumentFault? in
      guard view.isYes(.hidden), ViewElement.isView(view), !facts.isKnownToCode(view), view[.customClass] == nil,
        view[.tag] == nil, view[.restorationIdentifier] == nil
      else { return nil }
      return DocumentFault(
        view, "\(facts.name(of: view)) is hidden, and no outlet leads to it", hint: "delete it, or give it an outlet")
    }
  }
}
