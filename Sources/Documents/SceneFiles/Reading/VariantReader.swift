internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader of the states and variants of a scene: the changes, and the conditions under which they apply.
struct VariantReader {
  let context: ReadingContext
  let constraintReader: ConstraintNodeReader
  let conditionReader: ConditionReader
  /// The views as the scene describes them.
  let views: [View]
  /// The variations so far, states before variants.
  private(set) var variations: [SceneVariation] = []
  /// The expectations of variations.
  private(set) var expectations: [SceneExpectation] = []

  /// The keys of a variant or a state.
  static let keys = ["views", "remove", "restore", "constraints", "keyboard", "expect"]

  /// Adds variations that come from elsewhere, such as the size classes of single constraints.
  mutating func add(_ others: [SceneVariation]) { variations += others }

  /// Adds the variants of a node, and their constraints, to the scene.
  mutating func readVariants(_ node: YAMLNode, _ list: inout ConstraintList) {
    for entry in context.entries(node, of: "'variants'") ?? [] {
      guard context.fields(entry.value, allowed: ["when"] + Self.keys, of: "a variant") != nil else { continue }
      // If the condition is invalid, errors in the rest of the variant are reported as well.
      let condition = condition(entry) ?? VariationCondition()
      let unused = context.source.finding(
        .unusedVariant, "the variant '\(entry.name)' applies to no layout of this scene", entry.key.place)
      read(entry, condition, &list, whereUnused: unused)
    }
  }

  /// Adds the states of a mapping. A state that is only named in a list has no changes of its own; variants may use it.
  mutating func readStates(_ node: YAMLNode, _ list: inout ConstraintList) {
    guard node.sequence == nil else { return }
    for entry in context.entries(node, of: "'states'") ?? [] {
      _ = context.fields(entry.value, allowed: Self.keys, of: "a state") { key in
        key == "when"
          ? .init(kind: "state", "a state applies only to the layouts that show it; use a variant for other conditions")
          : nil
      }
      var condition = VariationCondition()
      condition.states = [entry.name]
      read(entry, condition, &list)
    }
  }

  private mutating func read(
    _ entry: YAMLNode.Entry, _ condition: VariationCondition, _ list: inout ConstraintList,
    whereUnused unused: Finding? = nil
  ) {
    var variation = SceneVariation(name: entry.name, condition: condition)
    variation.findingWhereUnused = unused
    if let remove = entry.value["remove"] { variation.removed = positions(remove, list) }
    if let restore = entry.value["restore"] { variation.installed = positions(restore, list) }
    if let views = entry.value["views"] { readViews(views, &variation, &list) }
    if let constraints = entry.value["constraints"] {
      variation.installed += list.append(constraintReader.constraints(constraints, isInstalled: false))
    }
    variation.keyboard = entry.value["keyboard"].flatMap(context.keyboard)
    if let expect = entry.value["expect"] {
      let reader = ExpectationReader(
        context: context, constraintReader: constraintReader, conditionReader: conditionReader)
      expectations += reader.expectations(expect, variation: variations.count)
    }
    variations.append(variation)
  }

  /// Returns the condition of a variant. A variant named after an orientation needs no `when`.
  private func condition(_ entry: YAMLNode.Entry) -> VariationCondition? {
    if let when = entry.value["when"] { return conditionReader.condition(when) }
    if let orientation = Orientation(rawValue: entry.name) { return VariationCondition(orientation: orientation) }
    context.report(
      .missingKey, .init(kind: "variant", "the variant '\(entry.name)' does not state when it applies"),
      at: entry.key.place,
      hint: Suggestion.hint(for: entry.name, in: Orientation.allCases.map(\.rawValue))
        ?? "add 'when', or call it portrait or landscape")
    return nil
  }

  /// Returns the positions of the constraints of the listed groups.
  private func positions(_ node: YAMLNode, _ list: ConstraintList) -> [Int] {
    context.list(node).flatMap { item -> [Int] in
      guard let name = context.word(item, "the group") else { return [] }
      if let positions = list.positions(of: name) {
        context.note(.group, in: item, at: 0..<name.unicodeScalars.count)
        return positions
      }
      context.report(
        .unknownGroup, "unknown group '\(name)'", at: item.place,
        hint: Suggestion.hint(for: name, in: list.groupNames))
      return []
    }
  }

  private func readViews(_ node: YAMLNode, _ variation: inout SceneVariation, _ list: inout ConstraintList) {
    guard let entries = context.entries(node, of: "'views'") else { return }
    for entry in entries {
      guard let position = context.names.position(of: entry.name), views.indices.contains(position) else {
        context.report(
          .unknownView, "unknown view '\(entry.name)'", at: entry.key.place,
          hint: Suggestion.hint(for: entry.name, in: context.names.viewNames))
        continue
      }
      context.note(.view, key: entry)
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
  /// Reads a key such as `width` or `aspect` in the properties of a view as constraints.
  func sizeProperty(_ entry: YAMLNode.Entry, view: Int, _ key: YAMLNode, _ name: String) -> [LayoutConstraint] {
    let reader = ShorthandReader(
      context: context, superviews: superviews, item: .item(LayoutItemID(view: view)), key: key, name: name)
    let text = "\(name): { \(entry.name): \(entry.value.flowText) }"
    return reader.constraints(entry).map { context.located($0, text: text, at: entry.key.range.start) }
  }
}
