internal import Findings
internal import MarkupReading

/// A check for prototype cells that code cannot dequeue, since their reuse identifier is missing or not unique.
enum ReuseIdentifierCheck: DocumentCheck {
  static let code = FindingCode(
    "reuse-identifier", .warning, isLint: true,
    "A prototype cell has no reuse identifier, or the same one as another prototype.",
    why: """
      Code creates prototype cells by reuse identifier: without one the cell is never created, and if two have the same
      identifier the table creates only one.
      """,
    mend: "Give each prototype cell of a table or collection its own reuse identifier in Xcode's Attributes inspector.",
    example: """
      <prototypes>
        <tableViewCell reuseIdentifier="Row" id="a1b-c2-d3e"/>
        <tableViewCell reuseIdentifier="Row" id="f4g-h5-i6j"/>
      </prototypes>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    prototypes(in: facts).flatMap { list in
      var taken: [String: XMLElement] = [:]
      return list.children.compactMap { cell -> DocumentFault? in
        guard let identifier = cell[.reuseIdentifier], !identifier.isEmpty else { return missing(of: cell, in: facts) }
        guard let first = taken.updateValue(cell, forKey: identifier) else { return nil }
        taken[identifier] = first
        return DocumentFault(
          cell, "\(facts.name(of: cell)) has the reuse identifier '\(identifier)' of \(facts.name(of: first))",
          hint: "give each prototype its own reuseIdentifier")
      }
    }
  }

  /// Returns the lists of prototype cells: of tables, and of collections, whose cells are always prototypes.
  private static func prototypes(in facts: CheckedElements) -> [XMLElement] {
    let collections = facts.elements(.cells).filter { $0.parent.name == .collectionView }
    return (facts.elements(.prototypes) + collections).map(\.element)
  }

  private static func missing(of cell: XMLElement, in facts: CheckedElements) -> DocumentFault {
    DocumentFault(
      cell, .init(kind: "missing", "\(facts.name(of: cell)) is a prototype without a reuse identifier"),
      hint: "give it reuseIdentifier=\"\(cell.customClass ?? "Cell")\", or delete it: code cannot create it without one"
    )
  }
}
