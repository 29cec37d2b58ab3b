public import AutoLayout

/// A constraint of a scene and whether it is installed where no variation says otherwise.
public struct SceneConstraint: Sendable, Hashable {
  /// The constraint; its items name views of the scene by position.
  public var constraint: LayoutConstraint
  /// The object id that Interface Builder gave it; nil in our own scenes.
  public var objectID: String?
  /// The name by which the author's code knows it, or nil.
  public var outlet: String?
  /// The lines of the author's code that change it.
  public var statements: [CodeStatement]
  /// The group that the author put it in, or nil.
  public var group: String?
  /// True where it is installed before any variation applies.
  public var isInstalled: Bool

  /// A constraint in a group.
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
