internal import DocumentResources
internal import Findings
internal import MarkupReading

/// A check for buttons that show only an image and have no accessibility label.
enum AccessibilityLabelCheck: DocumentCheck {
  static let code = FindingCode(
    "missing-accessibility-label", .warning, isLint: true,
    "A button shows only an image and has no label for VoiceOver.",
    why: """
      VoiceOver reads the name of the image file, or nothing, so people who cannot see the image do not know what the
      button does. System symbols have their own labels. It is a note instead of a warning if code has an outlet to
      the button or a class for it, and may set a label.
      """,
    mend: """
      Enter a label in the Accessibility section of Xcode's Identity inspector: what the button does, in a word or two.
      """,
    example: """
      <button id="a1b-c2-d3e">
        <state key="normal" image="trash"/>
      </button>
      """)

  static func faults(in facts: CheckedElements) -> [DocumentFault] {
    (facts.elements(.button) + facts.elements(.barButtonItem)).map(\.element).compactMap { button -> DocumentFault? in
      guard let image = image(of: button), !saysSomething(button) else { return nil }
      let known = facts.isKnownToCode(button) || button.customClass != nil
      var fault = DocumentFault(
        button, "\(facts.name(of: button)) shows only the image '\(image)' and has no accessibility label",
        hint: "give it a label that says what it does\(words: known ? ", here or in code" : ""): "
          + "<accessibility key=\"accessibilityConfiguration\" label=\"…\"/>")
      fault.severity = known ? .note : nil
      return fault
    }
  }

  /// Returns the elements that describe what a button shows: the button, its states and its configuration.
  private static func looks(of button: XMLElement) -> [XMLElement] {
    [button] + button.children.filter { [.state, .buttonConfiguration].contains($0.name) }
  }

  /// Returns the image of a button. Nil if it has none, or a system image, which has its own label.
  private static func image(of button: XMLElement) -> String? {
    let looks = looks(of: button)
    let images = looks.compactMap { ImageReference(of: $0) ?? ImageReference(.backgroundImage, of: $0) }
    guard !images.contains(where: { $0.catalog == "system" }) else { return nil }
    return images.first?.name
  }

  private static func saysSomething(_ button: XMLElement) -> Bool {
    let titles = looks(of: button).contains { look in
      look[.title].map { !$0.isEmpty } ?? false
        || look.children.contains { [.attributedString, .attributedTitle, .string].contains($0.name) }
    }
    let accessibility = button.child(.accessibility)
    let isLeftOut = accessibility?.child(.bool, key: .isElement)?[.value] == "NO"
    let isSetAtStart = button.list(.userDefinedRuntimeAttributes).contains { $0[.keyPath] == "accessibilityLabel" }
    return titles || isLeftOut || isSetAtStart || accessibility?[.label] != nil
  }
}
