internal import AutoLayout
internal import Geometry
internal import Scenes

/// The place of a view along an axis in the direction of reading, and the constraints that could keep it there.
struct AxisSpan {
  let layout: Layout
  let view: Int
  let axis: Axis
  private let superview: Int

  /// The distance by which a centre may be off and still count as meant, in points (specification RES-04).
  private static let centreTolerance = 0.5
  /// The height of a row that one can touch, where nothing tells a better one, in points.
  private static let standardHeight = 44.0

  init(of view: Int, along axis: Axis, in layout: Layout) {
    self.layout = layout
    self.view = view
    self.axis = axis
    superview = layout.resolved.views[view].superview ?? 0
  }

  private var item: LayoutItemID { LayoutItemID(view: view) }
  private var start: LayoutAttribute { axis == .horizontal ? .leading : .top }
  private var end: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
  private var size: LayoutAttribute { axis == .horizontal ? .width : .height }

  /// The item at whose edges views of the root begin: what bars leave free of it.
  private var container: LayoutItemID {
    superview == 0 ? LayoutItemID(view: 0, guide: .safeArea) : LayoutItemID(view: superview)
  }

  // MARK: - Places

  /// A constraint for the place of the view.
  var constraintForPlace: LayoutConstraint {
    guard let own = designed(view) else { return constraintForGuessedPlace }
    let length = length(of: superview)
    let centre = axis == .horizontal ? LayoutAttribute.centerX : .centerY
    if ((own.lowerBound + own.upperBound - length) / 2).magnitude <= Self.centreTolerance {
      return LayoutConstraint(item, centre, .equal, LayoutItemID(view: superview), centre)
    }
    let before = neighbor { span in own.lowerBound - span.upperBound }
    let after = neighbor { span in span.lowerBound - own.upperBound }
    let distances = (before?.distance ?? own.lowerBound, after?.distance ?? length - own.upperBound)
    if distances.0 <= distances.1 {
      return before.map {
        LayoutConstraint(item, start, .equal, LayoutItemID(view: $0.view), end, constant: $0.distance)
      }
        ?? LayoutConstraint(item, start, .equal, LayoutItemID(view: superview), start, constant: distances.0)
    }
    return after.map { LayoutConstraint(item, end, .equal, LayoutItemID(view: $0.view), start, constant: -$0.distance) }
      ?? LayoutConstraint(item, end, .equal, LayoutItemID(view: superview), end, constant: -distances.1)
  }

  /// Below the view before it, or at the standard distance from the edge.
  private var constraintForGuessedPlace: LayoutConstraint {
    let before = siblings.last { $0 < view && !isOpen($0) && layout.frames[$0].height > 0 }
    if axis == .vertical, let before {
      return LayoutConstraint(
        item, .top, .equal, LayoutItemID(view: before), .bottom, constant: StandardSpacing.betweenSiblings)
    }
    return LayoutConstraint(item, start, .equal, container, start, constant: StandardSpacing.toSuperview)
  }

  // MARK: - Sizes

  /// A constraint for the size of the view, whose place is settled.
  func constraint(forSize open: AmbiguousLayout) -> LayoutConstraint {
    if let own = designed(view) {
      return LayoutConstraint(item, size, constant: own.upperBound - own.lowerBound)
    }
    guard axis == .horizontal else {
      let height = min(max(Self.standardHeight, open.minimum ?? 0), open.maximum ?? .infinity)
      return LayoutConstraint(item, size, constant: height)
    }
    // As far from the far edge as from the near one.
    let rect = layout.solution.alignmentRects
    let around = rect[superview]
    let isMirrored = layout.system.items[superview].direction == .rightToLeft
    let distance = isMirrored ? around.maxX - rect[view].maxX : rect[view].minX - around.minX
    return LayoutConstraint(
      item, end, .equal, LayoutItemID(view: superview), end, constant: -max(0, distance).rounded())
  }

  // MARK: - Designed frames

  /// From where to where a view was designed to reach in its superview; nil where no frame is recorded.
  private func designed(_ view: Int) -> ClosedRange<Double>? {
    guard let frame = layout.resolved.views[view].recordedFrame else { return nil }
    let rect = frame.inset(by: layout.system.items[view].alignmentRectInsets)
    let (first, last) = (rect.minimum(axis), max(rect.minimum(axis), rect.maximum(axis)))
    guard axis == .horizontal, layout.system.items[superview].direction == .rightToLeft else { return first...last }
    let length = length(of: superview)
    return (length - last)...(length - first)
  }

  /// The length of a view as it was designed, else as it is solved.
  private func length(of view: Int) -> Double {
    let recorded = layout.resolved.views[view].recordedFrame?.size
    return (recorded ?? layout.frames[view].size)[axis]
  }

  private var siblings: [Int] {
    layout.resolved.views.indices.filter { $0 != view && layout.resolved.views[$0].superview == superview }
  }

  private func isOpen(_ view: Int) -> Bool {
    layout.solution.ambiguities.contains { $0.view == view && $0.attribute.axis == axis }
  }

  /// The nearest sibling on one side that overlaps the view across and whose own place is settled.
  private func neighbor(_ distance: (ClosedRange<Double>) -> Double) -> (view: Int, distance: Double)? {
    guard let own = layout.resolved.views[view].recordedFrame else { return nil }
    let across = axis.perpendicular
    return siblings.compactMap { sibling -> (view: Int, distance: Double)? in
      guard !isOpen(sibling), let frame = layout.resolved.views[sibling].recordedFrame, let span = designed(sibling),
        own.minimum(across) < frame.maximum(across), frame.minimum(across) < own.maximum(across),
        case let distance = distance(span), distance >= 0
      else { return nil }
      return (sibling, distance)
    }
    .min { $0.distance < $1.distance }
  }
}
