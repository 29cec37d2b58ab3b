/// Settings of the system that change how an app looks for people who see less: those of Settings, Accessibility,
/// Display & Text Size.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable {
  /// The settings as bits.
  public let rawValue: UInt8

  /// Settings from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold Text: texts in the system's font are heavier, and so wider. Fonts that an app brings stay as they are.
  public static let boldText = AccessibilitySettings(rawValue: 1)
  /// Increase Contrast: colours of the system are darker on light grounds and lighter on dark ones.
  public static let increasedContrast = AccessibilitySettings(rawValue: 2)
  /// Button Shapes: buttons that are text alone are underlined.
  public static let buttonShapes = AccessibilitySettings(rawValue: 4)

  private static let known: [(setting: AccessibilitySettings, word: String, title: String)] = [
    (.boldText, "bold-text", "bold text"),
    (.increasedContrast, "increased-contrast", "increased contrast"),
    (.buttonShapes, "button-shapes", "button shapes"),
  ]

  /// The word for no setting at all.
  package static let none = "none"
  /// The words for each setting alone, after the one for none.
  package static let words = [none] + known.map(\.word)

  /// The settings that a word stands for, several with `+` between them: `none`, `bold-text`,
  /// `bold-text+button-shapes`; nil for other words.
  package init?(_ word: String) {
    self = []
    guard word != Self.none else { return }
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let known = Self.known.first(where: { $0.word == part }) else { return nil }
      insert(known.setting)
    }
  }

  /// The words of the settings, in the order that they are listed in.
  var words: [String] { Self.known.filter { contains($0.setting) }.map(\.word) }

  /// The settings as one word, which is read again: `bold-text+button-shapes`, and `none` for none.
  package var word: String { isEmpty ? Self.none : words.joined(separator: "+") }

  /// The settings for people: `bold text and button shapes`; nil for none.
  package var title: String? {
    let titles = Self.known.filter { contains($0.setting) }.map(\.title)
    guard let last = titles.last else { return nil }
    return titles.count == 1 ? last : titles.dropLast().joined(separator: ", ") + " and " + last
  }
}
