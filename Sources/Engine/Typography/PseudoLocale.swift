/// A language that nobody speaks, made from the texts at hand to show what translations will do to a layout.
public enum PseudoLocale: Sendable, Hashable {
  /// The texts of a language with accents and about 35 % longer, as those of longer languages are: `en-XA`.
  case accented(language: String)
  /// The texts as they are, written from right to left: `ar-XB`.
  case mirrored
  /// Every text twice: `double`.
  case double

  /// The pseudo-locale of a name, or nil for the name of a language that people speak.
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

  /// The name of the one that is called after no language.
  public static let doubleName = "double"
  /// The name of the one that is written from right to left.
  package static let mirroredName = "ar-XB"

  /// The text that is shown for another one.
  func text(_ text: LocalizedText) -> String {
    switch self {
    case .accented(let language): Self.accented(text.text(in: language))
    case .mirrored: Self.mirrored(text.text)
    case .double: Self.doubled(text.text)
    }
  }

  // MARK: - Longer words

  /// The growth of a text, in letters for each letter.
  private static let growth = 0.35

  /// Letters that have a sister with an accent, above or through which nothing grows in height.
  private static let accents: [Character: Character] = [
    "a": "å", "c": "ç", "d": "ð", "e": "é", "g": "ğ", "i": "ï", "l": "ł", "n": "ñ", "o": "ö", "s": "š", "t": "ţ",
    "u": "ü", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ğ", "I": "Ï", "L": "Ł", "N": "Ñ",
    "O": "Ö", "S": "Š", "T": "Ţ", "U": "Ü", "Y": "Ý", "Z": "Ž",
  ]

  /// The text with accents, letters being repeated evenly so that each word grows as much as the whole.
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

  /// Each line of the text twice, so that there are as many lines as before.
  private static func doubled(_ text: String) -> String {
    lines(text) { $0.isEmpty ? $0 : "\($0) \($0)" }
  }

  // MARK: - The other direction

  /// U+202E: what follows is written from right to left, whatever it is.
  private static let override = "\u{202E}"

  /// The text with the sign before each word, since lines may be broken at any of them.
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

/// Tells the placeholders of a text such as `%@`, `%1$@` and `%.2f` from its words, in which letters may change.
private struct Placeholder {
  private var isOpen = false

  /// True where a character, the next one of the text, belongs to a placeholder.
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
