public import AutoLayout
public import Geometry
internal import Scenes

/// The origins of the content of scroll views, which determine what is visible.
///
/// Auto Layout does not account for bars over a scroll view. Its content has its origin at 0, and the scroll view shows
/// it from `-adjustedContentInset.top` on. So the content starts below the bars and can still be dragged under them
/// (Apple's page "UIScrollView.ContentInsetAdjustmentBehavior.automatic"). The frames of views are unchanged.
public struct ScrolledContent: Sendable, Hashable {
  /// The distance of each view's content from the view's upper left corner, in points. Empty if all of it starts there.
  public private(set) var origins: [Point] = []
  /// The distance of each view on the screen from its position in Auto Layout, in points. Empty if there is none.
  public private(set) var shifts: [Point] = []

  /// Creates content that starts at the edges of its views.
  public init() {}

  /// Creates the content of a scene's views.
  ///
  /// `safeArea` returns the insets by which bars and the edges of the screen cover the view at a position, in points.
  init(of resolved: ResolvedScene, safeArea: (Int) -> EdgeInsets) {
    let origins = resolved.views.indices.map { position in
      resolved.views[position].scrollsContent
        ? resolved.contentOrigin(of: position, safeArea: safeArea(position)) : .zero
    }
    self.init(origins: origins, of: resolved)
  }

  /// Creates the content of a scene's views.
  ///
  /// `origins` is the distance of each view's content from the view's upper left corner, in points.
  init(origins: [Point], of resolved: ResolvedScene) {
    guard origins.contains(where: { $0 != .zero }) else { return }
    self.origins = origins
    for view in resolved.views {
      let superview = view.superview.flatMap { shifts.indices.contains($0) ? $0 : nil }
      shifts.append(superview.map { shifts[$0] + origins[$0] } ?? .zero)
    }
  }

  /// Returns the distance of the content of the view at a position from the view's upper left corner, in points.
  public func origin(of view: Int) -> Point { origins.indices.contains(view) ? origins[view] : .zero }

  /// Returns the distance of the view at a position on the screen from its position in Auto Layout, in points.
  public func shift(of view: Int) -> Point { shifts.indices.contains(view) ? shifts[view] : .zero }

  /// Returns the visible rectangles of the views, in root coordinates.
  func shown(_ rects: [Rect]) -> [Rect] {
    guard !shifts.isEmpty else { return rects }
    return rects.enumerated().map { position, rect in
      let shift = shift(of: position)
      return rect.moved(byX: shift.x, y: shift.y)
    }
  }
}

extension ResolvedScene {
  /// Returns the distance of the content of the scroll view at a position from the view's upper left corner, in points.
  ///
  /// `safeArea` are the insets by which bars and the edges of the screen cover it, in points.
  fileprivate func contentOrigin(of position: Int, safeArea: EdgeInsets) -> Point {
    let own = views[position].placement.scrollInsets.contentInset
    func distance(_ axis: Axis, _ own: Double, _ covered: Double) -> Double {
      let distance = own + (covered != 0 && adjustsContent(of: position, along: axis) ? covered : 0)
      return distance != 0 && isContentFree(of: position, along: axis) ? distance : 0
    }
    return Point(
      x: distance(.horizontal, own.left, safeArea.left), y: distance(.vertical, own.top, safeArea.top))
  }

  /// Whether the safe area insets the content of a scroll view along an axis.
  ///
  /// Through iOS 10, there were no safe areas, and only controllers inset the content, for their own view.
  private func adjustsContent(of position: Int, along axis: Axis) -> Bool {
    let isController = axis == .vertical && adjustsScrollViewInsets && isShownUnderBars(position)
    if let version = variant.systemVersion, version < 11 { return isController }
    let isDragged = views[position].isDragged(along: axis)
    return switch views[position].placement.scrollInsets.adjustment {
    case .never: false
    case .always: true
    case .scrollableAxes: isDragged
    // A controller that does not adjust leaves the content where it is.
    case .automatic: adjustsScrollViewInsets && (isDragged || isController)
    }
  }

  /// Whether a controller with bars has the view as its content: it is the root or the first view in it.
  private func isShownUnderBars(_ position: Int) -> Bool {
    !bars.isEmpty && (position == 0 || views.firstIndex { $0.superview == 0 } == position)
  }

  /// Whether no constraint ties the content of a scroll view to a place outside it, which no inset moves.
  private func isContentFree(of position: Int, along axis: Axis) -> Bool {
    !constraints.contains { constraint in
      guard constraint.firstAttribute.axis == axis, constraint.firstAttribute.kind != .size,
        let second = constraint.secondItem
      else { return false }
      return isContent(constraint.firstItem, of: position) != isContent(second, of: position)
    }
  }

  /// Whether an item is inside a view or is its content.
  private func isContent(_ item: LayoutItemID, of position: Int) -> Bool {
    if item.view == position { return item.guide?.scrolls ?? false }
    var current = views.indices.contains(item.view) ? views[item.view].superview : nil
    while let view = current, view > position { current = views[view].superview }
    return current == position
  }
}

extension Layout {
  /// The solution with the content of scroll views where it is visible.
  public var shownSolution: LayoutSolution {
    guard !scrolledContent.shifts.isEmpty else { return solution }
    var shown = solution
    shown.alignmentRects = scrolledContent.shown(solution.alignmentRects)
    shown.absoluteFrames = scrolledContent.shown(solution.absoluteFrames)
    shown.guides = solution.guides.map { guide in
      let view = guide.item.view
      let origin = guide.item.guide?.scrolls == true ? scrolledContent.origin(of: view) : .zero
      let shift = scrolledContent.shift(of: view) + origin
      return .init(item: guide.item, rect: guide.rect.moved(byX: shift.x, y: shift.y))
    }
    return shown
  }
}
