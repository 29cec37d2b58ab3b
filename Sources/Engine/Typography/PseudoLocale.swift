/// A language without speakers, derived from existing text to show how translations will affect a layout.
public enum PseudoLocale: Sendable, Hashable {
  /// Text with accents that is about 35 % longer, as in longer languages: `en-XA`.
  case accented(language: String)
  /// Text unchanged, but written from right to left: `ar-XB`.
  case mirrored
  /// All text twice: `double`.
  case double

  /// Creates the pseudo-locale with the given name, or nil for the name of a real language.
  public init?(_ locale: String) {
    if locale == Self.doubleName {
      self = .double
    } else if locale.hasSuffix("-XA") {
      self = .accented(language: String(locale.dropLast(3)))
    } else if locale.hasSuffix("-XB") {
      self = .mirrored
    } else {
      return nil
    }
  }

  /// The name of the pseudo-locale ``double``.
  public static let doubleName = "double"
  /// The name of the pseudo-locale ``mirrored``.
  package static let mirroredName = "ar-XB"

  /// Returns the text in this pseudo-locale.
  func text(_ text: LocalizedText) -> String {
    switch self {
    case .accented(let language): Self.accented(text.text(in: language))
    case .mirrored: Self.mirrored(text.text)
    case .double: Self.doubled(text.text)
    }
  }

  // MARK: - Longer words

  /// The extra length of accented text, relative to the original.
  private static let growth = 0.35

  /// Letters with accented counterparts that are not taller.
  private static let accents: [Character: Character] = [
    "a": "å", "c": "ç", "d": "ð", "e": "é", "g": "ğ", "i": "ï", "l": "ł", "n": "ñ", "o": "ö", "s": "š", "t": "ţ",
    "u": "ü", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ğ", "I": "Ï", "L": "Ł", "N": "Ñ",
    "O": "Ö", "S": "Š", "T": "Ţ", "U": "Ü", "Y": "Ý", "Z": "Ž",
  ]

  /// Returns the text with accents and evenly repeated letters, so that each word grows as much as the whole.
  private static func accented(_ text: String) -> String {
    var result = ""
    var owed = 0.5
    var placeholder = Placeholder()
    for character in text {
      guard !placeholder.takes(character), character.isLetter else {
        result.append(character)
        continue
      }
      let accented = accents[character] ?? character
      result.append(accented)
      owed += growth
      guard owed >= 1 else { continue }
      owed -= 1
      result.append(character.isUppercase ? Character(accented.lowercased()) : accented)
    }
    return result
  }

  /// Returns the text with each line doubled, so that the number of lines stays the same.
  private static func doubled(_ text: String) -> String {
    lines(text) { $0.isEmpty ? $0 : "\($0) \($0)" }
  }

  // MARK: - The other direction

  /// U+202E: the text after it is written from right to left, in any script.
  private static let override = "\u{202E}"

  /// Returns the text with ``override`` before each word, as lines may be broken between any of them.
  private static func mirrored(_ text: String) -> String {
    lines(text) { line in
      line.split(separator: " ", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : override + $0 }
        .joined(separator: " ")
    }
  }

  private static func lines(_ text: String, _ transform: (String) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { transform(String($0)) }
      .joined(separator: "\n")
  }
}

/// A detector of placeholders such as `%@`, `%1$@` and `%.2f` in a string. Letters may only change in the words between
/// them.
private struct Placeholder {
  private var isOpen = false

  /// Whether the next character of the text belongs to a placeholder.
  mutating func takes(_ character: Character) -> Bool {
    guard isOpen else {
      isOpen = character == "%"
      return isOpen
    }
    let isFlag = character.isNumber || "$.+-#'lhqz".contains(character)
    isOpen = isFlag
    return isFlag || character == "@" || character == "%" || character.isLetter
  }
}
