internal import Findings
internal import MarkupReading

/// A check for tables with static cells outside a table view controller, which Xcode refuses to build.
enum StaticTableCheck: DocumentCheck {
  static let code = FindingCode(
    "static-table", .error, "A table with static cells is not in a table view controller.",
    why: "Only a table view controller supports static cells; Xcode does not build the document.",
    mend: "Make it the view of a table view controller, or choose Dynamic Prototypes in Xcode's Attributes inspector.",
    example: """
      <tableView dataMode="static" id="a1b-c2-d3e">
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.elements(.tableView).compactMap { placed in
      guard placed.element[.dataMode] == "static", placed.parent.name != .tableViewController else { return nil }
      return DocumentFault(
        placed.element, "\(facts.name(of: placed.element)) has static cells outside a table view controller",
        hint: "embed it in a table view controller, or choose dynamic prototypes (dataMode=\"prototypes\")")
    }
  }
}
