internal import Findings
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the variants of a scene to lay out: devices or sizes, orientations, locales, text sizes, appearances.
struct SelectionReader {
  let context: ReadingContext

  /// Reads the selection of a document.
  func selection(_ root: YAMLNode) -> VariantSelection {
    var selection = VariantSelection()
    if let devices = root["devices"] { selection.devices = DeviceReader(context: context).devices(devices) }
    if let size = root["size"] {
      if root["devices"] != nil {
        context.report(
          .duplicateKey, .init(kind: "size-and-devices", "'size' and 'devices' cannot be combined"), at: size.place,
          hint: "a component has a size, a screen has devices")
      }
      selection.devices = DeviceReader(context: context).components(size)
      // A component does not rotate with the device.
      selection.orientations = [.portrait]
    }
    if let node = root["orientations"] { selection.orientations = choices(node, "orientation") }
    if let node = root["appearances"] { selection.appearances = choices(node, "appearance") }
    if let node = root["accessibility"] { selection.accessibility = settings(node) }
    if let node = root["textSizes"] {
      for size in context.list(node).flatMap(context.textSizes) where !selection.textSizes.contains(size) {
        selection.textSizes.append(size)
      }
    }
    if let node = root["states"] { selection.states = [nil] + states(node) }
    selection.locales = context.locales
    checkLayoutCount(selection, root)
    return selection
  }

  /// Reads the kind of device that the scene is for. Nil for all.
  func idiom(_ root: YAMLNode, _ selection: VariantSelection) -> Device.Idiom? {
    guard let node = root["idiom"], let idiom: Device.Idiom = context.choice(node, "kind of device") else { return nil }
    if !selection.devices.isEmpty, !selection.devices.contains(where: { $0.idiom == idiom }) {
      context.report(
        .unknownValue, .init(kind: "idiom", "none of the scene's devices is a \(idiom.rawValue)"), at: node.place,
        hint: "add one to 'devices', or omit them")
    }
    return idiom
  }

  /// The maximum number of layouts of a scene: twice as many as all devices and orientations in three languages and all
  /// text sizes.
  private static let maximumLayoutCount = 10_000

  /// Reports a scene that asks for too many layouts. Each choice alone may be small.
  private func checkLayoutCount(_ selection: VariantSelection, _ root: YAMLNode) {
    let counts = [
      selection.devices.count, selection.orientations.isEmpty ? Orientation.usual.count : 0,
      selection.orientations.count, selection.locales.count, selection.textSizes.count, selection.appearances.count,
      selection.states.count, selection.accessibility.count,
    ]
    let count = counts.reduce(1) { $0 * max(1, $1) }
    guard count > Self.maximumLayoutCount else { return }
    context.report(
      .documentLimit,
      .init(kind: "layouts", "the scene requests \(count) layouts; the limit is \(Self.maximumLayoutCount)"),
      at: root.place, hint: "remove devices, locales, text sizes or states")
  }

  /// Reads a list of accessibility settings, without duplicates.
  private func settings(_ node: YAMLNode) -> [AccessibilitySettings] {
    var choices: [AccessibilitySettings] = []
    for item in context.list(node) {
      guard let word = context.word(item, "the setting") else { continue }
      guard let settings = AccessibilitySettings(word) else {
        context.report(
          .unknownValue, .init(kind: "setting", "unknown setting '\(word)'"), at: item.place,
          hint: Suggestion.hint(for: word, inAll: AccessibilitySettings.words))
        continue
      }
      if !choices.contains(settings) { choices.append(settings) }
    }
    return choices
  }

  /// The maximum number of states of a scene.
  private static let maximumStateCount = 100

  /// Returns the names of the states in a list or mapping, without duplicates.
  private func states(_ node: YAMLNode) -> [String] {
    let nodes = node.mapping?.map(\.key) ?? context.list(node)
    guard nodes.count <= Self.maximumStateCount else {
      context.report(
        .documentLimit, .init(kind: "states", "a scene can have at most \(Self.maximumStateCount) states"),
        at: node.place)
      return []
    }
    var names: [String] = []
    for node in nodes {
      guard let name = context.word(node, "the state"), !names.contains(name) else { continue }
      if name == VariantSelection.noState {
        context.report(
          .reservedName, .init(kind: "state", "a state cannot be called '\(name)'"), at: node.place,
          hint: "it is the name of the scene without any state")
      }
      names.append(name)
    }
    return names
  }

  /// The maximum number of locales of a scene.
  private static let maximumLocaleCount = 100

  /// Reads the locales of a document, without duplicates.
  func locales(_ node: YAMLNode) -> [String] {
    var locales: [String] = []
    guard context.list(node).count <= Self.maximumLocaleCount else {
      context.report(
        .documentLimit, .init(kind: "locales", "a scene can have at most \(Self.maximumLocaleCount) locales"),
        at: node.place
      )
      return []
    }
    for item in context.list(node) {
      guard let word = context.word(item, "the locale"), context.checkLocale(item, word) else { continue }
      if !locales.contains(word) { locales.append(word) }
    }
    return locales
  }

  /// Reads the bars of the scene.
  func bars(_ node: YAMLNode) -> [Bar] { choices(node, "bar") }

  private func choices<Value: RawRepresentable & CaseIterable & Equatable>(
    _ node: YAMLNode, _ what: String
  ) -> [Value] where Value.RawValue == String {
    var values: [Value] = []
    for item in context.list(node) {
      guard let value: Value = context.choice(item, what), !values.contains(value) else { continue }
      values.append(value)
    }
    return values
  }
}

extension ReadingContext {
  /// Reads a text size, or a range of sizes: `AX1..AX5`.
  func textSizes(_ node: YAMLNode) -> [TextSize] {
    guard let word = word(node, "the text size") else { return [] }
    let sizes = TextSize.allCases
    let names = word.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
    let ends = names.compactMap { name in sizes.firstIndex { $0.rawValue == name } }
    if let first = ends.first, let last = ends.last, ends.count == names.count, first <= last {
      if ends.count == 1, word == names[0] { return [sizes[first]] }
      if ends.count == 2, word == names.joined(separator: "..") { return Array(sizes[first...last]) }
    }
    report(
      .unknownValue, .init(kind: "text-size", "unknown text size '\(word)'"), at: node.place,
      hint: Suggestion.hint(for: word, inAll: sizes.map(\.rawValue)))
    return []
  }
}
