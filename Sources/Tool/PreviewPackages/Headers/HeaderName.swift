/// The names that Swift gives to declarations of Objective-C: methods are split at a preposition, and words that repeat
/// a type are omitted (The Swift Programming Language evolution proposal SE-0005). Which words are verbs is a short
/// list here, so that a method may have two names: both are declared.
enum HeaderName {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// Returns the words of a name: `courseFromSKU` has three, and `URLString` two.
  static func words(of name: String) -> [String] {
    var (words, word) = ([String](), "")
    let letters = Array(name)
    for (position, letter) in letters.enumerated() {
      let next = position + 1 < letters.count ? letters[position + 1] : nil
      let former = word.last
      let begins =
        letter.isUppercase && former.map { !$0.isUppercase } ?? false
        || letter.isUppercase && former?.isUppercase == true && next?.isLowercase == true
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns a name that begins with a lowercase letter, or an abbreviation in lowercase letters: `urlString`.
  static func lowered(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return name }
    let isAbbreviation = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    let start = isAbbreviation ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().joined()
  }

  /// Returns words without the last ones that repeat a type, if any are left.
  private static func without(_ type: String, _ words: [String]) -> [String]? {
    var names = Self.words(of: type)
    var rest = words
    while let word = rest.last, let name = names.popLast(), rest.count > 1 || word == name {
      guard word == name || "\(name)s" == word else { break }
      rest.removeLast()
    }
    return rest.count < words.count ? rest : nil
  }

  /// Returns the names of a method or property without parameters. That of the type which it returns may be omitted:
  /// `sharedStyles` is `shared`.
  static func properties(_ name: String, type: HeaderType, in owner: String) -> [String] {
    let isOwn = type.name == owner || type.name == "Self"
    let short = isOwn ? without(owner, words(of: name))?.joined() : nil
    return (short.map { $0.isEmpty ? [] : [lowered($0)] } ?? []) + [lowered(name)]
  }

  /// Returns the base names and the label of the first argument.
  ///
  /// - Parameter isClosure: Whether the argument is a closure, also under a different name.
  static func bases(_ piece: String, type: HeaderType, isClosure: Bool) -> [(base: String, label: String)] {
    let words = words(of: piece)
    var found: [(String, String)] = []
    if let last = words.indices.dropFirst().last(where: { prepositions.contains(words[$0].lowercased()) }) {
      let base = lowered(words[..<last].joined())
      var label = Array(words[last...])
      // 'joinWithCompletion:' is 'join(completion:)'.
      if label.count > 1, label[0] == "With", isClosure {
        label.removeFirst()
      } else if label.count > 1, let short = without(type.shownName, label), !short.isEmpty {
        label = short
      }
      found.append((base, lowered(label.joined())))
    } else if let short = without(type.shownName, words), !short.isEmpty {
      found.append((lowered(short.joined()), "_"))
    }
    return found + [(lowered(piece), "_")]
  }

  /// Returns the label of an argument after the first one.
  static func label(_ piece: String, type: HeaderType) -> String {
    let words = words(of: piece)
    guard let short = without(type.shownName, words), let last = short.last,
      prepositions.contains(last.lowercased())
    else { return piece }
    return short.joined()
  }

  /// Returns the label of the first argument of an initializer: `initWithFrame` has the label `frame`.
  static func initializerLabel(_ piece: String) -> String {
    let rest = piece.dropFirst("init".count)
    if rest.hasPrefix("With"), rest.count > 4 { return lowered(String(rest.dropFirst(4))) }
    return rest.isEmpty ? "_" : lowered(String(rest))
  }

  /// Returns the label of the initializer that Swift makes of a method that creates an object: of `UIColor`,
  /// `colorWithHex` is `init(hex:)` and `colorNamed` is `init(named:)`. Nil if the method does not begin with the type.
  static func factoryLabel(_ piece: String, of owner: String) -> String? {
    let own = words(of: owner).map { $0.lowercased() }
    let words = words(of: piece)
    let counts = 1..<max(2, words.count)
    guard let count = counts.last(where: { own.suffix($0).elementsEqual(words.prefix($0).map { $0.lowercased() }) })
    else { return nil }
    let rest = words.dropFirst(words.count > count + 1 && words[count] == "With" ? count + 1 : count)
    return rest.isEmpty ? nil : lowered(rest.joined())
  }

  /// Returns the names of an enumeration's cases without the words that all share with its name. The last word of the
  /// name may be their plural: `CardEdgeTop` of `CardEdges` is `top`.
  static func cases(_ names: [String], of type: String) -> [String] {
    let typeWords = words(of: type)
    let all = names.map { words(of: withoutLeadingK($0)) }
    var shared = typeWords.count
    for words in all {
      let common = zip(words, typeWords).enumerated().prefix { place, pair in
        // 'CardKind_First' has the words of 'CardKind'.
        let word = String(pair.0.reversed().drop { $0 == "_" }.reversed())
        return word == pair.1 || place + 1 == typeWords.count && isPlural(pair.1, of: word)
      }
      shared = min(shared, common.count, words.count - 1)
    }
    // A name cannot begin with a digit.
    while shared > 0, all.contains(where: { $0[shared].first?.isNumber == true }) { shared -= 1 }
    return all.map { words in
      let joined = words[max(0, shared)...].joined()
      let short = String(joined.drop { $0 == "_" })
      let name = short.isEmpty || short.first?.isNumber == true ? joined : short
      // Swift keeps a name without lowercase letters, as in 'UIKeyboardType.URL'.
      return name.contains(where: \.isLowercase) ? lowered(name) : name
    }
  }

  private static func isPlural(_ plural: String, of word: String) -> Bool {
    plural == "\(word)s" || plural == "\(word)es" || word.hasSuffix("y") && plural == "\(word.dropLast())ies"
  }

  /// Returns a name without the `k` that constants begin with.
  private static func withoutLeadingK(_ name: String) -> String {
    name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true ? String(name.dropFirst()) : name
  }

  /// Returns the name that an exported text has as the name of a notification. Nil if it is none.
  static func notification(_ name: String) -> String? {
    let (short, suffix) = (withoutLeadingK(name), "Notification")
    return short.hasSuffix(suffix) && short.count > suffix.count ? String(short.dropLast(suffix.count)) : nil
  }

  /// Returns the name of a constant as a member of its type: `CardNameFirst` of `CardName` is `first`.
  static func member(_ name: String, of type: String) -> String {
    let (all, typeWords) = (words(of: withoutLeadingK(name)), words(of: type))
    let shared = min(zip(all, typeWords).prefix { $0 == $1 }.count, all.count - 1)
    return lowered(all.dropFirst(max(0, shared)).joined())
  }
}
