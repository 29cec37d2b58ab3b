internal import Findings
internal import MarkupReading
internal import Typography

/// A check for text that should adjust to the reader's text size but cannot, since its font has no text style.
enum IgnoredTextSizeCheck: DocumentCheck {
  static let code = FindingCode(
    "ignored-text-size", .warning, isLint: true,
    "Text should adjust its font to the text size but has no text style.",
    why: """
      Automatically Adjusts Font only affects fonts with a text style (Body, Headline, …). At larger text sizes this
      text does not change.
      """,
    mend: "Choose a text style as its font in Xcode's Attributes inspector, or clear Automatically Adjusts Font.",
    example: """
      <label adjustsFontForContentSizeCategory="YES" id="a1b-c2-d3e">
        <fontDescription key="fontDescription" type="system" pointSize="16"/>
      </label>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    facts.objects.map(\.element).compactMap { view -> DocumentFault? in
      guard view.isYes(.adjustsFontForContentSizeCategory), let font = view.child(.fontDescription), font[.style] == nil
      else { return nil }
      return DocumentFault(
        view, "\(facts.name(of: view)) should adjust its font to the text size, but the font has no text style",
        hint: "choose a text style (style=\"UICTFontTextStyleBody\"), or clear Automatically Adjusts Font",
        fix: Finding.Fix(
          "Clear Automatically Adjusts Font", isSafe: true,
          [.set(name: XMLName.adjustsFontForContentSizeCategory.rawValue, value: nil, at: facts.place(of: view))]))
    }
  }
}
