internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader that collects all views of a scene into a list: the root first, and superviews before their subviews.
struct ViewTreeReader {
  /// A constraint written as a property of a view. It is read after all views are known.
  struct SizeProperty {
    /// The position of the view.
    let view: Int
    /// The key with its value.
    let entry: YAMLNode.Entry
  }

  /// The views so far.
  private(set) var views: [View]
  /// The constraints written as properties, in the order of the document.
  private(set) var sizeProperties: [SizeProperty] = []
  private let context: ReadingContext
  private var places: [String: YAMLRange] = [:]

  /// Creates a tree with only the root, which the scene may describe.
  init(root node: YAMLNode.Entry?, context: ReadingContext) {
    self.context = context
    var root = View(name: Self.rootName, superview: nil, source: context.source.location(YAMLRange.beginning.start))
    // A scalar only states what the root represents. `RootNodeReader` reads it.
    if let node, node.value.scalar?.isEmpty ?? true {
      root = ViewNodeReader(context: context).view(Self.rootName, node.key, node.value, superview: nil)
    }
    root.appearance.background = root.appearance.background ?? .system(.background)
    views = [root]
  }

  /// The name of the root in equations.
  private static let rootName = "superview"

  /// Adds the views of a mapping. The YAML reader limits the depth of the recursion.
  mutating func read(_ node: YAMLNode, superview: Int) {
    guard let entries = context.entries(node, of: "'views'") else { return }
    for entry in entries where checkName(entry) {
      let position = views.count
      _ = context.names.add(view: entry.name, at: position)
      places[entry.name] = entry.key.range
      context.note(.view, key: entry, isDefinition: true)
      views.append(ViewNodeReader(context: context).view(entry.name, entry.key, entry.value, superview: superview))
      sizeProperties += (entry.value.mapping ?? []).filter { ViewNodeReader.constraintKeys.contains($0.name) }
        .map { SizeProperty(view: position, entry: $0) }
      arrange(entry.value, position, in: superview)
      if let subviews = entry.value["views"] { read(subviews, superview: position) }
    }
  }

  /// Adds a view to the arranged views of a stack, unless the view has `arranged: false`.
  private mutating func arrange(_ node: YAMLNode, _ position: Int, in superview: Int) {
    let isArranged = node["arranged"].flatMap { context.flag($0, "'arranged'") } ?? true
    for key in ["arranged", "spacingAfter"] where views[superview].placement.stack == nil {
      guard let value = node[key] else { continue }
      context.report(
        .unknownKey, .init(kind: "outside-stack", "'\(key)' has no effect outside a stack"), at: value.place,
        hint: "remove it")
    }
    guard isArranged else { return }
    views[superview].placement.stack?.arrangedViews.append(position)
    guard let spacing = node["spacingAfter"].flatMap({ context.number($0, "the spacing") }) else { return }
    views[superview].placement.stack?.customSpacing[position] = spacing
  }

  private func checkName(_ entry: YAMLNode.Entry) -> Bool {
    if let first = places[entry.name] {
      context.report(
        .duplicateView, "duplicate view '\(entry.name)'", at: entry.key.place,
        hint: "names are unique in the whole scene",
        notes: [Finding.Note("first written here", at: context.source.location(first.start))])
      return false
    }
    return SceneName.check(entry.key, entry.name, "a view", context)
  }
}
