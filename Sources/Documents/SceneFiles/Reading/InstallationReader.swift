internal import AutoLayout
internal import MarkupReading
internal import Scenes

/// Reads in which size classes single constraints are installed (specification IBA-06): `when` and `installed` behind
/// their equations.
struct InstallationReader {
  let context: ReadingContext
  let conditionReader: ConditionReader

  /// The keys behind an equation.
  static let keys = ["when", "installed"]

  /// The variations that install the constraints of a node under conditions; those are no longer installed elsewhere.
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
            SceneVariation(name: condition.sizeClassWords, condition: condition, installed: positions, source: source))
        }
      }
    }
    return variations
  }

  /// The equations with keys behind them, in a list or in groups with lists.
  private func equations(of node: YAMLNode) -> [YAMLNode.Entry] {
    let lists = node.mapping?.map(\.value) ?? [node]
    return lists.flatMap(context.list).flatMap { $0.mapping ?? [] }.filter { entry in
      entry.name.contains("=") && entry.value.mapping?.contains { Self.keys.contains($0.name) } ?? false
    }
  }

  /// The conditions of which one must hold, none for a constraint that is installed nowhere; nil for one that is
  /// everywhere.
  private func conditions(of node: YAMLNode) -> [VariationCondition]? {
    if let installed = node["installed"], context.flag(installed, "'installed'") == false { return [] }
    return node["when"].map { context.list($0).compactMap(conditionReader.condition) }
  }
}

extension VariationCondition {
  /// The condition in words, as far as it is about size classes: `compact width, regular height`.
  var sizeClassWords: String {
    let words = [widthClass.map { "\($0.rawValue) width" }, heightClass.map { "\($0.rawValue) height" }]
    let said = words.compactMap(\.self)
    return said.isEmpty ? "condition of a constraint" : said.joined(separator: ", ")
  }
}
