public import AutoLayout
public import Geometry
public import Scenes

/// A change to a scene, as one command in Interface Builder makes it.
public struct SceneEdit: Sendable, Hashable {
  /// The replacement of a constraint.
  public struct Change: Sendable, Hashable {
    /// The position of the constraint in the scene.
    public var position: Int
    public var constraint: LayoutConstraint

    /// Creates the replacement of a constraint.
    public init(position: Int, constraint: LayoutConstraint) {
      self.position = position
      self.constraint = constraint
    }
  }

  /// A new recorded frame for a view.
  public struct MovedView: Sendable, Hashable {
    /// The position of the view in the scene.
    public var view: Int
    /// The frame in the superview's coordinates, in points.
    public var frame: Rect

    public init(view: Int, frame: Rect) {
      self.view = view
      self.frame = frame
    }
  }

  /// The positions of the removed constraints, ascending.
  public var removed: [Int]
  /// The replaced constraints.
  public var changed: [Change]
  /// The added constraints, in the order in which to install them.
  public var added: [LayoutConstraint]
  /// The views with new recorded frames.
  public var moved: [MovedView]
  /// The views that constraints place from now on instead of their frame and mask, with the frames of the design.
  public var constrained: [MovedView]
  /// The changed priorities.
  public var priorities: [ContentPriority] = []
  /// The changes to the size classes in which constraints are installed.
  public var installations: [ConstraintInstallation] = []

  /// Creates an edit, by default without changes.
  public init(
    removed: [Int] = [], changed: [Change] = [], added: [LayoutConstraint] = [], moved: [MovedView] = [],
    constrained: [MovedView] = []
  ) {
    self.removed = removed
    self.changed = changed
    self.added = added
    self.moved = moved
    self.constrained = constrained
  }

  /// Whether the edit changes nothing.
  public var isEmpty: Bool {
    removed.isEmpty && changed.isEmpty && added.isEmpty && moved.isEmpty && constrained.isEmpty
      && priorities.isEmpty && installations.isEmpty
  }
}

extension Scene {
  /// Returns the scene after an edit. Constraints keep their positions; removed ones are never installed.
  public func applying(_ edit: SceneEdit) -> Scene {
    var scene = self
    for change in edit.changed where scene.constraints.indices.contains(change.position) {
      scene.constraints[change.position].constraint = change.constraint
    }
    let removed = Set(edit.removed)
    for position in removed where scene.constraints.indices.contains(position) {
      scene.constraints[position].isInstalled = false
    }
    for variation in scene.variations.indices {
      scene.variations[variation].installed.removeAll(where: removed.contains)
    }
    scene.constraints += edit.added.map { SceneConstraint($0) }
    for moved in edit.moved where scene.views.indices.contains(moved.view) {
      scene.views[moved.view].placement.recordedFrame = moved.frame
      scene.views[moved.view].placement.isMarkedMisplaced = false
    }
    for view in edit.constrained where scene.views.indices.contains(view.view) {
      scene.views[view.view].placement.recordedFrame = view.frame
      scene.views[view.view].placement.isPlacedByMask = false
    }
    scene.install(edit.installations)
    for change in edit.priorities where scene.views.indices.contains(change.view) {
      scene.views[change.view].apply(change.property)
    }
    return scene
  }

  /// Returns the view that owns a constraint: the nearest one that is or contains both of its items (specification
  /// OWN-01).
  public func owner(of constraint: LayoutConstraint) -> Int {
    guard let second = constraint.secondItem else { return constraint.firstItem.view }
    return LayoutItemID.commonAncestor(constraint.firstItem.view, second.view) { views[$0].superview }
  }
}
