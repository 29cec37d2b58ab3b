internal import Findings
internal import MarkupReading

/// A check for stack views with at most one arranged view, unless code can add or hide views: a stack closes the gap of
/// a hidden view, constraints do not.
enum SingleArrangedViewCheck: DocumentCheck {
  static let code = FindingCode(
    "single-arranged-view", .note, isLint: true, "A stack view arranges only one view, or none.",
    why: """
      A stack view arranges views next to each other. With a single view it only costs time, because every stack adds
      its own constraints.
      """,
    mend: """
      Unembed the view (Editor > Unembed) and constrain it directly. A stack that code fills has an outlet, and so does
      a view that code hides to collapse the stack; neither is reported.
      """,
    example: """
      <stackView id="a1b-c2-d3e">
        <subviews>
          <label text="Alone" id="f4g-h5-i6j"/>
        </subviews>
      </stackView>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.elements(.stackView).compactMap { placed -> DocumentFault? in
      let stack = placed.element
      let arranged = Array(stack.list(.subviews))
      guard arranged.count < 2, stack.customClass == nil, !facts.isKnownToCode(stack),
        !arranged.contains(where: { facts.isKnownToCode($0) || $0.isYes(.hidden) })
      else { return nil }
      let isEmpty = arranged.isEmpty
      // A stack that aligns or insets its view replaces constraints, so it is useful.
      guard isEmpty || !places(stack) else { return nil }
      return DocumentFault(
        stack, "the stack \(facts.name(of: stack)) arranges \(isEmpty ? "no view" : "a single view")",
        hint: isEmpty
          ? .init(kind: "empty", "delete it, or add an outlet so that code can fill it")
          : .init(kind: "single", "unembed the view"))
    }
  }

  /// Whether a stack aligns its views to an edge or the center, insets them, or has a background.
  private static func places(_ stack: XMLElement) -> Bool {
    !["fill", nil].contains(stack[.alignment]) || stack.insets(key: .directionalLayoutMargins) != nil
      || stack.insets(key: .layoutMargins) != nil || stack.child(.color, key: .backgroundColor) != nil
  }
}
