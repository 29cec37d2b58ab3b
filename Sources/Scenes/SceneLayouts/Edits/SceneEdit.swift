public import AutoLayout
public import Geometry
public import Scenes

/// A change to a scene: what its author would do in Interface Builder by one command.
public struct SceneEdit: Sendable, Hashable {
  /// Another constraint in the place of one.
  public struct Change: Sendable, Hashable {
    /// The position of the constraint in the scene.
    public var position: Int
    /// The constraint as it becomes.
    public var constraint: LayoutConstraint

    /// A constraint that becomes another one.
    public init(position: Int, constraint: LayoutConstraint) {
      self.position = position
      self.constraint = constraint
    }
  }

  /// Another frame in the document for a view.
  public struct MovedView: Sendable, Hashable {
    /// The position of the view in the scene.
    public var view: Int
    /// The frame in the superview's coordinates, in points.
    public var frame: Rect

    /// A view with its new frame.
    public init(view: Int, frame: Rect) {
      self.view = view
      self.frame = frame
    }
  }

  /// The positions of the constraints that go, in order.
  public var removed: [Int]
  /// The constraints that become others.
  public var changed: [Change]
  /// The constraints that come, in the order they are to be installed.
  public var added: [LayoutConstraint]
  /// The views that get another frame in the document.
  public var moved: [MovedView]
  /// The priorities that become others.
  public var priorities: [ContentPriority] = []
  /// The constraints that are installed in size classes, or no longer are.
  public var installations: [ConstraintInstallation] = []

  /// A change; nothing by itself.
  public init(
    removed: [Int] = [], changed: [Change] = [], added: [LayoutConstraint] = [], moved: [MovedView] = []
  ) {
    self.removed = removed
    self.changed = changed
    self.added = added
    self.moved = moved
  }

  /// True where nothing changes.
  public var isEmpty: Bool {
    removed.isEmpty && changed.isEmpty && added.isEmpty && moved.isEmpty && priorities.isEmpty
      && installations.isEmpty
  }
}

extension Scene {
  /// The scene after a change. Constraints keep their positions: those that are gone are never installed.
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
    scene.install(edit.installations)
    for change in edit.priorities where scene.views.indices.contains(change.view) {
      scene.views[change.view].apply(change.property)
    }
    return scene
  }

  /// The view that owns a constraint: the nearest one that both of its items are or lie in (specification OWN-01).
  public func owner(of constraint: LayoutConstraint) -> Int {
    guard let second = constraint.secondItem else { return constraint.firstItem.view }
    return LayoutItemID.commonAncestor(constraint.firstItem.view, second.view) { views[$0].superview }
  }
}
