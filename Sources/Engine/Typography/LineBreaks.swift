/// The places where a line may end within a word, according to Unicode's line breaking algorithm (UAX #14).
///
/// Only what labels show is distinguished: hyphens and dashes between letters, and Chinese and Japanese characters,
/// which break before and after each other except for punctuation that belongs to a neighbor. Words of other scripts
/// stay whole.
enum LineBreaks {
  /// Returns the lengths of the pieces of a word in bytes of UTF-8, in order. A word that stays whole has one.
  static func pieces(of word: Substring) -> [Int] {
    // Most words have none of these characters.
    guard word.utf8.contains(where: { $0 == 0x2D || $0 >= 0xE2 }) else { return [word.utf8.count] }
    let characters = Array(word)
    var pieces: [Int] = []
    var length = 0
    for (position, character) in characters.enumerated() {
      length += character.utf8.count
      let next = position + 1
      guard next == characters.count || mayBreak(before: next, of: characters) else { continue }
      pieces.append(length)
      length = 0
    }
    return pieces
  }

  /// Whether a line may end before the character at a position, which is not the first.
  private static func mayBreak(before position: Int, of characters: [Character]) -> Bool {
    let (last, next) = (characters[position - 1], characters[position])
    guard !openers.contains(last), !closers.contains(next) else { return false }
    if last.isIdeograph || next.isIdeograph { return true }
    // A sign before a word is not a hyphen, and the minus of a number belongs to the number.
    let isBehindWord = position > 1 && characters[position - 2].isWordLike
    return switch last {
    case "-": isBehindWord && next.isLetter
    case "\u{2010}", "–": isBehindWord && next.isWordLike
    case "—": isBehindWord && next != "—"
    default: next == "—" && last.isWordLike
    }
  }

  /// The characters that never end a line.
  private static let openers: Set<Character> = [
    "(", "[", "{", "（", "［", "｛", "「", "『", "【", "《", "〈", "〔", "“", "‘", "\"", "'", "$", "¥", "￥", "€", "£", "№", "#",
  ]

  /// The characters that never start a line.
  private static let closers: Set<Character> = [
    ")", "]", "}", "）", "］", "｝", "」", "』", "】", "》", "〉", "〕", "”", "’", "\"", "'", "、", "。", "，", "．", "：", "；", "！",
    "？",
    "・", "ー", "々", "…", "%", "％", "°", "℃", ".", ",", ":", ";", "!", "?", "/", "-", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ",
    "ゅ",
    "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
}

extension Character {
  /// Whether lines may break before and after the character: a Chinese character, kana, or their punctuation.
  fileprivate var isIdeograph: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 0x2E80...0x3130, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x2_0000...0x3_FFFF:
      return true
    default: return false
    }
  }

  fileprivate var isWordLike: Bool { isLetter || isNumber }
}
