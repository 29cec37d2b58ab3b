internal import VisibleText

/// Names of files and folders of the output: `[a-z0-9._-]`, at most 100 characters, safe on every file system.
package enum OutputName {
  /// The longest name without its extension.
  package static let longest = 100
  /// The length of `-` and eight hexadecimal digits.
  private static let hashLength = 9

  /// Returns a name from a string, in which other characters become single hyphens.
  ///
  /// A string without any ASCII letter or digit, or one that is too long, gets a hash so that its name is distinct.
  package static func name(for text: String) -> String {
    // Most strings are ASCII, in which each byte is a character.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let name = hyphenated(isASCII ? Array(text.utf8) : text.lowercased().map { $0.asciiValue ?? other })
    // Without punctuation at its ends, a name is not hidden, not `..`, not an option, and has no empty extension.
    let trimmed = String(name.trimmingPunctuation)
    if trimmed.isEmpty { return "scene-\(hash(of: text))" }
    return trimmed.utf8.count <= longest ? trimmed : shortened(trimmed, hashing: text)
  }

  /// A byte for characters outside ASCII, which becomes a hyphen.
  private static let other: UInt8 = 0

  /// Returns a string with its ASCII letters in lower case and its digits, and with one hyphen for each run of other
  /// characters.
  private static func hyphenated(_ characters: [UInt8]) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(characters.count)
    for character in characters {
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= character {
        name.append(character | 0x20)
      } else if isKept(character) {
        name.append(character)
      } else if name.last != UInt8(ascii: "-") {
        name.append(UInt8(ascii: "-"))
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isKept(_ character: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= character || UInt8(ascii: "0")...UInt8(ascii: "9") ~= character
      || character == UInt8(ascii: ".") || character == UInt8(ascii: "_")
  }

  /// Returns one distinct name for each list of candidates, which are in order of preference.
  ///
  /// A candidate that several lists share is given to none of them, so that adding a scene renames only its namesakes.
  /// A list without a free candidate gets its last one with a number.
  package static func distinctNames(for candidates: [[String]]) -> [String] {
    var names = [String?](repeating: nil, count: candidates.count)
    var taken: Set<String> = []
    for level in 0..<(candidates.map(\.count).max() ?? 0) {
      let open = names.indices.filter { names[$0] == nil && candidates[$0].count > level }
      var wanted: [String: Int] = [:]
      for index in open { wanted[candidates[index][level], default: 0] += 1 }
      for index in open {
        let name = candidates[index][level]
        if wanted[name] == 1, taken.insert(name).inserted { names[index] = name }
      }
    }
    return zip(names, candidates).map { name, candidates in
      if let name { return name }
      let name = numbered(candidates.last ?? "scene", avoiding: taken)
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

  /// Returns eight hexadecimal digits that depend only on the text: FNV-1a of its UTF-8, folded to 32 bits.
  package static func hash(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let characters = text.utf8
    let bytes = characters.span
    for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32)).digits(8, radix: 16)
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without periods, hyphens and underscores at its ends.
  fileprivate var trimmingPunctuation: Substring {
    var rest = self[...]
    while let first = rest.first, ".-_".contains(first) { rest.removeFirst() }
    while let last = rest.last, ".-_".contains(last) { rest.removeLast() }
    return rest
  }
}
