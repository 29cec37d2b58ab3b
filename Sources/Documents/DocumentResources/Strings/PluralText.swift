/// Functions that reduce an entry of a `.stringsdict` table, which has variants for numbers, to one string.
package enum PluralText {
  /// Returns the `other` variant. Nil if the entry is not a string.
  package static func text(of entry: PropertyList) -> String? {
    if let text = entry.string { return text }
    // An entry with variants by screen width: the widest is for the largest screens.
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

/// A string with placeholders, `%#@name@`, that are replaced by other strings. These may have placeholders too, so a
/// small file could produce a string that fills all memory without limits.
private struct PluralExpansion {
  /// The deepest nesting of placeholders.
  private static let depthLimit = 8
  /// The longest text in bytes. Placeholders after that are not expanded.
  private static let sizeLimit = 4096
  /// The maximum number of placeholders.
  private static let nameLimit = 256

  /// The strings by name.
  let variables: [String: String]
  /// The text so far.
  private(set) var text = ""
  private var nameCount = 0

  /// Creates an empty text.
  init(variables: [String: String]) { self.variables = variables }

  /// Appends a string with its placeholders expanded. Unknown placeholders are kept.
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
