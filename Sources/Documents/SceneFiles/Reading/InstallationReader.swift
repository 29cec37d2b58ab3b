internal import AutoLayout
internal import MarkupReading
internal import Scenes

/// A reader for the size classes in which single constraints are installed (specification IBA-06): `when` and
/// `installed` after their equations.
struct InstallationReader {
  let context: ReadingContext
  let conditionReader: ConditionReader

  /// The keys after an equation.
  static let keys = ["when", "installed"]

  /// Returns the variations that install the constraints of a node. The constraints become uninstalled elsewhere.
  func variations(of node: YAMLNode, in list: inout ConstraintList) -> [SceneVariation] {
    var variations: [SceneVariation] = []
    for entry in equations(of: node) {
      guard let conditions = conditions(of: entry.value) else { continue }
      let source = context.source.location(entry.key.range.start)
      let positions = list.uninstall(writtenAt: source)
      for condition in conditions {
        if let known = variations.firstIndex(where: { $0.condition == condition }) {
          variations[known].installed += positions
        } else {
          variations.append(
            SceneVariation(name: condition.sizeClassWords, condition: condition, installed: positions))
        }
      }
    }
    return variations
  }

  /// Returns the equations with such keys, in a list or in groups of lists.
  private func equations(of node: YAMLNode) -> [YAMLNode.Entry] {
    let lists = node.mapping?.map(\.value) ?? [node]
    return lists.flatMap(context.list).flatMap { $0.mapping ?? [] }.filter { entry in
      entry.name.contains("=") && entry.value.mapping?.contains { Self.keys.contains($0.name) } ?? false
    }
  }

  /// Returns the conditions of which one must hold. Empty for a constraint that is never installed, nil for one that
  /// always is.
  private func conditions(of node: YAMLNode) -> [VariationCondition]? {
    if let installed = node["installed"], context.flag(installed, "'installed'") == false { return [] }
    return node["when"].map { context.list($0).compactMap(conditionReader.condition) }
  }
}

extension VariationCondition {
  /// The size classes of the condition in words: `compact width, regular height`.
  var sizeClassWords: String {
    let words = [widthClass.map { "\($0.rawValue) width" }, heightClass.map { "\($0.rawValue) height" }]
    let said = words.compactMap(\.self)
    return said.isEmpty ? "condition of a constraint" : said.joined(separator: ", ")
  }
}
