/// The multiplier of a constraint in Interface Builder's notation: `0.5`, `16:9` or `2/3`.
enum Multiplier {
  /// Returns the value, or nil for invalid text. A ratio is its first number divided by its second; it is never
  /// inverted, as measured on Xcode documents.
  static func value(of text: String) -> Double? {
    let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ Double($0) }), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return isUsable(first) ? first : nil }
    guard let second = Double(parts[1]), second != 0 else { return nil }
    return isUsable(first / second) ? first / second : nil
  }

  private static func isUsable(_ value: Double) -> Bool { abs(value) <= 1e6 }
}
