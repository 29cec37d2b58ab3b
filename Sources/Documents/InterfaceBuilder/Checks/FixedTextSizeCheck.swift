internal import Findings
internal import MarkupReading
internal import Typography
internal import VisibleText

/// A check for text with a fixed size next to text that follows the reader's text size (specification AUD-06).
enum FixedTextSizeCheck: DocumentCheck {
  static let code = FindingCode(
    "fixed-text-size", .note, isLint: true,
    "Some text in a scene has a fixed size while other text follows the text size.",
    why: """
      People who need larger text get it in only part of the screen. One finding lists all such views of a scene. Custom
      classes may set their own fonts, and launch screens disappear before anyone reads them; neither is reported.
      """,
    mend: "Choose a text style (Body, Headline, …) as the font in Xcode's Attributes inspector.",
    example: """
      <label text="Grows" id="a1b-c2-d3e"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label text="Stays" id="f4g-h5-i6j"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    guard !facts.document.root.isYes(.launchScreen) else { return [] }
    let texts = facts.elements(.fontDescription).filter {
      $0.element.key == .fontDescription && [.label, .button, .textField, .textView].contains($0.parent.name)
        && $0.parent.customClass == nil
    }
    return Dictionary(grouping: texts, by: \.part).sorted { $0.key < $1.key }.compactMap { _, texts -> DocumentFault? in
      let fixed = texts.filter { $0.element[.style] == nil }
      guard let first = fixed.first, fixed.count < texts.count else { return nil }
      let count = fixed.count.counted("view has text of a", "views have text of a")
      var fault = DocumentFault(
        first.object, "\(count) fixed size while \(texts.count - fixed.count) next to them follow the text size",
        hint: "choose text styles for all of them, such as style=\"UICTFontTextStyleBody\" instead of the size")
      fault.others = fixed.dropFirst().map(\.object)
      fault.notes = ["\(fixed.map { facts.name(of: $0.object) }.listed(atMost: 5))"]
      fault.fix = textStyles(for: fixed, facts)
      return fault
    }
  }

  /// Returns the fix that gives strings the text style of their size. Nil if one has no such style, for example a bold
  /// text.
  private static func textStyles(for fonts: [CheckedElements.Placed], _ facts: CheckedElements) -> Finding.Fix? {
    let styles = fonts.map(\.element).map(style)
    guard !styles.contains(nil) else { return nil }
    let changes = zip(fonts, styles.compactMap(\.self)).flatMap { font, style -> [Finding.Change] in
      let place = facts.place(of: font.element)
      let view = Finding.Change.set(
        name: XMLName.adjustsFontForContentSizeCategory.rawValue, value: "YES", at: facts.place(of: font.parent))
      return [.set(name: "style", value: style, after: "key", at: place)]
        + ["type", "pointSize"].map { .set(name: $0, value: nil, at: place) }
        + (font.parent.name == .button ? [] : [view])
    }
    return Finding.Fix("Use text styles of the same size", isSafe: false, changes)
  }

  /// Returns the text style that looks like a system font at the default text size, or nil.
  private static func style(of font: XMLElement) -> String? {
    guard font[.type] == "system", !font.has(.weight), let size = font.number(.pointSize) else { return nil }
    let style = TextStyle.allCases.first { $0.weight == .regular && $0.pointSize(at: .l) == size }
    return style.map { FontReader.name(of: $0) }
  }
}
