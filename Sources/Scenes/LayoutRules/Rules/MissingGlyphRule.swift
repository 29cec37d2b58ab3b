internal import Findings
internal import SceneLayouts
internal import Scenes
internal import Typography
internal import VisibleText

/// The rule for text with characters that no installed font can show, which are drawn as boxes.
///
/// A font that the machine lacks is not a fault of a document. So a run reports once what is missing, and the views are
/// only reported with lints.
enum MissingGlyphRule: LayoutRule {
  static let code = FindingCode(
    "missing-glyph", .note, isLint: true, "Text contains characters that no installed font has.",
    why: """
      They are drawn as boxes. The widths of Chinese, Japanese and Korean characters are known anyway; those of other
      scripts are estimated. The document is not at fault: each run reports missing characters once, and the individual
      views only with `--lint`.
      """,
    mend: """
      Install fonts for the script on the machine that runs the tool: Debian's `fonts-noto-core` covers most of them,
      `fonts-droid-fallback` Chinese, Japanese and Korean, and `fonts-symbola` emoji.
      """)

  /// The maximum number of named characters. The others are counted.
  private static let namedCharacters = 5

  /// Returns no findings: without a measurer, missing glyphs are unknown.
  static func findings(in layout: Layout) -> [Finding] { [] }

  static func findings(in layout: Layout, measuringTextWith measurer: any TextMeasuring) -> [Finding] {
    layout.resolved.views.indices.compactMap { position in
      guard !layout.isHidden(position) else { return nil }
      let content = layout.resolved.views[position].content
      let missing = content.texts(in: layout.resolved.textEra).flatMap { text, font in
        measurer.missingCharacters(in: text, font: font)
      }
      guard !missing.isEmpty else { return nil }
      return finding(
        about: position, in: layout,
        "no installed font has \(words(for: missing)) of \(layout.resolved.views[position].nameInFindings)",
        hint: "install a font for this script, such as Noto; boxes are drawn instead")
    }
  }

  /// Returns `'क' (U+0915) and 3 more`.
  private static func words(for missing: [Unicode.Scalar]) -> String {
    missing.map { "'\($0)' (U+\($0.value.digits(4, radix: 16, uppercase: true)))" }
      .listed(atMost: namedCharacters)
  }
}

extension ResolvedViews.Content {
  /// Returns the text that a view shows, with its fonts.
  fileprivate func texts(in era: TextEra) -> [(String, Font)] {
    func texts(_ texts: [String], _ pointSize: Double) -> [(String, Font)] {
      texts.map { ($0, Font(pointSize: pointSize, era: era)) }
    }
    return switch self {
    case .label(let label), .textView(let label): [(label.text, label.font)]
    case .button(let button): [(button.title, button.font)]
    case .textField(let field): [(field.text, field.font), (field.placeholder, field.font)]
    case .segmentedControl(let titles, _): texts(titles, 13)
    case .toolbar(let items), .tabBar(let items): texts(items.map(\.title), 13)
    case .searchBar(let text, _): texts([text], 17)
    case .navigationBar(let bar): texts(bar.texts, 17)
    default: []
    }
  }
}
