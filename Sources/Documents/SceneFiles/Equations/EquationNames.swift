internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A resolver for the names in an equation.
struct EquationNames: Sendable {
  /// The names of items that are not views of the scene.
  static let reserved = ["superview", "root"] + rootGuides.map(\.name)
  /// The guides of the root view that are named without a view.
  static let rootGuides: [LayoutGuide] = [
    .safeArea, .layoutMargins, .readableContent, .topLayoutGuide, .bottomLayoutGuide, .keyboard,
  ]
  static let viewGuides: [LayoutGuide] = [
    .safeArea, .layoutMargins, .readableContent, .scrollContent, .scrollFrame, .contentMargins,
  ]

  /// The names of the views, in the order of the document.
  private(set) var viewNames: [String] = []
  /// The views and guides by name, for visual formats.
  private(set) var bindings: [String: LayoutItemID] = {
    let guides = rootGuides.map { ($0.name, LayoutItemID(view: 0, guide: $0)) }
    return Dictionary(uniqueKeysWithValues: guides + [("superview", .root), ("root", .root)])
  }()
  private var positions: [String: Int] = [:]
  private(set) var metrics: [String: Double] = [:]

  /// Returns the position of a view in the scene, or nil.
  func position(of view: String) -> Int? { positions[view] }

  /// Adds a view. Returns false if the name is taken.
  mutating func add(view name: String, at position: Int) -> Bool {
    guard positions[name] == nil else { return false }
    positions[name] = position
    bindings[name] = LayoutItemID(view: position)
    viewNames.append(name)
    return true
  }

  mutating func add(metric name: String, _ value: Double) { metrics[name] = value }

  /// Returns the item of a path such as `title`, `safeArea` or `card.margins`, or nil.
  func item(_ path: [String]) -> AttributeReference.Item? {
    guard let first = path.first, path.count <= 2 else { return nil }
    if path.count == 2 {
      guard let guide = Self.viewGuides.first(where: { $0.name == path[1] }) else { return nil }
      if first == "superview" { return .superview(guide) }
      if first == "root" { return .item(LayoutItemID(view: 0, guide: guide)) }
      return positions[first].map { .item(LayoutItemID(view: $0, guide: guide)) }
    }
    if first == "superview" { return .superview(nil) }
    if first == "root" { return .item(.root) }
    if let guide = Self.rootGuides.first(where: { $0.name == first }) {
      return .item(LayoutItemID(view: 0, guide: guide))
    }
    return positions[first].map { .item(LayoutItemID(view: $0)) }
  }

  /// Returns the error for an unknown path, located at the name that is wrong.
  func error(path: [(name: String, range: Range<Int>)]) -> EquationError {
    guard let first = path.first else {
      return EquationError(code: .unknownView, message: .init(kind: "missing", "expected a view"), range: 0..<0)
    }
    if let second = path.dropFirst().first, item([first.name]) != nil {
      return EquationError(
        code: .unknownAttribute, message: .init(kind: "guide", "'\(first.name)' has no guide '\(second.name)'"),
        range: second.range,
        hint: Suggestion.hint(for: second.name, in: Self.viewGuides.map(\.name)))
    }
    return EquationError(
      code: .unknownView, message: "unknown view '\(first.name)'", range: first.range,
      hint: Suggestion.hint(for: first.name, in: viewNames + Self.reserved))
  }
}
