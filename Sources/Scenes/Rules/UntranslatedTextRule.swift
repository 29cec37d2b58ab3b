/// Texts of storyboards and xibs that a layout in another language shows as they were written; scenes of our own are told
/// of theirs when they are read.
package enum UntranslatedTextRule: LayoutRule {
  /// The code of its findings.
  package static let code = FindingCode(
    "missing-translation", .note, isLint: true, "A text is missing in a language of the scene.",
    why: """
      The text of the first language stands in, which is shown to people who may not read it. Storyboards and xibs are
      checked with `--lint`, in the languages that `--locale` chooses.
      """,
    mend: "Add the text for the languages that the message names.",
    example: """
      format: 1
      locales: [en, de]
      strings: { en: { title: Hello } }
      views: { title: { type: label, text: $title } }
      constraints:
        - title: { center: superview }
      """)

  static func findings(in layout: Layout) -> [Finding] {
    let scene = layout.resolved.scene
    let locale = layout.resolved.variant.locale
    guard scene.saved != nil, scene.languages.contains(locale), locale != scene.languages.first else { return [] }
    return layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard let text = view.shownText, text.text.contains(where: \.isLetter), !text.isTranslated(to: locale) else {
        return nil
      }
      return finding(
        about: position, in: layout, "the text of \(view.nameInFindings) is not translated to \(locale)",
        hint: "add it to the table of strings, unless code sets the text")
    }
  }
}

extension View {
  /// The text that people read on it, or nil.
  fileprivate var shownText: LocalizedText? {
    switch content {
    case .label(let label), .textView(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.text.text.isEmpty ? field.placeholder : field.text
    default: nil
    }
  }
}
