internal import Findings
internal import MarkupReading

/// A check for controls without an accessibility identifier, which UI tests cannot find.
enum UnnamedControlCheck: DocumentCheck {
  static let code = FindingCode(
    "missing-accessibility-identifier", .note, isLint: true, isConvention: true,
    "A control has no accessibility identifier.",
    why: """
      UI tests have to find it by its text, which depends on the language. This rule is off unless the configuration
      sets its level.
      """,
    mend: "Enter an identifier in Xcode's Identity inspector.",
    example: """
      <button id="a1b-c2-d3e"/>
      """)

  private static let controls: Set<XMLName> = [
    .button, .textField, .textView, .switch, .slider, .segmentedControl, .stepper, .datePicker, .searchBar,
  ]

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.objects.map(\.element).compactMap { view -> DocumentFault? in
      guard controls.contains(view.name), view.child(.accessibility)?[.identifier] == nil else { return nil }
      return DocumentFault(
        view, "\(facts.name(of: view)) has no accessibility identifier",
        hint: "add one for UI tests: "
          + "<accessibility key=\"accessibilityConfiguration\" identifier=\"…\"/>")
    }
  }
}
