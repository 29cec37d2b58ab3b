internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the part of the screen in which the app shows a scene: `presentation: pageSheet`,
/// `presentation: { kind: formSheet, width: 400, height: 300 }`,
/// `presentation: { kind: primaryColumn, fraction: 0.4 }`.
struct PresentationReader {
  let context: ReadingContext

  /// The parts of a screen.
  enum Kind: String, CaseIterable {
    case pageSheet, formSheet, popover, primaryColumn, secondaryColumn
  }

  /// The keys of all parts.
  static let keys = ["kind", "width", "height", "fraction", "minimum", "maximum", "alwaysBeside"]

  func surroundings(_ node: YAMLNode) -> SceneSurroundings {
    guard node.mapping != nil else { return part(kind(node), YAMLNode(content: .mapping([]), range: node.range)) }
    _ = context.fields(node, allowed: Self.keys, of: "'presentation'")
    guard let kind = node["kind"] else {
      context.report(
        .missingKey, .init(kind: "presentation", "'presentation' needs a kind"), at: node.place,
        hint: "add one, such as 'kind: pageSheet'")
      return .screen
    }
    return part(self.kind(kind), node)
  }

  private func kind(_ node: YAMLNode) -> Kind? { context.choice(node, "presentation") }

  private func part(_ kind: Kind?, _ node: YAMLNode) -> SceneSurroundings {
    switch kind {
    case .pageSheet: .part(.pageSheet)
    case .formSheet: .part(.formSheet(preferred: size(node)))
    case .popover: .part(.popover(preferred: size(node)))
    case .primaryColumn: .part(.primaryColumn(of: columns(node)))
    case .secondaryColumn: .part(.secondaryColumn(of: columns(node)))
    case nil: .screen
    }
  }

  /// Returns the preferred size. Nil unless both sides are given.
  private func size(_ node: YAMLNode) -> Size? {
    guard let width = length("width", node), let height = length("height", node) else { return nil }
    return Size(width: width, height: height)
  }

  private func columns(_ node: YAMLNode) -> ScreenPart.SplitColumns {
    ScreenPart.SplitColumns(
      fraction: length("fraction", node), minimum: length("minimum", node), maximum: length("maximum", node),
      isAlwaysBeside: node["alwaysBeside"].flatMap { context.flag($0, "'alwaysBeside'") } ?? false)
  }

  private func length(_ key: String, _ node: YAMLNode) -> Double? {
    node[key].flatMap { context.number($0, "'\(key)'", atLeast: 0) }
  }
}
