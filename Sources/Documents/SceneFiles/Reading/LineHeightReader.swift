internal import MarkupReading
internal import Scenes

/// A reader for the line height of a string: `{ multiple: 1.2 }`, `{ minimum: 22, maximum: 22, spacing: 4 }`.
struct LineHeightReader {
  let context: ReadingContext

  static let keys = ["multiple", "minimum", "maximum", "spacing"]

  /// Reads a line height. Missing keys keep the font's line height.
  func lineHeight(_ node: YAMLNode) -> LineHeight? {
    guard let fields = context.fields(node, allowed: Self.keys, of: "the height of lines") else { return nil }
    var height = LineHeight()
    for field in fields {
      guard let value = context.number(field.value, "the \(field.name) of a line", atLeast: 0) else { continue }
      switch field.name {
      case "multiple": height.multiple = value
      case "minimum": height.minimum = value
      case "maximum": height.maximum = value
      default: height.spacing = value
      }
    }
    return height
  }
}
