internal import AutoLayout
internal import MarkupReading

/// A reader for `row: [a, b, c]` and `column: [a, b, c]`, which expand to a visual format of the listed views
/// (specification VFL-33).
struct RowReader {
  let context: ReadingContext
  /// The superview of each view, by position.
  let superviews: [Int?]

  static let words = ["row", "column"]

  /// Returns the constraints of an item, or nil if it is not a row. A view that is called `row` takes precedence.
  func constraints(of item: YAMLNode) -> [LayoutConstraint]? {
    let words = zip(Self.words, ["H", "V"])
    let found = words.first { item[$0.0] != nil && context.names.position(of: $0.0) == nil }
    guard let (word, axis) = found, let list = item[word] else { return nil }
    guard
      let fields = context.fields(
        item, allowed: [word, "spacing", "align", ShorthandWord.describe.rawValue], of: "a \(word)")
    else { return [] }
    let spacing = item["spacing"].flatMap { context.number($0, "the spacing", atLeast: 0) }
    let align = fields.filter { $0.name == "align" }
    let reader = VisualFormatReader(context: context, superviews: superviews)
    let options = align.isEmpty ? [] : reader.options(YAMLNode(content: .mapping(align), range: item.range))
    let items = context.list(list)
    let views = items.compactMap(context.view)
    guard views.count == items.count, !views.isEmpty else { return [] }
    let connection = spacing.map { "-\(SceneNumber.text($0))-" } ?? "-"
    let format = "\(axis):|\(connection)" + views.map { "[\($0.name)]" }.joined(separator: connection)
    // Messages point at the list, since the format is not in the file.
    let place = YAMLNode(content: .scalar(format), range: YAMLRange(start: list.range.start, end: list.range.start))
    let sentence = context.sentence(of: item)
    return reader.constraints(format, in: place, options: options).map { $0.described(by: sentence) }
  }
}
