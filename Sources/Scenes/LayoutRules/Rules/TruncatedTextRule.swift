internal import AutoLayout
package import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for text with less space than it needs (specification AUD-05).
package enum TruncatedTextRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "truncated", .warning, "Text or a placeholder is cut off because it has too little space.",
    why: """
      People read `Depart…`. This usually happens in languages with longer words and at large text sizes. Only letters
      count: the padding of a button and the space above and below a line may shrink. The finding is a note if the label
      has an outlet, since code may set different text, or if its font is not installed and another one is measured
      instead. UIKit sizes the labels of cells in the style Left Detail (`UITableViewCellStyleValue2`): they are reported
      only if their text is wider than the room in the cell. A label with sample text such as `Label` or `0` is reported
      only with `--lint`.
      """,
    mend: """
      Let the text wrap (`lines: 0`), give it more space, raise its compression resistance above that of views that may
      shrink, or turn the row into a column at large text sizes with a variant.
      """,
    example: """
      format: 1
      views: { title: { type: label, text: Department Name } }
      constraints:
        - title: { leading: superview, top: superview + 20, width: 60 }
      """)

  static func findings(in layout: Layout) -> [Finding] { findings(in: layout, measurer: nil) }

  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    findings(in: layout, measurer: measurer)
  }

  private static func findings(in layout: Layout, measurer: (any TextMeasuring)?) -> [Finding] {
    layout.resolved.views.indices.compactMap { position -> Finding? in
      guard let text = ShownText(of: position, in: layout, measurer: measurer), !layout.isHidden(position),
        let missing = text.missing, let severity = TextFault.severity(of: text.text, at: position, in: layout)
      else { return nil }
      return finding(
        about: position, in: layout, severity: text.hasForeignWidths(in: measurer) ? .note : severity,
        .cutOff(text.word, of: layout.resolved.views[position], missing),
        hint: hint(for: layout.resolved.views[position], in: layout))
    }
  }

  private static func hint(for view: ResolvedView, in layout: Layout) -> Finding.Message {
    guard case .label(let label) = view.content, label.numberOfLines == 1 else {
      return "give it more space, more lines or a higher compression resistance"
    }
    let setting = layout.resolved.isFromInterfaceBuilder ? "numberOfLines=\"0\"" : "lines: 0"
    return .init(
      kind: "one-line", "let it wrap (\(setting)), or give it more space or a higher compression resistance")
  }
}

extension Finding.Message {
  /// Returns the message about text or a placeholder that is not shown completely. Each has its own kind.
  fileprivate static func cutOff(
    _ word: String, of view: ResolvedView, _ missing: Finding.Message
  ) -> Finding.Message {
    let template: Finding.Message = "the \(words: word) of \(view.nameInFindings) is cut off: \(missing)"
    return word == "text" ? template : Finding.Message(kind: word, template)
  }
}
