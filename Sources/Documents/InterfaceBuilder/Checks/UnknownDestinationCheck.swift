internal import Findings
internal import MarkupReading

/// A check for outlets, actions and segues to an object that does not exist.
enum UnknownDestinationCheck: DocumentCheck {
  static let code = FindingCode(
    "unknown-destination", .error, "An outlet, action or segue points to an object that is not in the document.",
    why: """
      The outlet is nil, or the segue does nothing, if the document can be loaded at all. Xcode silently removes the
      connection the next time it saves. Usually a merge took the object from one side and the connection from the
      other.
      """,
    mend: "Restore the object, or delete the connection in Xcode's Connections inspector.",
    example: """
      <outlet property="titleLabel" destination="gone-ob-jct" id="a1b-c2-d3e"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    [XMLName.outlet, .outletCollection, .action, .segue].flatMap { kind in
      facts.elements(kind).compactMap { placed in
        // An action without a destination goes to the first responder. A segue without one does nothing.
        let destination = placed.element[.destination] ?? placed.element[.target]
        guard let destination, !facts.identifiers.contains(destination) else { return nil }
        return DocumentFault(
          placed.object, at: placed.element,
          "\(words(for: placed.element)) of \(facts.name(of: placed.object)) points to '\(destination)', which does "
            + "not exist",
          hint: "restore the object, or delete the connection",
          fix: Finding.Fix("Remove the connection", isSafe: true, [.remove(at: facts.place(of: placed.element))]))
      }
    }
  }

  private static func words(for connection: XMLElement) -> String {
    let name = connection[.property] ?? connection[.identifier]
    return "the \(connection.name == .segue ? "segue" : connection.name == .action ? "action" : "outlet")"
      + (name.map { " '\($0)'" } ?? "")
  }
}
