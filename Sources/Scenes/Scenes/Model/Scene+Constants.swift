internal import AutoLayout

/// A constant that replaces the one in a document (specification CON-15).
public struct ConstantSetting: Sendable, Hashable {
  /// The identifier of one or more constraints, or the object id of one.
  public var constraint: String
  /// The new constant, in points.
  public var constant: Double

  /// Creates a constant for the constraints with the given name.
  public init(constraint: String, constant: Double) {
    self.constraint = constraint
    self.constant = constant
  }
}

extension Scene {
  /// Returns the scene with other constants, which also override the constants of variations. The last setting of a
  /// constraint is used.
  public func setting(_ settings: [ConstantSetting]) -> Scene {
    var scene = self
    if case .other(let other) = landscape { scene.landscape = .other(other.setting(settings)) }
    for setting in settings {
      let positions = constraints.indices.filter { constraints[$0].isCalled(setting.constraint) }
      for position in positions {
        scene.constraints[position].constraint.constant = setting.constant
        scene.constraints[position].constraint.usesStandardSpacing = false
        // The author's words no longer describe the constraint.
        scene.constraints[position].constraint.text = nil
      }
      for variation in scene.variations.indices {
        scene.variations[variation].constants.removeAll { positions.contains($0.constraint) }
      }
    }
    return scene
  }

  /// The names by which settings can refer to the scene's constraints.
  public var constraintNames: [String] {
    let names = constraints.flatMap { [$0.constraint.identifier, $0.objectID].compactMap(\.self) }
    if case .other(let other) = landscape { return names + other.constraintNames }
    return names
  }
}

extension SceneConstraint {
  package func isCalled(_ name: String) -> Bool { constraint.identifier == name || objectID == name }
}
