public import AutoLayout
public import Geometry
internal import Scenes

/// The places at which the content of scroll views begins, and therefore those at which it is seen.
///
/// Auto Layout knows nothing of bars over a scroll view: its content has its origin at 0, and the scroll view shows it
/// from `-adjustedContentInset.top` on, so that the content begins below the bars and still can be dragged under them
/// (Apple's page "UIScrollView.ContentInsetAdjustmentBehavior.automatic"; the frames of views stay what they are).
public struct ScrolledContent: Sendable, Hashable {
  /// The distance of each view's content from the view's upper left corner, in points; empty where all of it begins there.
  public private(set) var origins: [Point] = []
  /// The distance of each view on the screen from its place in Auto Layout, in points; empty where there is none.
  public private(set) var shifts: [Point] = []

  /// Content that begins at the edges of its views.
  public init() {}

  /// The content of a scene's views.
  ///
  /// - Parameter safeArea: What bars and the edges of the screen cover of the view at a position, in points.
  init(of resolved: ResolvedScene, safeArea: (Int) -> EdgeInsets) {
    let origins = resolved.views.indices.map { position in
      resolved.views[position].scrollsContent
        ? resolved.contentOrigin(of: position, safeArea: safeArea(position)) : .zero
    }
    self.init(origins: origins, of: resolved)
  }

  /// The content of a scene's views.
  ///
  /// - Parameter origins: The distance of each view's content from the view's upper left corner, in points.
  init(origins: [Point], of resolved: ResolvedScene) {
    guard origins.contains(where: { $0 != .zero }) else { return }
    self.origins = origins
    for view in resolved.views {
      let superview = view.superview.flatMap { shifts.indices.contains($0) ? $0 : nil }
      shifts.append(superview.map { shifts[$0] + origins[$0] } ?? .zero)
    }
  }

  /// The distance of the content of the view at a position from its upper left corner, in points.
  public func origin(of view: Int) -> Point { origins.indices.contains(view) ? origins[view] : .zero }

  /// The distance of the view at a position on the screen from its place in Auto Layout, in points.
  public func shift(of view: Int) -> Point { shifts.indices.contains(view) ? shifts[view] : .zero }

  /// Rectangles of the views in root coordinates where they are seen.
  func shown(_ rects: [Rect]) -> [Rect] {
    guard !shifts.isEmpty else { return rects }
    return rects.enumerated().map { position, rect in
      let shift = shift(of: position)
      return rect.moved(byX: shift.x, y: shift.y)
    }
  }
}

extension ResolvedScene {
  /// The distance of the content of the scroll view at a position from its upper left corner, in points.
  ///
  /// - Parameter safeArea: What bars and the edges of the screen cover of it, in points.
  fileprivate func contentOrigin(of position: Int, safeArea: EdgeInsets) -> Point {
    let own = views[position].placement.scrollInsets.contentInset
    func distance(_ axis: Axis, _ own: Double, _ covered: Double) -> Double {
      let distance = own + (covered != 0 && adjustsContent(of: position, along: axis) ? covered : 0)
      return distance != 0 && isContentFree(of: position, along: axis) ? distance : 0
    }
    return Point(
      x: distance(.horizontal, own.left, safeArea.left), y: distance(.vertical, own.top, safeArea.top))
  }

  /// True where the safe area keeps the content of a scroll view off its edges along an axis.
  ///
  /// Until iOS 10 there were no safe areas, and controllers alone did that for the view that they show.
  private func adjustsContent(of position: Int, along axis: Axis) -> Bool {
    let isController = axis == .vertical && adjustsScrollViewInsets && isShownUnderBars(position)
    if let version = variant.systemVersion, version < 11 { return isController }
    let isDragged = views[position].isDragged(along: axis)
    return switch views[position].placement.scrollInsets.adjustment {
    case .never: false
    case .always: true
    case .scrollableAxes: isDragged
    // Who told the controller not to adjust wants the content where it is.
    case .automatic: adjustsScrollViewInsets && (isDragged || isController)
    }
  }

  /// True where a controller that shows bars has the view as its content: it is the root or the first in it.
  private func isShownUnderBars(_ position: Int) -> Bool {
    !bars.isEmpty && (position == 0 || views.firstIndex { $0.superview == 0 } == position)
  }

  /// True where no constraint ties what lies in a scroll view to a place outside of it, which no inset moves.
  private func isContentFree(of position: Int, along axis: Axis) -> Bool {
    !constraints.contains { constraint in
      guard constraint.firstAttribute.axis == axis, constraint.firstAttribute.kind != .size,
        let second = constraint.secondItem
      else { return false }
      return isContent(constraint.firstItem, of: position) != isContent(second, of: position)
    }
  }

  /// True where an item lies in a view or is its content.
  private func isContent(_ item: LayoutItemID, of position: Int) -> Bool {
    if item.view == position { return item.guide?.scrolls ?? false }
    var current = views.indices.contains(item.view) ? views[item.view].superview : nil
    while let view = current, view > position { current = views[view].superview }
    return current == position
  }
}

extension Layout {
  /// The solution with the content of scroll views at the place where it is seen.
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
