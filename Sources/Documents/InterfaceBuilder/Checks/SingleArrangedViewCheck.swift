internal import Findings
internal import MarkupReading

/// Stack views that arrange one view or none, that no code can add others to, and whose view no code can hide: a stack closes
/// up around a hidden view, which constraints do not.
enum SingleArrangedViewCheck: DocumentCheck {
  static let code = FindingCode(
    "single-arranged-view", .note, isLint: true, "A stack view arranges only one view, or none.",
    why: """
      A stack view arranges views next to each other. With a single view it only costs time, because every stack adds
      constraints of its own.
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
      // A stack that keeps its view to one side, or away from its edges, does something that constraints would have to.
      guard isEmpty || !places(stack) else { return nil }
      return DocumentFault(
        stack, "the stack \(facts.name(of: stack)) arranges \(isEmpty ? "no view" : "a single view")",
        hint: isEmpty
          ? .init(kind: "empty", "delete it, or add an outlet so that code can fill it")
          : .init(kind: "single", "unembed the view"))
    }
  }

  /// True for a stack that aligns what it arranges at a side or centre, insets it, or has a ground.
  private static func places(_ stack: XMLElement) -> Bool {
    !["fill", nil].contains(stack[.alignment]) || stack.insets(key: .directionalLayoutMargins) != nil
      || stack.insets(key: .layoutMargins) != nil || stack.child(.color, key: .backgroundColor) != nil
  }
}
