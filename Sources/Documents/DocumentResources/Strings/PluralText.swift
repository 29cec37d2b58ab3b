/// Makes one text of an entry of a `.stringsdict` table, which has several for different numbers.
package enum PluralText {
  /// The text for any number that has none of its own; nil where the entry is no such text.
  package static func text(of entry: PropertyList) -> String? {
    if let text = entry.string { return text }
    // A text by the width of the screen: the widest is that of the largest.
    if let widths = entry["NSStringVariableWidthRuleType"]?.members {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.string
    }
    guard let format = entry["NSStringLocalizedFormatKey"]?.string else { return nil }
    let variables = entry.members.compactMap { member in member.value["other"]?.string.map { (member.key, $0) } }
    var expansion = PluralExpansion(variables: Dictionary(variables) { first, _ in first })
    expansion.append(format, depth: 0)
    return expansion.text
  }
}

/// A text in which others stand in for their names, `%#@name@`. These may have names in them, too; without limits a small
/// file could so make a text that fills all memory.
private struct PluralExpansion {
  /// More texts inside each other than anybody writes.
  private static let depthLimit = 8
  /// More bytes than a text on a screen has; a longer one gets no further text into it.
  private static let sizeLimit = 4096
  /// More names than a text on a screen has.
  private static let nameLimit = 256

  /// The texts by their names.
  let variables: [String: String]
  /// The text so far.
  private(set) var text = ""
  private var nameCount = 0

  /// An empty text.
  init(variables: [String: String]) { self.variables = variables }

  /// Adds a text with those that it names; names that there is nothing for stay.
  mutating func append(_ format: String, depth: Int) {
    var rest = format[...]
    while let start = rest.firstRange(of: "%#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
      text += rest[..<start.lowerBound]
      let other = variables[String(rest[start.upperBound..<end])]
      if let other, depth < Self.depthLimit, text.utf8.count < Self.sizeLimit, nameCount < Self.nameLimit {
        nameCount += 1
        append(other, depth: depth + 1)
      } else {
        text += rest[start.lowerBound...end]
      }
      rest = rest[end...].dropFirst()
    }
    text += rest
  }
}
