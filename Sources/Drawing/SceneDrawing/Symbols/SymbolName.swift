/// The name of a system symbol, split into a drawing and its modifiers: `bell.badge.fill`, `person.crop.circle`,
/// `speaker.wave.2.slash`.
package struct SymbolName: Sendable, Hashable {
  /// The name of the drawing in ``SymbolTable``.
  package var drawing: String
  /// Whether closed shapes are filled.
  package var isFilled = false
  /// The outline around the drawing: `circle`, `square`, `triangle` or `shield`. Nil if there is none.
  package var enclosure: String?
  /// Whether it is crossed out.
  package var hasSlash = false
  package var hasBadge = false
  /// The name of the drawing on the badge. Nil for a dot.
  package var badge: String?

  /// The words for an outline around the preceding words.
  private static let enclosures: Set = ["circle", "square", "triangle", "shield"]

  /// Parses a name. Nil if no drawing is similar.
  ///
  /// The whole name is tried first, then without `fill`, the badge, the slash and the enclosing outline, and finally
  /// without the words at its end, one by one.
  package init?(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    self.init(drawing: name)
    isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    if let drawing = Self.exact(words) {
      self.drawing = drawing
      return
    }
    if let position = words.firstIndex(of: "badge") {
      hasBadge = true
      badge = Self.nearest(Array(words[(position + 1)...]))
      words.removeSubrange(position...)
    }
    if words.count > 1, words.last == "slash" {
      hasSlash = true
      words.removeLast()
    }
    if words.count > 1, Self.exact(words) == nil, let last = words.last, Self.enclosures.contains(last) {
      enclosure = last
      words.removeLast()
    }
    guard let drawing = Self.nearest(words) else { return nil }
    self.drawing = drawing
  }

  private init(drawing: String) { self.drawing = drawing }

  private static func exact(_ words: [String]) -> String? {
    let name = words.joined(separator: ".")
    return SymbolTable.drawings[name] == nil ? nil : name
  }

  /// Returns the drawing for the longest possible prefix.
  private static func nearest(_ words: [String]) -> String? {
    for count in stride(from: words.count, to: 0, by: -1) {
      if let name = exact(Array(words.prefix(count))) { return name }
    }
    return nil
  }
}
