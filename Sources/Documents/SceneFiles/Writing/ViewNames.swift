internal import AutoLayout
internal import Scenes

/// Names for the views of a converted scene: unique, in lowerCamelCase, from outlets, labels, classes or types.
struct ViewNames {
  /// The names by position. The root's name is not used.
  private(set) var names: [String] = []
  private var taken: Set<String>
  private var last: [String: Int] = [:]

  /// The largest number of words in a name.
  private static let wordLimit = 4
  /// The longest name, in characters.
  private static let lengthLimit = 32
  /// Words that would be misread in a constraint.
  private static let reserved = EquationNames.reserved + LayoutAttribute.equationNames + ["baseline", "H", "V"]

  /// Creates names for views.
  ///
  /// `metrics` are the names of metrics, which are taken.
  init(of views: [View], besides metrics: [String]) {
    taken = Set(Self.reserved + metrics)
    for view in views { names.append(view.superview == nil ? "root" : unique(Self.name(of: view))) }
  }

  subscript(position: Int) -> String { names[position] }

  /// Returns the name of a view, which may not be unique.
  private static func name(of view: View) -> String {
    let customClass = view.identity.customClass?.split(separator: ".").last.map(String.init)
    for text in [view.identity.outlet, view.identity.label, customClass] {
      guard let text, let name = camelCase(text) else { continue }
      return reserved.contains(name) ? "\(name)View" : name
    }
    return word(for: view)
  }

  /// Returns the name of a view without an outlet, label or class: its type.
  private static func word(for view: View) -> String {
    view.className.hasSuffix("ContentView") ? "content" : ViewType(of: view).rawValue
  }

  /// Returns a string as a name: `Sign in` becomes `signIn`. Nil if it contains no letter to begin with.
  static func camelCase(_ text: String) -> String? {
    let parts = text.unicodeScalars.split { !EquationLexer.continuesName($0) || $0 == "_" }
    var name = ""
    for part in parts.prefix(wordLimit) {
      let word = String(String.UnicodeScalarView(part))
      let next = name.isEmpty ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
      guard name.isEmpty || name.count + next.count <= lengthLimit else { break }
      name += next
    }
    name = String(name.prefix(lengthLimit))
    guard let first = name.unicodeScalars.first, EquationLexer.beginsName(first) else { return nil }
    return name.unicodeScalars.allSatisfy(EquationLexer.continuesName) ? name : nil
  }

  /// Lowercases the beginning of a word: `TitleLabel` becomes `titleLabel`, `URLField` becomes `urlField`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return capitals.lowercased() + word.dropFirst(capitals.count) }
    let rest = word.dropFirst(capitals.count)
    guard let next = rest.first, next.isLetter else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    let start = name.last?.isNumber == true ? "\(name)_" : name
    var number = last[start] ?? 1
    repeat { number += 1 } while taken.contains("\(start)\(number)")
    last[start] = number
    taken.insert("\(start)\(number)")
    return "\(start)\(number)"
  }
}
