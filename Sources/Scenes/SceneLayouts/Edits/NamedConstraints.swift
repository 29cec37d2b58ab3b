internal import AutoLayout
internal import Geometry
package import Scenes

/// A lookup of constraints of a scene by any of their names: the object id, the identifier, the outlet, the equation as
/// the tool or the author writes it, or one of its sides.
package struct NamedConstraints {
  private let constraints: [SceneConstraint]
  private let viewNames: [[String]]
  /// A system with the names of the views only.
  private let system: ConstraintSystem

  /// Creates the constraints of a scene and its views, resolved or not.
  package init<Values: ViewValues>(_ constraints: [SceneConstraint], of views: [Views<Values>.View]) {
    self.constraints = constraints
    viewNames = views.map(\.allNames)
    let items = ItemNames(of: views).all.map { LayoutItem(name: $0, superview: nil) }
    system = ConstraintSystem(rootSize: .zero, items: items, constraints: [])
  }

  /// Returns the positions of the constraints with a name, in order. A kind of name counts only if no constraint has a
  /// name of the kinds before it.
  ///
  /// - Parameters:
  ///   - word: The name. Spaces in equations are ignored.
  ///   - matches: Whether a constraint may be found.
  package func positions(of word: String, where matches: (SceneConstraint) -> Bool = { _ in true }) -> [Int] {
    let meant = constraints.indices.filter { matches(constraints[$0]) }
    let squeezed = Self.squeezed(word)
    let ways: [(SceneConstraint) -> Bool] = [
      { $0.objectID == word }, { $0.names.contains(word) },
      { Self.squeezed(system.equation(of: $0.constraint)) == squeezed },
      { $0.constraint.text.map(Self.squeezed) == squeezed },
      { sides(of: $0.constraint).contains(word) },
    ]
    for way in ways {
      let found = meant.filter { way(constraints[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns a string without spaces.
  private static func squeezed(_ text: String) -> String { text.filter { $0 != " " } }

  /// Returns the text of each side of a constraint, once for each name of its view.
  private func sides(of constraint: LayoutConstraint) -> [String] {
    let first = names(of: constraint.firstItem).map { "\($0).\(constraint.firstAttribute.name)" }
    guard let second = constraint.secondItem else { return first }
    return first + names(of: second).map { "\($0).\(constraint.secondAttribute.name)" }
  }

  private func names(of item: LayoutItemID) -> [String] {
    guard viewNames.indices.contains(item.view) else { return [] }
    guard let guide = item.guide else { return viewNames[item.view] }
    return item.view == 0 ? [guide.name] : viewNames[item.view].map { "\($0).\(guide.name)" }
  }
}

extension SceneConstraint {
  /// The names that are unique to the constraint: its object id, identifier and outlet.
  package var names: [String] { [objectID, constraint.identifier, outlet].compactMap(\.self) }
}

extension Scene {
  /// Whether a constraint of the scene, or of the one that it shows in landscape, has the given name.
  package func hasConstraint(named word: String) -> Bool {
    if !NamedConstraints(constraints, of: views).positions(of: word).isEmpty { return true }
    if case .other(let other) = landscape { return other.hasConstraint(named: word) }
    return false
  }
}
