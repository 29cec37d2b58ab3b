internal import Findings

/// The words for the attributes of constraints.
enum ConstraintWords {
  /// The edges in the order of their names.
  private static let edges: [(words: String, attributes: Set<String>)] = [
    ("leading", ["leading", "left", "leadingMargin", "leftMargin"]),
    ("trailing", ["trailing", "right", "trailingMargin", "rightMargin"]),
    ("top", ["top", "topMargin"]), ("bottom", ["bottom", "bottomMargin"]),
  ]
  private static let lines: [(words: String, attributes: Set<String>)] = [
    ("horizontal center", ["centerX", "centerXWithinMargins"]),
    ("vertical center", ["centerY", "centerYWithinMargins"]), ("width", ["width"]), ("height", ["height"]),
    ("baseline", ["baseline", "firstBaseline", "lastBaseline"]),
  ]

  /// Returns attributes in words: `edges`, `leading and top edges`, `center and size`. Empty for unknown attributes.
  static func words(for attributes: some Sequence<String>) -> String {
    let attributes = Set(attributes)
    func found(_ parts: [(words: String, attributes: Set<String>)]) -> [String] {
      parts.filter { !$0.attributes.isDisjoint(with: attributes) }.map(\.words)
    }
    let named = found(edges)
    var words: [String] = []
    switch named.count {
    case 0: break
    case edges.count: words.append("edges")
    case 1: words.append("\(named[0]) edge")
    default: words.append("\(named.inWords(atMost: named.count)) edges")
    }
    var lines = found(Self.lines)
    for (parts, whole) in [(["horizontal center", "vertical center"], "center"), (["width", "height"], "size")]
    where parts.allSatisfy(lines.contains) {
      lines.removeAll { $0 == parts[1] }
      lines = lines.map { $0 == parts[0] ? whole : $0 }
    }
    let all = words + lines
    return all.inWords(atMost: all.count)
  }

  /// Returns attributes of views as the subject of a sentence, and whether its verb is plural: `top and bottom edges`, or
  /// `top edges` of two views.
  static func subject(for attributes: Set<String>, ofViews count: Int) -> (words: String, isPlural: Bool) {
    let words = words(for: attributes)
    if words.isEmpty { return ("constraints", true) }
    let isPlural = words.hasSuffix("edges") || words.contains(" and ")
    return (count > 1 && !isPlural ? "\(words)s" : words, isPlural || count > 1)
  }
}
