public import AutoLayout

/// A constraint of a scene, and whether it is installed by default.
public struct SceneConstraint: Sendable, Hashable {
  /// The constraint. Its items refer to views of the scene by position.
  public var constraint: LayoutConstraint
  /// The object id from Interface Builder, or nil in our own scenes.
  public var objectID: String?
  /// The name of its outlet in the author's code, or nil.
  public var outlet: String?
  /// The lines of the author's code that change it.
  public var statements: [CodeStatement]
  /// The author's group that contains it, or nil.
  public var group: String?
  /// Whether it is installed before any variation applies.
  public var isInstalled: Bool

  public init(
    _ constraint: LayoutConstraint, objectID: String? = nil, outlet: String? = nil,
    statements: [CodeStatement] = [], group: String? = nil, isInstalled: Bool = true
  ) {
    self.constraint = constraint
    self.objectID = objectID
    self.outlet = outlet
    self.statements = statements
    self.group = group
    self.isInstalled = isInstalled
  }
}
