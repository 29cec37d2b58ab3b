internal import Scenes

/// Reads when a variant applies.
struct ConditionReader {
  let context: ReadingContext
  /// The devices of the scene, whose names count besides the catalogue's.
  let devices: [Device]

  private static let keys = [
    "orientation", "device", "idiom", "widthClass", "heightClass", "locale", "textSize", "appearance",
  ]
  /// Conditions that the format knows and layouts do not have yet.
  private static let unsupportedKeys = [
    "direction", "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight",
  ]

  /// The condition of a node.
  func condition(_ node: YAMLNode) -> VariationCondition? {
    for entry in node.mapping ?? [] where Self.unsupportedKeys.contains(entry.name) {
      context.error(
        "unsupported", "'\(entry.name)' cannot be a condition yet", at: entry.key.place,
        hint: "a variant can depend on \(Suggestion.list(Self.keys))")
    }
    let allowed = Self.keys + Self.unsupportedKeys
    guard let fields = context.fields(node, allowed: allowed, of: "'when'") else { return nil }
    guard !fields.isEmpty else {
      context.error(
        "missing-value", "'when' says nothing", at: node.place, hint: "write for example 'heightClass: compact'")
      return nil
    }
    var condition = VariationCondition()
    for field in fields { apply(field.name, field.value, to: &condition) }
    return condition
  }

  private func apply(_ key: String, _ value: YAMLNode, to condition: inout VariationCondition) {
    switch key {
    case "orientation": condition.orientation = context.choice(value, "orientation")
    case "idiom": condition.idiom = context.choice(value, "idiom")
    case "widthClass": condition.widthClass = context.choice(value, "size class")
    case "heightClass": condition.heightClass = context.choice(value, "size class")
    case "appearance": condition.appearance = context.choice(value, "appearance")
    case "textSize": condition.textSizes = context.list(value).flatMap { context.textSizes($0) }
    case "device": condition.devices = context.list(value).flatMap(device)
    case "locale":
      guard let word = context.word(value, "the locale"), context.checkLocale(value, word) else { return }
      condition.locale = word
    default: break
    }
  }

  private func device(_ node: YAMLNode) -> [String] {
    if let own = devices.first(where: { $0.name == node.scalar || $0.identifier == node.scalar }) {
      return [own.identifier]
    }
    return DeviceReader(context: context).catalogued(node).map(\.identifier)
  }
}
