internal import Findings
internal import MarkupReading

/// A check for constraints to layout margins.
enum MarginConstraintCheck: DocumentCheck {
  static let code = FindingCode(
    "relative-to-margin", .note, isLint: true, isConvention: true, "A constraint uses the margin of a view.",
    why: """
      Margins depend on the device and the superview, which some projects avoid. This rule is off unless the
      configuration sets its level.
      """,
    mend: "Clear Relative to Margin in the Size inspector, and correct the constant.",
    example: """
      <constraint firstItem="a1b-c2-d3e" firstAttribute="leading" secondItem="f4g-h5-i6j" secondAttribute="leadingMargin" id="k7l-m8-n9o"/>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.objects.compactMap { placed -> DocumentFault? in
      let constraint = placed.element
      guard constraint.name == .constraint,
        [constraint[.firstAttribute], constraint[.secondAttribute]].contains(where: { $0?.hasSuffix("Margin") ?? false }
        )
      else { return nil }
      return DocumentFault(
        constraint, "\(facts.name(of: constraint)) uses the margin of a view", hint: "clear Relative to Margin")
    }
  }
}
