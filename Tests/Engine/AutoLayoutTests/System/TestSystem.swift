import AutoLayout
import Geometry
import LayoutTestSupport

/// A system written as equations: `b.width == 2*a.width + 5 @750 #identifier`.
///
/// The names `root`, `topGuide`, `bottomGuide` and `safeArea` are predefined.
struct TestSystem {
  private(set) var system: ConstraintSystem
  private var positions: [String: Int] = ["root": 0]

  init(width: Double, height: Double, safeArea: EdgeInsets = .zero, direction: LayoutDirection = .leftToRight) {
    let root = LayoutItem(
      name: "root", superview: nil, direction: direction, guideInsets: GuideInsets(safeArea: safeArea))
    system = ConstraintSystem(rootSize: Size(width: width, height: height), items: [root], constraints: [])
  }

  /// Adds a view to a superview that was added before.
  mutating func add(_ name: String, to superview: String = "root", _ change: (inout LayoutItem) -> Void = { _ in }) {
    var item = LayoutItem(name: name, superview: positions[superview] ?? 0, direction: system.items[0].direction)
    change(&item)
    positions[name] = system.items.count
    system.items.append(item)
  }

  /// Changes a view that was added before.
  mutating func change(_ name: String, _ change: (inout LayoutItem) -> Void) {
    if let position = positions[name] { change(&system.items[position]) }
  }

  /// Adds existing constraints.
  mutating func add(_ constraints: [LayoutConstraint]) { system.constraints += constraints }

  /// Adds an equation. Invalid equations are skipped, and the test then fails on the missing frame.
  mutating func constrain(_ equation: String) {
    guard let constraint = constraint(equation) else { return }
    system.constraints.append(constraint)
  }

  /// The position of the view with a name, or -1.
  subscript(name: String) -> Int { positions[name] ?? -1 }

  /// The views and guides that formats may name.
  var bindings: [String: LayoutItemID] {
    positions.mapValues { LayoutItemID(view: $0) }.merging(Self.guides) { view, _ in view }
  }

  private static let guides: [String: LayoutItemID] = [
    "topGuide": LayoutItemID(view: 0, guide: .topLayoutGuide),
    "bottomGuide": LayoutItemID(view: 0, guide: .bottomLayoutGuide),
    "safeArea": LayoutItemID(view: 0, guide: .safeArea),
  ]

  private func constraint(_ equation: String) -> LayoutConstraint? {
    guard let parts = try? Equation(equation), let first = bindings[parts.first.item] else { return nil }
    var constraint = LayoutConstraint(
      first, parts.first.attribute, parts.relation, constant: parts.constant,
      priority: LayoutPriority(parts.priority), identifier: parts.identifier,
      usesStandardSpacing: parts.usesStandardSpacing, isPlaceholder: parts.isPlaceholder, text: equation)
    guard let second = parts.second else { return constraint }
    guard let item = bindings[second.item] else { return nil }
    constraint.secondItem = item
    constraint.secondAttribute = second.attribute
    constraint.multiplier = parts.multiplier
    return constraint
  }
}
