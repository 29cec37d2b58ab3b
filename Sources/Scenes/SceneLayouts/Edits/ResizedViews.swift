internal import AutoLayout
public import Geometry
internal import Scenes
public import Typography

extension ResolvableScene {
  /// The views that get another frame when one of them does (specification IBR-09).
  ///
  /// The view has its new frame whatever its constraints say; those of the others hold as far as they can.
  ///
  /// - Parameters:
  ///   - view: The position of the view that is resized.
  ///   - frame: Its new frame in the superview's coordinates, in points.
  ///   - descendants: True where what lies in the view follows its constraints; it stays as it is otherwise.
  ///   - surroundings: True where siblings, ancestors and what lies in them follow theirs.
  ///   - measurer: The engine that measures text.
  /// - Returns: The view and all that move, in their order.
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

  /// A change by which a view has a frame, and everything that names the view gives way.
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
  /// True where one of its sides is a view or a guide of it.
  func names(_ view: Int) -> Bool { firstItem.view == view || secondItem?.view == view }
}
