/// The name of a system symbol, taken apart into a drawing and what is done to it: `bell.badge.fill`,
/// `person.crop.circle`, `speaker.wave.2.slash`.
package struct SymbolName: Sendable, Hashable {
  /// The name of the drawing in ``SymbolTable``.
  package var drawing: String
  /// True where closed outlines are filled.
  package var isFilled = false
  /// The outline around the drawing: `circle`, `square`, `triangle` or `shield`; nil for none.
  package var enclosure: String?
  /// True where it is crossed out.
  package var hasSlash = false
  /// True where it has a badge.
  package var hasBadge = false
  /// The name of the drawing upon the badge; nil for a dot.
  package var badge: String?

  /// The words that stand for an outline around what comes before them.
  private static let enclosures: Set = ["circle", "square", "triangle", "shield"]

  /// The parts of a name, or nil where no drawing comes near.
  ///
  /// The whole name counts first, then without `fill`, the badge, the slash and the outline around it, and last without
  /// the words at its end one by one.
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

  /// The drawing of the longest beginning that has one.
  private static func nearest(_ words: [String]) -> String? {
    for count in stride(from: words.count, to: 0, by: -1) {
      if let name = exact(Array(words.prefix(count))) { return name }
    }
    return nil
  }
}
