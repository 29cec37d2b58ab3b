internal import MarkupReading
internal import Scenes

/// Texts that stay as they are beside others that follow the reader's text size (specification AUD-06).
enum FixedTextSizeCheck: DocumentCheck {
  static let code = FindingCode(
    "fixed-text-size", .note, isLint: true, "Some texts of a scene keep their size while others follow the text size.",
    why: "Who needs larger letters gets them in a part of the screen alone. One finding names the texts of a scene.",
    mend: "Choose a text style (Body, Headline, …) as their font in Xcode's Attributes inspector.",
    example: """
      <label text="Grows" id="a1b-c2-d3e"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label text="Stays" id="f4g-h5-i6j"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      """)

  static func faults(in facts: DocumentFacts) -> [DocumentFault] {
    let texts = facts.elements(.fontDescription).filter {
      $0.element.key == .fontDescription && [.label, .button, .textField, .textView].contains($0.parent.name)
    }
    return Dictionary(grouping: texts, by: \.part).sorted { $0.key < $1.key }.compactMap { _, texts -> DocumentFault? in
      let fixed = texts.filter { $0.element[.style] == nil }
      guard let first = fixed.first, fixed.count < texts.count else { return nil }
      let count = fixed.count == 1 ? "1 text keeps its" : "\(fixed.count) texts keep their"
      var fault = DocumentFault(
        first.object, "\(count) size while \(texts.count - fixed.count) beside follow the text size",
        hint: "choose text styles for all of them")
      fault.others = fixed.dropFirst().map(\.object)
      fault.notes = [fixed.map { facts.name(of: $0.object) }.listed(atMost: 5)]
      return fault
    }
  }
}
