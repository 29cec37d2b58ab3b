internal import Findings
internal import MarkupReading
internal import Typography

/// A reader for a font: a size in points, a text style, or a mapping of these and more.
struct FontNodeReader {
  let context: ReadingContext

  static let keys = ["size", "style", "weight", "family", "italic"]

  /// Reads a font. Keys that are missing are taken from `base`.
  func font(_ node: YAMLNode, on base: FontDescription?) -> FontDescription? {
    guard node.mapping != nil else { return simpleFont(node, on: base) }
    guard let fields = context.fields(node, allowed: Self.keys, of: "a font") else { return base }
    var font = base ?? .style(.body)
    for field in fields { apply(field, to: &font) }
    return font
  }

  private func simpleFont(_ node: YAMLNode, on base: FontDescription?) -> FontDescription? {
    guard let word = context.word(node, "the font") else { return base }
    var font = base ?? .style(.body)
    if FontWeight(rawValue: word) != nil {
      context.report(
        .unknownStyle, "unknown text style '\(word)'", at: node.place, hint: "write 'weight: \(word)'")
      return font
    }
    if TextStyle(name: word) != nil || word.allSatisfy(\.isLetter) && context.names.metrics[word] == nil {
      if let style = context.textStyle(node) { font.size = .style(style) }
    } else if let points = points(node) {
      font.size = .points(points)
    }
    return font
  }

  private func apply(_ field: YAMLNode.Entry, to font: inout FontDescription) {
    switch field.name {
    case "size": if let points = points(field.value) { font.size = .points(points) }
    case "style":
      if let style = context.textStyle(field.value) { font.size = .style(style) }
    case "weight": font.weight = context.choice(field.value, "weight")
    case "family": font.family = context.word(field.value, "the family")
    default: font.isItalic = context.flag(field.value, "'italic'") ?? false
    }
  }

  private func points(_ node: YAMLNode) -> Double? { context.number(node, "the size of the font", atLeast: 1) }
}
