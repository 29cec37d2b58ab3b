internal import AutoLayout
internal import Scenes

/// Names for the views of a converted scene: unique, in lowerCamelCase, made from outlets, labels, classes or types.
struct ViewNames {
  /// The names by the positions of the views; the root has none that is used.
  private(set) var names: [String] = []
  private var taken: Set<String>
  private var last: [String: Int] = [:]

  /// More words than this do not make a name clearer.
  private static let wordLimit = 4
  /// No name is longer, in characters.
  private static let lengthLimit = 32
  /// Words that would make a constraint hard to read.
  private static let reserved = EquationNames.reserved + LayoutAttribute.equationNames + ["baseline", "H", "V"]

  /// Names for views.
  ///
  /// - Parameter metrics: The names that numbers have.
  init(of views: [View], besides metrics: [String]) {
    taken = Set(Self.reserved + metrics)
    for view in views { names.append(view.superview == nil ? "root" : unique(Self.name(of: view))) }
  }

  subscript(position: Int) -> String { names[position] }

  /// The name of a view that may be that of others too.
  private static func name(of view: View) -> String {
    let customClass = view.identity.customClass?.split(separator: ".").last.map(String.init)
    for text in [view.identity.outlet, view.identity.label, customClass] {
      guard let text, let name = camelCase(text) else { continue }
      return reserved.contains(name) ? "\(name)View" : name
    }
    return word(for: view)
  }

  /// The name of a view that nobody gave one.
  private static func word(for view: View) -> String {
    view.className.hasSuffix("ContentView") ? "content" : ViewType(of: view).rawValue
  }

  /// A text as a name: `Sign in` is `signIn`; nil where it has no letter to begin with.
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

  /// A word with a small beginning: `TitleLabel` is `titleLabel`, `URLField` is `urlField`.
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
