internal import AutoLayout

extension Scene {
  /// The classes whose subviews constraints can place. Others, such as tables, bars and visual effect views, place
  /// their own subviews.
  private static let freeSuperviews: Set = ["view", "control", "scrollView", "tableViewCellContentView"]

  /// The positions of the views that a frame and a mask place, and that constraints could place instead.
  public var maskedViews: [Int] {
    views.indices.filter { position in
      let view = views[position]
      guard let superview = view.superview, view.placement.isPlacedByMask, view.placement.recordedFrame != nil else {
        return false
      }
      return !view.isPlacedByList && !view.list.isContentOfCell && !view.list.isAccessoryOfCell
        && Self.freeSuperviews.contains(views[superview].className)
    }
  }
}
