internal import Scenes
internal import Typography

extension ReviewPlan {
  /// The font families that the scenes name, sorted.
  package var fontFamilies: [String] {
    Set(scenes.flatMap(\.scene.fontFamilies) + cachedScenes.flatMap(\.fontFamilies)).sorted()
  }

  /// The characters beyond Latin letters in its layouts, sorted by code point.
  package var foreignCharacters: [Unicode.Scalar] {
    let characters = scenes.map(\.foreignCharacters) + cachedScenes.map(\.foreignCharacters)
    return Set(characters.flatMap(\.unicodeScalars)).sorted { $0.value < $1.value }
  }

  /// The font files of the projects whose scenes name fonts, sorted.
  package var fontFiles: [String] {
    Set(documents.flatMap { $0.fontFiles + ($0.cached?.fontFiles ?? []) }).sorted()
  }
}

extension ReviewPlan.PlannedScene {
  /// The distinct characters beyond Latin letters (U+024F) in its layouts, sorted by code point.
  var foreignCharacters: String {
    var characters: Set<Unicode.Scalar> = []
    let texts = scene.views.flatMap(\.content.texts)
    for locale in Set(layouts.map(\.variant.locale)) {
      var previous = ""
      for localized in texts {
        let text = localized.text(in: locale)
        // Thousands of views may share one string of YAML through an alias. Comparing a copy takes no time.
        if text == previous { continue }
        previous = text
        // Nearly all text is Latin. The code points of all bytes below this one are at most U+023F.
        guard text.utf8.contains(where: { $0 >= 0xC9 }) else { continue }
        characters.formUnion(text.unicodeScalars.lazy.filter { $0.value > 0x24F })
      }
    }
    return String(String.UnicodeScalarView(characters.sorted { $0.value < $1.value }))
  }
}

extension Scene {
  /// The font families that it names, in the order of its views.
  package var fontFamilies: [String] { views.compactMap(\.content.font?.family) }
}

extension ViewContent {
  /// The text that a view shows, in every language.
  fileprivate var texts: [LocalizedText] {
    switch self {
    case .label(let label), .textView(let label): [label.text]
    case .button(let button): [button.title]
    case .textField(let field): [field.text, field.placeholder]
    case .segmentedControl(let titles, _): titles
    case .toolbar(let items), .tabBar(let items): items.map(\.title)
    case .searchBar(let text, _): [text]
    case .navigationBar(let bar): bar.texts
    default: []
    }
  }

  /// The font that a document gives the text of a view; nil if it gives none.
  fileprivate var font: FontDescription? {
    switch self {
    case .label(let label), .textView(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }
}
