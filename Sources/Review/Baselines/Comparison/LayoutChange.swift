package import Geometry
package import ReviewReports

/// A difference between a layout and what was approved.
package enum LayoutChange: Sendable, Hashable {
  /// The position of a view in its superview changed, but not its size.
  case moved(view: String, from: Rect, to: Rect)
  /// The size of a view changed, and perhaps its position.
  case resized(view: String, from: Rect, to: Rect)
  /// A view looks different: its text, font, color or image.
  case restyled(view: String, from: String, to: String)
  /// A view that is new.
  case added(view: String)
  /// A view that is gone.
  case removed(view: String)
  /// A warning or error that is new: `truncated title`.
  case failing(String)
  /// A warning or error that is gone.
  case fixed(String)

  /// Returns the differences between an approved layout and the current one: first those of the current views, in their
  /// order, then removed views, then findings.
  ///
  /// `tolerance` is the largest difference between the numbers of equal frames, in points.
  package static func changes(from approved: LayoutRecord, to present: LayoutRecord, tolerance: Double)
    -> [LayoutChange]
  {
    let before = Dictionary(approved.views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let there = Set(present.views.map(\.path))
    let views = present.views.flatMap { view in
      before[view.path].map { changes(from: $0, to: view, tolerance) } ?? [.added(view: view.path)]
    }
    let removed = approved.views.filter { !there.contains($0.path) }.map { LayoutChange.removed(view: $0.path) }
    let (old, new) = (approved.accepted.union(approved.findings), present.accepted.union(present.findings))
    return views + removed + present.findings.filter { !old.contains($0) }.map(LayoutChange.failing)
      + approved.findings.filter { !new.contains($0) }.map(LayoutChange.fixed)
  }

  /// The difference up to which frames are equal, in points. Rounding a frame in another superview may leave a
  /// ten-thousandth of a point.
  static let leastDifference = 0.001

  private static func changes(
    from old: LayoutRecord.ViewRecord, to new: LayoutRecord.ViewRecord, _ tolerance: Double
  ) -> [LayoutChange] {
    let tolerance = max(tolerance, leastDifference)
    func differs(_ first: Double, _ second: Double) -> Bool { abs(first - second) > tolerance }
    var changes: [LayoutChange] = []
    if differs(old.frame.width, new.frame.width) || differs(old.frame.height, new.frame.height) {
      changes.append(.resized(view: new.path, from: old.frame, to: new.frame))
    } else if differs(old.frame.minX, new.frame.minX) || differs(old.frame.minY, new.frame.minY) {
      changes.append(.moved(view: new.path, from: old.frame, to: new.frame))
    }
    if old.look != new.look { changes.append(.restyled(view: new.path, from: old.look, to: new.look)) }
    return changes
  }
}
