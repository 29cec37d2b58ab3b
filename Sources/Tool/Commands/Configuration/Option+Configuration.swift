internal import CommandArguments
internal import SceneFiles

extension Option {
  /// The name in configuration files: `textSize`.
  var configurationKey: String {
    let words = rawValue.split(separator: "-")
    return (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalized)).joined()
  }

  /// Whether a project may set the option. The other options belong to one run.
  var isConfigurable: Bool {
    switch self {
    case .output, .format, .device, .orientation, .locale, .textSize, .appearance, .accessibility, .os, .insets,
      .filter, .scale,
      .overlay, .palette, .png, .painter, .svg, .artwork, .content, .sheetBy, .map, .singleFile, .singleFileLimit,
      .asSaved, .leafSizes,
      .stage,
      .infer,
      .rounding,
      .lint, .thorough, .requireChecks, .strict, .workLimit, .timeLimit, .noCache, .jobs,
      .quiet, .color, .plain:
      true
    default: false
    }
  }

  /// Whether a project's setting applies to a command. Its folder and formats apply to pictures.
  func isConfigurable(for command: Command) -> Bool {
    switch (self, command) {
    case (_, .config), (.output, .render), (.output, .watch), (.output, .compare), (.format, .render): true
    case (.output, _), (.format, _): false
    default: isAccepted(by: command)
    }
  }

  /// The kinds of options in configuration files, by their names there.
  static let configurable: [String: ProjectConfiguration.OptionKind] = Dictionary(
    uniqueKeysWithValues: allCases.filter(\.isConfigurable).map { option in
      let definition = option.definition
      return (option.configurationKey, definition.value == nil ? .flag : definition.isList ? .list : .value)
    })

  /// Looks up the option with the given name in configuration files; nil if there is none.
  init?(configurationKey key: String) {
    guard let option = Self.allCases.first(where: { $0.isConfigurable && $0.configurationKey == key }) else {
      return nil
    }
    self = option
  }
}

extension Substring {
  /// The word with its first letter capitalized.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
