internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for the condition of a variant.
struct ConditionReader {
  let context: ReadingContext
  /// The devices of the scene, which are valid names in addition to the catalog's.
  let devices: [Device]
  /// The names of the states of the scene.
  let states: [String]

  /// The properties that a variant can depend on.
  static let keys = [
    "orientation", "device", "idiom", "widthClass", "heightClass", "minWidth", "maxWidth", "minHeight", "maxHeight",
    "locale", "direction", "textSize", "appearance", "state",
  ]

  func condition(_ node: YAMLNode) -> VariationCondition? {
    guard let fields = context.fields(node, allowed: Self.keys, of: "'when'", advice: Self.advice) else { return nil }
    guard !fields.isEmpty else {
      context.report(
        .missingValue, .init(kind: "condition", "'when' is empty"), at: node.place,
        hint: "write for example 'heightClass: compact'")
      return nil
    }
    var condition = VariationCondition()
    for field in fields { apply(field.name, field.value, to: &condition) }
    for (axis, limits) in [("Width", condition.screen.widths), ("Height", condition.screen.heights)] {
      guard let minimum = limits.0, let maximum = limits.1, minimum > maximum else { continue }
      context.report(
        .numberOutOfRange,
        .init(
          kind: "screen",
          "no screen is at least \(measure: SceneNumber.text(minimum)) and at most "
            + "\(measure: SceneNumber.text(maximum)) points \(words: axis == "Width" ? "wide" : "high")"),
        at: (node["min\(axis)"] ?? node).place, hint: "swap 'min\(axis)' and 'max\(axis)'")
    }
    return condition
  }

  private static func advice(on key: String) -> Finding.Message? {
    switch key {
    case "width": .init(kind: "width", "write 'minWidth', 'maxWidth' or both")
    case "height": .init(kind: "height", "write 'minHeight', 'maxHeight' or both")
    default: nil
    }
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
    case "locale": condition.locales = context.list(value).compactMap(locale)
    case "direction": condition.direction = context.direction(value)
    case "state": condition.states = context.list(value).compactMap(state)
    case "minWidth": condition.screen.minWidth = length(key, value)
    case "maxWidth": condition.screen.maxWidth = length(key, value)
    case "minHeight": condition.screen.minHeight = length(key, value)
    case "maxHeight": condition.screen.maxHeight = length(key, value)
    default: break
    }
  }

  private func length(_ key: String, _ node: YAMLNode) -> Double? { context.number(node, "'\(key)'", atLeast: 0) }

  private func locale(_ node: YAMLNode) -> String? {
    guard let word = context.word(node, "the locale"), context.checkLocale(node, word) else { return nil }
    return word
  }

  private func state(_ node: YAMLNode) -> String? {
    guard let word = context.word(node, "the state") else { return nil }
    if states.contains(word) { return word }
    context.report(
      .unknownValue, .init(kind: "state", "unknown state '\(word)'"), at: node.place,
      hint: Suggestion.hint(for: word, in: states) ?? "states are defined under 'states'")
    return nil
  }

  private func device(_ node: YAMLNode) -> [String] {
    if let own = devices.first(where: { $0.name == node.scalar || $0.identifier == node.scalar }) {
      return [own.identifier]
    }
    return DeviceReader(context: context).catalogued(node).map(\.identifier)
  }
}

extension SizeLimits {
  fileprivate var widths: (Double?, Double?) { (minWidth, maxWidth) }
  fileprivate var heights: (Double?, Double?) { (minHeight, maxHeight) }
}
