/// Texts of storyboards and xibs that a layout in another language shows as they were written; scenes of our own are told
/// of theirs when they are read.
enum UntranslatedTextRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let scene = layout.resolved.scene
    let locale = layout.resolved.variant.locale
    guard scene.saved != nil, scene.languages.contains(locale), locale != scene.languages.first else { return [] }
    return layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      guard let text = view.shownText, text.text.contains(where: \.isLetter), !text.isTranslated(to: locale) else {
        return nil
      }
      return Finding(
        code: "missing-translation", severity: .note,
        message: "the text of \(view.nameInFindings) is not translated to \(locale)",
        hint: "add it to the table of strings, unless code sets the text", source: view.source ?? scene.source,
        views: [position])
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
