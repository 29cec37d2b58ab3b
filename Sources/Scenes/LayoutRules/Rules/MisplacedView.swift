internal import SceneLayouts
internal import Scenes

/// A misplaced view, with the views that are misplaced because it is.
struct MisplacedView {
  /// The view, by its position.
  let position: Int
  /// The difference of its frames.
  let misplacement: Misplacement
  /// The views that follow it, by their positions.
  private(set) var followers: [Int] = []

  init(position: Int, misplacement: Misplacement) {
    self.position = position
    self.misplacement = misplacement
  }

  /// The views that others follow, in the order of the scene: what lies in a wider view is wider, and what is tied to a
  /// moved one is moved, both by the same distance, or by half of it about a centre.
  ///
  /// A view that Xcode marked counts for itself.
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
  /// The numbers by which the frames differ, without their signs, in points.
  fileprivate var distances: [Double] {
    badges.map { abs($0.quantity.value(in: expected) - $0.quantity.value(in: actual)) }
  }
}
