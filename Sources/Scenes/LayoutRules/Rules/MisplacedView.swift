internal import SceneLayouts
internal import Scenes

/// A misplaced view, with the views that are misplaced because of it.
struct MisplacedView {
  /// The position of the view.
  let position: Int
  /// The difference of its frames.
  let misplacement: Misplacement
  /// The positions of the views that follow it.
  private(set) var followers: [Int] = []

  init(position: Int, misplacement: Misplacement) {
    self.position = position
    self.misplacement = misplacement
  }

  /// Returns the views that others follow, in the order of the scene. A view in a wider one is wider, and a view tied
  /// to a moved one is moved. Both change by the same distance, or by half of it for a center.
  ///
  /// A view that Xcode marked is always reported separately.
  static func causes(among misplaced: [MisplacedView], in layout: Layout) -> [MisplacedView] {
    var causes: [MisplacedView] = []
    for view in misplaced {
      let isMarked = layout.resolved.views[view.position].placement.isMarkedMisplaced
      guard !isMarked, let cause = causes.firstIndex(where: { $0.explains(view) }) else {
        causes.append(view)
        continue
      }
      causes[cause].followers.append(view.position)
    }
    return causes
  }

  private func explains(_ other: MisplacedView) -> Bool {
    let own = misplacement.distances
    return other.misplacement.distances.allSatisfy { distance in
      own.contains { [$0, $0 / 2, $0 * 2].contains { abs($0 - distance) <= 1 } }
    }
  }
}

extension Misplacement {
  /// The absolute differences between the frames, in points.
  fileprivate var distances: [Double] {
    badges.map { abs($0.quantity.value(in: expected) - $0.quantity.value(in: actual)) }
  }
}
