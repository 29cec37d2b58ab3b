internal import AutoLayout

/// A constant that takes the place of the one that a document states (specification CON-15).
public struct ConstantSetting: Sendable, Hashable {
  /// The identifier of the constraints, or the object id of one.
  public var constraint: String
  /// The new constant, in points.
  public var constant: Double

  /// A constant for the constraints of a name.
  public init(constraint: String, constant: Double) {
    self.constraint = constraint
    self.constant = constant
  }
}

extension Scene {
  /// The scene with other constants, whatever its variations say of them; the last setting of a constraint counts.
  public func setting(_ settings: [ConstantSetting]) -> Scene {
    var scene = self
    if case .other(let other) = landscape { scene.landscape = .other(other.setting(settings)) }
    for setting in settings {
      let positions = constraints.indices.filter { constraints[$0].isCalled(setting.constraint) }
      for position in positions {
        scene.constraints[position].constraint.constant = setting.constant
        scene.constraints[position].constraint.usesStandardSpacing = false
        // The author's words are no longer true of it.
        scene.constraints[position].constraint.text = nil
      }
      for variation in scene.variations.indices {
        scene.variations[variation].constants.removeAll { positions.contains($0.constraint) }
      }
    }
    return scene
  }

  /// The names that constraints of the scene may have in a setting.
  public var constraintNames: [String] {
    let names = constraints.flatMap { [$0.constraint.identifier, $0.objectID].compactMap(\.self) }
    if case .other(let other) = landscape { return names + other.constraintNames }
    return names
  }
}

extension SceneConstraint {
  /// True where the name is the identifier of the constraint or its object id.
  package func isCalled(_ name: String) -> Bool { constraint.identifier == name || objectID == name }
}
