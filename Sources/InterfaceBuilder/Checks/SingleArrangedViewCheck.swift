internal import MarkupReading
internal import Scenes

/// Stack views that arrange one view or none, and that no code can add others to.
enum SingleArrangedViewCheck: DocumentCheck {
  static let code = FindingCode(
    "single-arranged-view", .note, isLint: true, "A stack view arranges one view, or none.",
    why: """
      A stack arranges views beside each other. With one view it only costs time: every stack adds constraints of its own.
      """,
    mend: """
      Unembed the view (Editor > Unembed) and constrain it itself. A stack that code fills has an outlet, and is not told.
      """,
    example: """
      <stackView id="a1b-c2-d3e">
        <subviews>
          <label text="Alone" id="f4g-h5-i6j"/>
        </subviews>
      </stackView>
      """)

  static func faults(in facts: DocumentFacts) -> [DocumentFault] {
    facts.elements(.stackView).compactMap { placed -> DocumentFault? in
      let stack = placed.element
      let count = stack.list(.subviews).reduce(0) { count, _ in count + 1 }
      guard count < 2, stack[.customClass] == nil, !facts.isKnownToCode(stack) else { return nil }
      return DocumentFault(
        stack, "the stack \(facts.name(of: stack)) arranges \(count == 0 ? "nothing" : "a single view")",
        hint: count == 0 ? "delete it, or give code an outlet to fill it" : "unembed the view")
    }
  }
}
