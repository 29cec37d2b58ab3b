internal import AutoLayout
internal import Scenes

/// Reads the variants of a scene: what changes under which conditions.
struct VariantReader {
  let context: ReadingContext
  let constraintReader: ConstraintNodeReader
  let conditionReader: ConditionReader
  /// The views as the scene describes them.
  let views: [View]

  /// The variants of a node, their constraints being added to those of the scene.
  func variations(_ node: YAMLNode, _ list: inout ConstraintList) -> [SceneVariation] {
    guard let entries = context.entries(node, of: "'variants'") else { return [] }
    var variations: [SceneVariation] = []
    for entry in entries {
      let allowed = ["when", "views", "remove", "restore", "constraints"]
      guard context.fields(entry.value, allowed: allowed, of: "a variant") != nil,
        let condition = condition(entry)
      else { continue }
      var variation = SceneVariation(
        name: entry.name, condition: condition, source: context.source.location(entry.key.range.start))
      if let remove = entry.value["remove"] { variation.removed = positions(remove, list) }
      if let restore = entry.value["restore"] { variation.installed = positions(restore, list) }
      if let views = entry.value["views"] { readViews(views, &variation, &list) }
      if let constraints = entry.value["constraints"] {
        variation.installed += list.append(constraintReader.constraints(constraints, isInstalled: false))
      }
      variations.append(variation)
    }
    return variations
  }

  /// When a variant applies; the names of the orientations say it by themselves.
  private func condition(_ entry: YAMLNode.Entry) -> VariationCondition? {
    if let when = entry.value["when"] { return conditionReader.condition(when) }
    if let orientation = Orientation(rawValue: entry.name) { return VariationCondition(orientation: orientation) }
    context.error(
      "missing-key", "the variant '\(entry.name)' does not say when it applies", at: entry.key.place,
      hint: "add 'when', or call it portrait or landscape")
    return nil
  }

  /// The constraints of the groups in a list.
  private func positions(_ node: YAMLNode, _ list: ConstraintList) -> [Int] {
    context.list(node).flatMap { item -> [Int] in
      guard let name = context.word(item, "the group") else { return [] }
      if let positions = list.positions(of: name) { return positions }
      context.error(
        "unknown-group", "there is no group '\(name)'", at: item.place,
        hint: Suggestion.hint(for: name, in: list.groupNames))
      return []
    }
  }

  private func readViews(_ node: YAMLNode, _ variation: inout SceneVariation, _ list: inout ConstraintList) {
    guard let entries = context.entries(node, of: "'views'") else { return }
    for entry in entries {
      guard let position = context.names.position(of: entry.name), views.indices.contains(position) else {
        context.error(
          "unknown-view", "there is no view '\(entry.name)'", at: entry.key.place,
          hint: Suggestion.hint(for: entry.name, in: context.names.viewNames))
        continue
      }
      let reader = ViewChangeReader(context: context, view: views[position])
      variation.viewChanges += reader.changes(entry.value).map { .init(view: position, property: $0) }
      for property in entry.value.mapping ?? [] where ViewNodeReader.constraintKeys.contains(property.name) {
        variation.removed += list.positions(of: position, key: property.name)
        let constraints = constraintReader.sizeProperty(property, view: position, entry.key, entry.name)
        variation.installed += list.append(constraints.map { SceneConstraint($0, isInstalled: false) })
      }
    }
  }
}

extension ConstraintNodeReader {
  /// The constraints of a key such as `width` or `aspect` in the properties of a view.
  func sizeProperty(_ entry: YAMLNode.Entry, view: Int, _ key: YAMLNode, _ name: String) -> [LayoutConstraint] {
    let reader = ShorthandReader(
      context: context, superviews: superviews, item: .item(LayoutItemID(view: view)), key: key, name: name)
    let text = "\(name): { \(entry.name): \(entry.value.flowText) }"
    return reader.constraints(entry).map { context.located($0, text: text, at: entry.key.range.start) }
  }
}
