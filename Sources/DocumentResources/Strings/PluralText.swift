/// Makes one text of an entry of a `.stringsdict` table, which has several for different numbers.
package enum PluralText {
  /// More bytes than a text on a screen has. Texts that name each other could otherwise grow beyond all memory.
  private static let sizeLimit = 16_384

  /// The text for any number that has none of its own; nil where the entry is no such text.
  package static func text(of entry: PropertyList) -> String? {
    if let text = entry.string { return text }
    // A text by the width of the screen: the widest is that of the largest.
    if let widths = entry["NSStringVariableWidthRuleType"]?.members {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value.string
    }
    guard let format = entry["NSStringLocalizedFormatKey"]?.string else { return nil }
    return entry.members.reduce(format) { text, variable in
      guard let other = variable.value["other"]?.string else { return text }
      let parts = text.split(separator: "%#@\(variable.key)@", omittingEmptySubsequences: false)
      let growth = (parts.count - 1) * other.utf8.count
      return growth > sizeLimit || text.utf8.count + growth > sizeLimit ? text : parts.joined(separator: other)
    }
  }
}
