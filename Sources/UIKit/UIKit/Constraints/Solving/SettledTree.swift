internal import AutoLayout
internal import Foundation
internal import Geometry

/// A tree that was solved until margins and wrapped text no longer changed.
@MainActor
struct SettledTree {
  let tree: ViewTree
  /// The system with the preferences that move ambiguous values to bounds.
  let settled: SettledSystem<ViewMetrics>
  /// The solution without those preferences, which knows the ambiguities.
  let solution: LayoutSolution

  /// Whether the constraints determine all views, and none of them is broken.
  var isDetermined: Bool { solution.conflicts.isEmpty && solution.ambiguities.isEmpty && solution.isComplete }

  /// Marks the constraints that were broken, so that they stay broken, and records the conflicts.
  func breakConstraints() {
    guard !solution.conflicts.isEmpty else { return }
    let broken = Set(solution.conflicts.compactMap(\.broken.tag))
    for constraint in tree.installedConstraints where broken.contains(constraint.order) { constraint.isBroken = true }
    let descriptions = LayoutDescriptions(of: settled.system)
    for conflict in solution.conflicts {
      LayoutFaults.record(
        LayoutConflict(
          description: descriptions.log(of: conflict, detail: .full),
          constraints: conflict.conflicting.map(settled.system.equation)))
    }
  }

  /// Stores the frames of the solution, in the superviews' coordinates and rounded to pixels, and requests a layout if
  /// they changed.
  func note(on grid: PixelGrid) {
    let frames = settled.solution.absoluteFrames.map(grid.rounded)
    let ambiguous = Set(solution.ambiguities.map(\.view))
    for (position, element) in tree.elements.enumerated() {
      element.view?.isAmbiguous = ambiguous.contains(position)
      guard let superview = element.superview else { continue }
      let origin = frames[superview].origin
      let frame = CGRect(frames[position].moved(byX: -origin.x, y: -origin.y))
      guard let view = element.view else {
        (element.item as? UILayoutGuide)?.solvedFrame = frame
        continue
      }
      guard view.solvedFrame != frame else { continue }
      view.solvedFrame = frame
      if !view.translatesAutoresizingMaskIntoConstraints { (view.superview ?? view).isLayoutNeeded = true }
    }
    noteContentSizes(grid)
  }

  private func noteContentSizes(_ grid: PixelGrid) {
    for content in settled.solution.contentSizes {
      guard let scrollView = tree.elements[content.view].item as? UIScrollView,
        settled.system.namesContent(of: content.view)
      else { continue }
      scrollView.solvedContentSize = CGSize(
        width: grid.rounded(content.size.width), height: grid.rounded(content.size.height))
    }
  }
}
