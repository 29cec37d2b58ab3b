internal import Findings
internal import MarkupReading

/// A check for scenes of a storyboard that no segue leads to and that code cannot instantiate.
enum UnreachableSceneCheck: DocumentCheck {
  static let code = FindingCode(
    "unreachable-scene", .warning, isLint: true,
    "Nothing leads to a scene of a storyboard, and code cannot instantiate it.",
    why: """
      It is not the initial scene, not the destination of a segue, and has no storyboard identifier. It can never be
      shown, but is built into the app and maintained.
      """,
    mend: "Delete the scene, add a segue to it, or give it a storyboard identifier.",
    example: """
      <viewController id="a1b-c2-d3e" sceneMemberID="viewController"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    let reached = Set(facts.elements(.segue).compactMap { $0.element[.destination] })
    return facts.controllers.map(\.element).compactMap { controller -> DocumentFault? in
      guard let id = controller[.id], id != facts.document.controllers.initial, !reached.contains(id),
        controller[.storyboardIdentifier] == nil
      else { return nil }
      return DocumentFault(
        controller, "nothing leads to \(facts.name(of: controller)), and it has no storyboard identifier",
        hint: "delete the scene, add a segue to it, or give it "
          + "storyboardIdentifier=\"\(controller.customClass ?? "…")\"")
    }
  }
}
