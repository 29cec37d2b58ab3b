package import AutoLayout
internal import Geometry
package import SceneLayouts

/// The positions and sizes of a layout that are open because a conflict has broken a constraint.
package struct OpenedPlaces {
  /// An axis of a view.
  private struct Place: Hashable {
    var view: Int
    var axis: Axis?
  }

  /// The first broken constraint that names each view along each axis.
  private var first: [Place: LayoutConstraint] = [:]
  /// The broken constraints for the open attributes of each view.
  private var broken: [Int: [LayoutConstraint]] = [:]

  /// Finds the opened positions and sizes of a layout, each with the first broken constraint that names its view along
  /// its axis.
  package init(in layout: Layout) {
    for constraint in layout.solution.conflicts.lazy.map(\.broken) {
      for view in [constraint.firstItem.view, constraint.secondItem?.view].compactMap(\.self) {
        let place = Place(view: view, axis: constraint.firstAttribute.axis)
        if first[place] == nil { first[place] = constraint }
      }
    }
    guard !first.isEmpty else { return }
    for open in layout.solution.ambiguities {
      guard let constraint = constraint(settling: open) else { continue }
      broken[open.view, default: []].append(constraint)
    }
  }

  /// Returns the broken constraint that would have settled an open attribute: one that names the same view along the
  /// same axis.
  package func constraint(settling open: AmbiguousLayout) -> LayoutConstraint? {
    first[Place(view: open.view, axis: open.attribute.axis)]
  }

  /// Returns the broken constraints for the open attributes of the given views.
  func brokenConstraints(opening views: Set<Int>) -> Set<LayoutConstraint> {
    Set(views.flatMap { broken[$0, default: []] })
  }
}
