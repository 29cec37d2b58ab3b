internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the properties of a view that a variant changes.
struct ViewChangeReader {
  let context: ReadingContext
  /// The view as the scene describes it.
  let view: View

  private static let commonKeys = ["hidden", "hug", "resist", "contentSize", "tint"] + ViewNodeReader.constraintKeys

  /// Reads the changes of a mapping, in order.
  func changes(_ node: YAMLNode) -> [ViewProperty] {
    let type = ViewType(rawValue: view.className) ?? .view
    let allowed = Self.keys(type)
    for entry in node.mapping ?? [] where type.keys.contains(entry.name) && !allowed.contains(entry.name) {
      context.report(
        .unknownKey,
        .init(kind: "variant", "a variant cannot change '\(entry.name)' of a view of type '\(type.rawValue)'"),
        at: entry.key.place,
        hint: "it can change \(Suggestion.list(allowed))")
    }
    let known = allowed + type.keys
    guard let fields = context.fields(node, allowed: known, of: "a view of type '\(type.rawValue)'") else { return [] }
    let changes = fields.filter { allowed.contains($0.name) }.flatMap { change($0.name, $0.value, type) }
    return changes + fontChange(node, type) + imageChange(node, type)
  }

  private static func keys(_ type: ViewType) -> [String] {
    let text = type.showsText ? ["text", "style", "font", "weight"] : []
    return commonKeys + ["color"] + text + type.changeableKeys + ["fill"]
  }

  private func change(_ key: String, _ value: YAMLNode, _ type: ViewType) -> [ViewProperty] {
    switch key {
    case "text": one(context.text(value, "the text"), ViewProperty.text)
    case "lines": one(context.wholeNumber(value, "the number of lines"), ViewProperty.numberOfLines)
    case "hidden": one(context.flag(value, "'hidden'"), ViewProperty.isHidden)
    case "hug": priorities(value, "'hug'", ViewProperty.contentHugging)
    case "resist": priorities(value, "'resist'", ViewProperty.compressionResistance)
    case "color" where type.showsText: one(context.color(value, isText: true), ViewProperty.textColor)
    case "fill" where type == .button: buttonFill(value)
    case "color", "fill": one(context.color(value, isText: false), ViewProperty.background)
    case "tint": one(context.color(value, isText: false), ViewProperty.tint)
    case "placeholder": one(context.text(value, "the placeholder"), ViewProperty.placeholder)
    case "titles": [.titles(context.texts(value, "a title"))]
    case "title": one(context.text(value, "the title").map { [$0] }, ViewProperty.titles)
    case "on": one(context.flag(value, "'on'"), ViewProperty.isOn)
    case "value": one(context.number(value, "the value", atLeast: 0), ViewProperty.value)
    case "selected": one(context.wholeNumber(value, "the selected segment"), ViewProperty.selection)
    case "current": one(context.wholeNumber(value, "the current page"), ViewProperty.selection)
    case "contentSize": one(context.size(value, "the content size"), ViewProperty.intrinsicContentSize)
    case "axis": one(context.choice(value, "axis"), ViewProperty.stackAxis)
    case "spacing": one(context.number(value, "the spacing"), ViewProperty.stackSpacing)
    case "distribution": one(context.choice(value, "distribution"), ViewProperty.stackDistribution)
    case "alignment": one(context.choice(value, "alignment"), ViewProperty.stackAlignment)
    default: []
    }
  }

  /// Reads a button style, or the color of a filled button.
  private func buttonFill(_ node: YAMLNode) -> [ViewProperty] {
    if let style = node.scalar.flatMap(ButtonStyle.init) { return [.buttonStyle(style)] }
    guard let color = context.color(node, isText: false) else { return [] }
    return [.buttonStyle(.filled)] + (color == .system(.tint) ? [] : [.tint(color)])
  }

  /// Reads the font, a single property that several keys describe.
  private func fontChange(_ node: YAMLNode, _ type: ViewType) -> [ViewProperty] {
    guard type.showsText, ["style", "font", "weight"].contains(where: { node[$0] != nil }) else { return [] }
    let reader = ViewContentReader(context: context, type: type, node: node)
    return one(reader.font(on: font), ViewProperty.font)
  }

  /// Reads the image, a single property that several keys describe. Missing keys keep their value.
  private func imageChange(_ node: YAMLNode, _ type: ViewType) -> [ViewProperty] {
    guard type == .image || type == .button, ViewType.imageKeys.contains(where: { node[$0] != nil }) else { return [] }
    return [.image(ViewContentReader(context: context, type: type, node: node).image(on: image))]
  }

  private var image: ImageContent? {
    switch view.content {
    case .image(let image): image
    case .button(let button): button.image
    default: nil
    }
  }

  private var font: FontDescription? {
    switch view.content {
    case .label(let label), .textView(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }

  private func one<Value>(_ value: Value?, _ property: (Value) -> ViewProperty) -> [ViewProperty] {
    value.map { [property($0)] } ?? []
  }

  private func priorities(
    _ value: YAMLNode, _ what: String, _ property: (Axis, LayoutPriority) -> ViewProperty
  ) -> [ViewProperty] {
    guard let priorities = context.priorities(value, what) else { return [] }
    return one(priorities.horizontal) { property(.horizontal, $0) }
      + one(priorities.vertical) { property(.vertical, $0) }
  }
}
