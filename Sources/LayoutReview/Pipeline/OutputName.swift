/// Names of files and folders of the output: `[a-z0-9._-]`, 100 characters at most, safe on every file system.
enum OutputName {
  /// The longest name without its extension.
  static let longest = 100
  /// Room for `-` and eight hexadecimal digits.
  private static let hashLength = 9

  /// A name made of a text: other characters become single hyphens.
  ///
  /// A text without any letter or digit of ASCII, and one that is too long, is told apart by a hash.
  static func name(for text: String) -> String {
    var name = ""
    for character in text.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber || character == "." || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    // No hidden files, no `..`, no name that ends like an option or an extension.
    let trimmed = String(name.trimmingPunctuation)
    if trimmed.isEmpty { return "scene-\(hash(of: text))" }
    return trimmed.count <= longest ? trimmed : shortened(trimmed, hashing: text)
  }

  /// The names of texts, each different from all before it: the first of several candidates that is free, and where
  /// none is, the first with a number.
  static func distinctNames(for candidates: [[String]]) -> [String] {
    var wanted: [String: Int] = [:]
    for name in candidates.compactMap(\.first) { wanted[name, default: 0] += 1 }
    var taken: Set<String> = []
    return candidates.map { names in
      // A name that several want goes to none of them: adding a scene renames its namesakes and nothing else.
      let free = names.first { wanted[$0, default: 0] <= 1 && !taken.contains($0) }
      let name = free ?? numbered(names.last ?? "scene", avoiding: taken)
      taken.insert(name)
      return name
    }
  }

  private static func numbered(_ name: String, avoiding taken: Set<String>) -> String {
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name.prefix(longest - 8))-\(number)"
      if !taken.contains(candidate) { return candidate }
      number += 1
    }
  }

  private static func shortened(_ name: String, hashing text: String) -> String {
    "\(name.prefix(longest - hashLength).trimmingPunctuation)-\(hash(of: text))"
  }

  /// Eight hexadecimal digits that depend on the text alone: FNV-1a of its UTF-8, folded to 32 bits.
  static func hash(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without points, hyphens and low lines at its ends.
  fileprivate var trimmingPunctuation: Substring {
    var rest = self[...]
    while let first = rest.first, ".-_".contains(first) { rest.removeFirst() }
    while let last = rest.last, ".-_".contains(last) { rest.removeLast() }
    return rest
  }
}
