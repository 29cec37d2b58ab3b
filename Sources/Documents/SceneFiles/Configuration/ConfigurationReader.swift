internal import Findings
package import MarkupReading
internal import Scenes

extension ProjectConfiguration {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, YAML in UTF-8.
  ///   - path: The path shown in messages.
  ///   - options: The options that the file may set, by key.
  ///   - ruleCodes: The codes of all rules.
  /// - Throws: ``DocumentError`` with all errors in the file, in the order of its lines.
  package init(
    reading bytes: [UInt8], path: String, options: [String: OptionKind], ruleCodes: [String]
  ) throws(DocumentError) {
    let context = ReadingContext(try SourceText(bytes, path: path))
    let reader = ConfigurationReader(context: context, options: options, ruleCodes: ruleCodes)
    self = reader.configuration(bytes)
    guard context.findings.isEmpty else { throw DocumentError(context.sortedFindings) }
  }
}

/// A reader for the keys of a configuration file.
private struct ConfigurationReader {
  let context: ReadingContext
  let options: [String: ProjectConfiguration.OptionKind]
  let ruleCodes: [String]

  /// The keys that are not options.
  private static let ownKeys = ["include", "exclude", "devices", "rules", "overrides", "accept", "designs"]

  /// Reads the configuration. An empty file gives an empty configuration.
  func configuration(_ bytes: [UInt8]) -> ProjectConfiguration {
    var configuration = ProjectConfiguration()
    let allowed = Self.ownKeys + options.keys.sorted()
    for entry in root(bytes).flatMap({ context.fields($0, allowed: allowed, of: "the configuration") }) ?? [] {
      let node = entry.value
      switch entry.name {
      case "include": configuration.include = context.list(node).compactMap(includedPath)
      case "exclude": configuration.exclude = words(node, "a pattern")
      case "devices": configuration.devices = context.list(node).compactMap(device)
      case "rules": configuration.rules.insert(.init(path: nil, levels: levels(node)), at: 0)
      case "overrides": configuration.rules += context.list(node).compactMap(override)
      case "accept": configuration.accepted = context.list(node).compactMap(acceptance)
      case "designs": configuration.designs = (context.entries(node, of: "'designs'") ?? []).flatMap(designs)
      default: if let setting = setting(entry) { configuration.settings.append(setting) }
      }
    }
    return configuration
  }

  private func root(_ bytes: [UInt8]) -> YAMLNode? {
    do throws(YAMLSyntaxError) {
      var builder = YAMLTreeBuilder(try YAMLEventReader.events(in: bytes))
      defer { builder.problems.forEach(context.report) }
      return try builder.root()
    } catch {
      context.report(error)
      return nil
    }
  }

  private func includedPath(_ node: YAMLNode) -> ProjectConfiguration.IncludedPath? {
    context.word(node, "a path").map {
      ProjectConfiguration.IncludedPath(path: $0, source: context.source.location(node.range.start))
    }
  }

  /// Reads a device of the project. It has the same keys as a device of a scene.
  private func device(_ node: YAMLNode) -> ProjectConfiguration.DeviceSetting? {
    guard node.mapping != nil else {
      context.report(
        .wrongType, .init(kind: "device", "a custom device has keys: name, width and height"), at: node.place,
        hint: "use 'device' to select existing devices")
      return nil
    }
    return DeviceReader(context: context).custom(node).map { device in
      ProjectConfiguration.DeviceSetting(device: device, source: context.source.location(node.range.start))
    }
  }

  private func setting(_ entry: YAMLNode.Entry) -> ProjectConfiguration.Setting? {
    let what = "'\(entry.name)'"
    let values: [String]
    switch options[entry.name] {
    case .flag:
      guard context.flag(entry.value, what) == true else { return nil }
      values = []
    case .value:
      guard let word = context.word(entry.value, what) else { return nil }
      values = [word]
    case .list: values = words(entry.value, what)
    case nil: return nil
    }
    let source = context.source.location(entry.key.range.start)
    return ProjectConfiguration.Setting(key: entry.name, values: values, source: source)
  }

  private func words(_ node: YAMLNode, _ what: String) -> [String] {
    context.list(node).compactMap { context.word($0, what) }
  }

  /// Reads a mapping of rules to levels.
  private func levels(_ node: YAMLNode) -> [String: RulePolicy.Level] {
    var levels: [String: RulePolicy.Level] = [:]
    for entry in context.fields(node, allowed: ruleCodes, of: "the list of rules") ?? [] {
      levels[entry.name] = context.choice(entry.value, "level")
    }
    return levels
  }

  /// Reads an override: `path: pattern` with `rules:`.
  private func override(_ node: YAMLNode) -> ProjectConfiguration.RuleSetting? {
    guard context.fields(node, allowed: ["path", "rules"], of: "an override") != nil else { return nil }
    guard let path = node["path"].flatMap({ context.word($0, "the pattern of an override") }), let rules = node["rules"]
    else {
      context.report(.missingKey, .init(kind: "override", "an override needs 'path' and 'rules'"), at: node.place)
      return nil
    }
    return ProjectConfiguration.RuleSetting(path: path, levels: levels(rules))
  }

  /// Reads the designs of the scenes with a name or pattern.
  private func designs(_ entry: YAMLNode.Entry) -> [ProjectConfiguration.DesignSetting] {
    DesignReader(context: context).pictures(listed: entry.value).map { .init(scene: entry.name, picture: $0) }
  }

  /// Reads an accepted finding: `rule:` and `reason:`, with an optional `scene:` and `view:` that restrict it.
  private func acceptance(_ node: YAMLNode) -> ProjectConfiguration.AcceptanceSetting? {
    guard context.fields(node, allowed: ["rule", "scene", "view", "reason"], of: "an accepted finding") != nil
    else { return nil }
    func word(_ key: String) -> String? { node[key].flatMap { context.word($0, "'\(key)'") } }
    guard let rule = word("rule"), let reason = word("reason") else {
      context.report(
        .missingKey, .init(kind: "accepted", "an accepted finding needs 'rule' and 'reason'"), at: node.place)
      return nil
    }
    guard ruleCodes.contains(rule) else {
      context.report(
        .unknownValue, .init(kind: "rule", "unknown rule '\(rule)'"), at: (node["rule"] ?? node).place,
        hint: Suggestion.hint(for: rule, inAll: ruleCodes))
      return nil
    }
    return ProjectConfiguration.AcceptanceSetting(
      scene: word("scene"), acceptance: RulePolicy.Acceptance(code: rule, view: word("view"), reason: reason))
  }
}
