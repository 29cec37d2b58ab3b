internal import Scenes

extension ReviewPlan {
  /// The families of fonts that the scenes name, in the order of their letters.
  package var fontFamilies: [String] { Set(scenes.flatMap(\.scene.fontFamilies)).sorted() }

  /// The font files of the projects whose scenes name fonts, in the order of their paths.
  package var fontFiles: [String] { Set(documents.flatMap(\.fontFiles)).sorted() }
}

extension Scene {
  /// The families of fonts that it names, in the order of its views.
  var fontFamilies: [String] { views.compactMap(\.content.font?.family) }
}

extension ViewContent {
  /// The font that a document gives the text of a view, or nil.
  fileprivate var font: FontDescription? {
    switch self {
    case .label(let label), .textView(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }
}
