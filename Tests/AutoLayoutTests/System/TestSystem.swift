import AutoLayout
import Geometry

/// A system written down with equations: `b.width == 2*a.width + 5 @750 #identifier`.
///
/// The names `root`, `topGuide`, `bottomGuide` and `safeArea` are known without being declared.
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

  /// Adds a constraint that was made elsewhere.
  mutating func add(_ constraints: [LayoutConstraint]) { system.constraints += constraints }

  /// Adds an equation; one that cannot be read is left out, and the test that wrote it fails on the missing frame.
  mutating func constrain(_ equation: String) {
    guard let constraint = constraint(equation) else { return }
    system.constraints.append(constraint)
  }

  /// The position of a view by its name.
  subscript(name: String) -> Int { positions[name] ?? -1 }

  /// The views that formats may name.
  var bindings: [String: LayoutItemID] {
    positions.mapValues { LayoutItemID(view: $0) }.merging(Self.guides) { view, _ in view }
  }

  private static let guides: [String: LayoutItemID] = [
    "topGuide": LayoutItemID(view: 0, guide: .topLayoutGuide),
    "bottomGuide": LayoutItemID(view: 0, guide: .bottomLayoutGuide),
    "safeArea": LayoutItemID(view: 0, guide: .safeArea),
  ]

  private func constraint(_ equation: String) -> LayoutConstraint? {
    var words = equation.split(separator: " ").map(String.init)
    let identifier = words.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    let priority = words.first { $0.hasPrefix("@") }.flatMap { Double($0.dropFirst()) } ?? 1000
    let usesStandardSpacing = words.contains("std")
    let isPlaceholder = identifier == "placeholder"
    words.removeAll { $0.hasPrefix("#") || $0.hasPrefix("@") || $0 == "std" }
    guard words.count >= 3, let first = attribute(words[0]), let relation = LayoutRelation(rawValue: words[1]) else {
      return nil
    }
    var constraint = LayoutConstraint(
      first.0, first.1, relation, priority: LayoutPriority(priority), identifier: isPlaceholder ? nil : identifier,
      usesStandardSpacing: usesStandardSpacing, isPlaceholder: isPlaceholder, text: equation)
    if let constant = Double(words[2]) {
      constraint.constant = constant
      return constraint
    }
    let factors = words[2].split(separator: "*").map(String.init)
    guard let last = factors.last, let second = attribute(last) else { return nil }
    constraint.secondItem = second.0
    constraint.secondAttribute = second.1
    if factors.count == 2 { constraint.multiplier = number(factors[0]) ?? .nan }
    if words.count == 5, let constant = Double(words[4]) {
      constraint.constant = words[3] == "-" ? -constant : constant
    }
    return constraint
  }

  private func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first
  }

  private func attribute(_ text: String) -> (LayoutItemID, LayoutAttribute)? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let item = bindings[parts[0]], let attribute = LayoutAttribute(name: parts[1]) else {
      return nil
    }
    return (item, attribute)
  }
}

extension ConstraintSystem {
  /// The frames of a solution by the names of their views, relative to the superview, not rounded.
  func framesByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.absoluteFrames) }

  /// The alignment rectangles of a solution by the names of their views, relative to that of the superview.
  func alignmentRectsByName(_ solution: LayoutSolution) -> [String: Rect] { byName(solution.alignmentRects) }

  private func byName(_ rects: [Rect]) -> [String: Rect] {
    var named: [String: Rect] = [:]
    for (position, item) in items.enumerated() {
      let origin = item.superview.map { rects[$0].origin } ?? .zero
      named[item.name] = rects[position].moved(byX: -origin.x, y: -origin.y)
    }
    return named
  }
}
