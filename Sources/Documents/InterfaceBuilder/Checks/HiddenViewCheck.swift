internal import Findings
internal import MarkupReading

/// A check for hidden views that nothing in the app can show.
enum HiddenViewCheck: DocumentCheck {
  static let code = FindingCode(
    "hidden-for-good", .note, isLint: true, "A view is hidden, and no code can show it.",
    why: """
      It has no outlet, no tag and no custom class, so code cannot find it: it is built into the app and never seen.
      Hidden views take part in layout; a view that determines the size or position of others is not reported.
      """,
    mend: "Delete the view, or add an outlet so that code can show it.",
    example: """
      <view hidden="YES" id="a1b-c2-d3e"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.objects.map(\.element).compactMap { view -> DocumentFault? in
      guard view.isYes(.hidden), ViewElement.isView(view), !facts.isKnownToCode(view), view.customClass == nil,
        view[.tag] == nil, view[.restorationIdentifier] == nil, !isStrut(view, in: facts)
      else { return nil }
      return DocumentFault(
        view, "\(facts.name(of: view)) is hidden and has no outlet", hint: "delete it, or add an outlet",
        fix: facts.removal(of: view))
    }
  }

  /// Whether other views may depend on a hidden view: it has a fixed size, or a constraint ties it to a view
  /// other than its superview.
  private static func isStrut(_ view: XMLElement, in facts: CheckedElements) -> Bool {
    guard let id = view[.id] else { return false }
    if view.list(.constraints).contains(where: { !$0.has(.firstItem) && !$0.has(.secondItem) }) { return true }
    var own: Set<String> = []
    view.walk { element in if let id = element[.id] { own.insert(id) } }
    let holder = facts.objects.first { $0.element.list(.subviews).contains { $0[.id] == id } }?.element[.id]
    return facts.objects.contains { placed in
      guard placed.element.name == .constraint else { return false }
      let items = [placed.element[.firstItem], placed.element[.secondItem]].compactMap(\.self)
      return items.contains(id) && items.contains { $0 != holder && !own.contains($0) }
    }
  }
}
