internal import AutoLayout
internal import Geometry
internal import Scenes

/// A writer of the variations of a scene as variants.
struct VariantWriter {
  let scene: Scene
  let names: ViewNames
  let lists: ConstraintListWriter

  /// Returns unique names for the variants of a scene.
  static func names(of variations: [SceneVariation]) -> [String] {
    var taken: Set<String> = []
    return variations.map { taken.insert(numbering: name(of: $0.condition)) }
  }

  private static func name(of condition: VariationCondition) -> String {
    let parts = [
      condition.widthClass.map { "\($0.rawValue) width" }, condition.heightClass.map { "\($0.rawValue) height" },
      condition.idiom.map { "on \($0.rawValue)" }, condition.appearance.map { "in \($0.rawValue)" },
    ]
    let words = parts.compactMap { $0 }
    return words.isEmpty ? "variation" : words.joined(separator: ", ")
  }

  /// Returns the variants that change something. The constraints that hold only at design time are one of them.
  func variants(_ groups: WrittenGroups, _ names: [String], placeholders: [WrittenConstraint], device: String?)
    -> [WrittenEntry]
  {
    let referred = Set(groups.changes.flatMap { $0.removed + $0.restored })
    var variants = zip(scene.variations, zip(names, groups.changes)).compactMap { variation, change in
      variant(variation, name: change.0, change.1, referred)
    }
    if !placeholders.isEmpty, let device {
      let when = WrittenEntry("when", .mapping([WrittenEntry("device", WrittenText.scalar(device))]))
      let constraints = WrittenEntry("constraints", .list(lists.list(placeholders)))
      variants.append(
        WrittenEntry("as saved", .mapping([when, constraints]), comment: "placeholders, removed at build time"))
    }
    return variants
  }

  private func variant(
    _ variation: SceneVariation, name: String, _ change: WrittenGroups.Change, _ referred: Set<String>
  ) -> WrittenEntry? {
    var entries: [WrittenEntry] = []
    let views = self.views(variation.viewChanges)
    if !views.isEmpty { entries.append(WrittenEntry("views", .mapping(views))) }
    for (key, groups) in [("remove", change.removed), ("restore", change.restored)] where !groups.isEmpty {
      entries.append(WrittenEntry(key, .list(groups.map { .scalar(WrittenText.name($0)) })))
    }
    if change.added.contains(where: { referred.contains($0.name) }) {
      let groups = change.added.map { WrittenEntry(WrittenText.name($0.name), .list(lists.list($0.constraints))) }
      entries.append(WrittenEntry("constraints", .mapping(groups)))
    } else if !change.added.isEmpty {
      entries.append(WrittenEntry("constraints", .list(lists.list(change.added.flatMap(\.constraints)))))
    }
    guard !entries.isEmpty else { return nil }
    return WrittenEntry(
      WrittenText.name(name), .mapping([WrittenEntry("when", .mapping(when(variation.condition)))] + entries))
  }

  private func when(_ condition: VariationCondition) -> [WrittenEntry] {
    [
      ("widthClass", condition.widthClass?.rawValue), ("heightClass", condition.heightClass?.rawValue),
      ("idiom", condition.idiom?.rawValue), ("appearance", condition.appearance?.rawValue),
    ].compactMap { key, value in value.map { WrittenEntry(key, $0) } }
  }

  /// Returns the changed views, each with the last value of each property.
  private func views(_ changes: [SceneVariation.ViewChange]) -> [WrittenEntry] {
    var properties: [Int: [WrittenEntry]] = [:]
    for change in changes where change.view > 0 {
      for entry in self.properties(change.property, of: scene.views[change.view]) {
        properties[change.view, default: []].removeAll { $0.key == entry.key }
        properties[change.view, default: []].append(entry)
      }
    }
    return properties.keys.sorted().map { WrittenEntry(names[$0], .mapping(properties[$0] ?? [])) }
  }

  /// Returns the keys of a property. Empty if the type of the view has none for it.
  private func properties(_ property: ViewProperty, of view: View) -> [WrittenEntry] {
    let type = ViewType(of: view)
    switch property {
    case .isHidden(let isHidden): return [WrittenEntry("hidden", isHidden ? "true" : "false")]
    case .text(let text) where type.showsText:
      return [WrittenEntry("text", WrittenText.text(text, locale: scene.selection.locales.first ?? "en"))]
    case .font(let font) where type.showsText: return ContentWriter.font(font, standard: nil)
    case .numberOfLines(let lines) where type == .label || type == .textView:
      return [WrittenEntry("lines", WrittenText.count(lines))]
    case .contentHugging(let axis, let priority): return priorities("hug", axis, priority)
    case .compressionResistance(let axis, let priority): return priorities("resist", axis, priority)
    case .background(let color) where type != .button:
      return color.flatMap(ContentWriter.color).map { [WrittenEntry("fill", $0)] } ?? []
    case .stackAxis(let axis) where type == .stack: return [WrittenEntry("axis", axis.rawValue)]
    case .stackSpacing(let spacing) where type == .stack: return [WrittenEntry("spacing", WrittenText.number(spacing))]
    case .stackDistribution(let value) where type == .stack: return [WrittenEntry("distribution", value.rawValue)]
    case .stackAlignment(let value) where type == .stack: return [WrittenEntry("alignment", value.rawValue)]
    case .intrinsicContentSize(let size):
      return ViewWriter.contentSize(size).map { [WrittenEntry("contentSize", $0)] } ?? []
    default: return []
    }
  }

  private func priorities(_ key: String, _ axis: Axis, _ priority: LayoutPriority) -> [WrittenEntry] {
    [WrittenEntry(key, .mapping([WrittenEntry(axis.rawValue, WrittenText.priority(priority))]))]
  }
}
