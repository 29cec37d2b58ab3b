/// System settings that make an app easier to see, in Settings > Accessibility > Display & Text Size.
public struct AccessibilitySettings: OptionSet, Sendable, Hashable {
  /// The settings as bits.
  public let rawValue: UInt8

  /// Creates settings from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold Text: text in the system font is heavier and therefore wider. Fonts of the app are unchanged.
  public static let boldText = AccessibilitySettings(rawValue: 1)
  /// Increase Contrast: system colors are darker on light backgrounds and lighter on dark ones.
  public static let increasedContrast = AccessibilitySettings(rawValue: 2)
  /// Button Shapes: buttons with only text are underlined.
  public static let buttonShapes = AccessibilitySettings(rawValue: 4)

  private static let known: [(setting: AccessibilitySettings, word: String, title: String)] = [
    (.boldText, "bold-text", "bold text"),
    (.increasedContrast, "increased-contrast", "increased contrast"),
    (.buttonShapes, "button-shapes", "button shapes"),
  ]

  /// The word for no settings.
  package static let none = "none"
  /// The word for no settings, then the word for each setting.
  package static let words = [none] + known.map(\.word)

  /// Creates settings from their words, joined by `+`: `none`, `bold-text`, `bold-text+button-shapes`. Nil for other
  /// words.
  package init?(_ word: String) {
    self = []
    guard word != Self.none else { return }
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let known = Self.known.first(where: { $0.word == part }) else { return nil }
      insert(known.setting)
    }
  }

  /// The words of the settings, in a fixed order.
  var words: [String] { Self.known.filter { contains($0.setting) }.map(\.word) }

  /// The settings as one word that ``init(_:)`` reads: `bold-text+button-shapes`, or `none`.
  package var word: String { isEmpty ? Self.none : words.joined(separator: "+") }

  /// The settings in prose, such as `bold text and button shapes`, or nil for none.
  package var title: String? {
    let titles = Self.known.filter { contains($0.setting) }.map(\.title)
    guard let last = titles.last else { return nil }
    return titles.count == 1 ? last : titles.dropLast().joined(separator: ", ") + " and " + last
  }
}
