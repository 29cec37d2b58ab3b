internal import AutoLayout
public import Geometry
internal import Scenes
public import Typography

extension ResolvableScene {
  /// Returns the views whose frames change when one of them is resized (specification IBR-09).
  ///
  /// The view gets its new frame in spite of its constraints. The constraints of others hold as far as possible.
  ///
  /// - Parameters:
  ///   - view: The position of the resized view.
  ///   - frame: Its new frame in the superview's coordinates, in points.
  ///   - descendants: Whether the view's descendants follow their constraints. Otherwise they are unchanged.
  ///   - surroundings: Whether siblings, ancestors and their descendants follow their constraints.
  ///   - measurer: The engine that measures text.
  /// - Returns: The view and all that move, in order.
  public func resized(
    _ view: Int, to frame: Rect, descendants: Bool, surroundings: Bool, measuringTextWith measurer: any TextMeasuring
  ) -> [SceneEdit.MovedView] {
    let before = design.uncheckedLayout(measuringTextWith: measurer)
    let after = design(after: holding(view, at: frame, before)).uncheckedLayout(measuringTextWith: measurer)
    return scene.views.indices.dropFirst().compactMap { position in
      let old = scene.views[position].placement.recordedFrame ?? before.frames[position]
      let follows = before.isInside(position, view) ? descendants : surroundings
      let new = position == view ? frame : follows ? after.frames[position] : old
      return new == old ? nil : SceneEdit.MovedView(view: position, frame: new)
    }
  }

  /// Returns an edit that gives a view a frame, to which all constraints that name the view yield.
  private func holding(_ view: Int, at frame: Rect, _ layout: Layout) -> SceneEdit {
    var edit = SceneEdit()
    for (position, scenes) in scene.constraints.enumerated() {
      var constraint = scenes.constraint
      guard constraint.priority.isRequired, constraint.names(view) else { continue }
      constraint.priority = .justBelowRequired
      edit.changed.append(.init(position: position, constraint: constraint))
    }
    guard let superview = scene.views[view].superview else { return edit }
    let rect = frame.inset(by: layout.system.items[view].alignmentRectInsets)
    let (own, around) = (LayoutItemID(view: view), LayoutItemID(view: superview))
    edit.added = [
      LayoutConstraint(own, .left, .equal, around, .left, constant: rect.minX),
      LayoutConstraint(own, .top, .equal, around, .top, constant: rect.minY),
      LayoutConstraint(own, .width, constant: rect.width), LayoutConstraint(own, .height, constant: rect.height),
    ]
    return edit
  }
}

extension LayoutConstraint {
  /// Whether one of its sides is a view or one of the view's guides.
  func names(_ view: Int) -> Bool { firstItem.view == view || secondItem?.view == view }
}
