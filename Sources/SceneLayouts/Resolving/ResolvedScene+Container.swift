internal import AutoLayout
internal import Geometry
internal import Scenes

extension ResolvedScene {
  /// The scene at the size of the container view that it lies in; the same scene where the screen holds it, or where it
  /// is solved as its document recorded it.
  ///
  /// UIKit gives a child the part of its parent's safe area that covers it, and the bars of its own controllers on top.
  /// A container whose height nothing in the parent decides takes that of the child, as code has to make it.
  /// A container without a size shows nothing; its scene keeps the size of the screen, so that it can still be judged.
  func placedInContainer(measuringTextWith measurer: any TextMeasuring) -> ResolvedScene {
    guard !isAsSaved, case .container(let view, let parent) = scene.surroundings else { return self }
    var around = parent.resolved(for: variant, at: stage, leafSizes: leafSizes)
    let screen = variant.device.insets(in: variant.orientation)
    let ownBars = variant.device.safeArea(in: variant.orientation, under: scene.bars)
    // What the user added for bars of other documents reaches the child through its parent.
    around.safeArea = around.safeArea + (safeArea - ownBars)
    var solver = LayoutSolver()
    let layout = around.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
    guard layout.absoluteFrames.indices.contains(view) else { return self }
    let frame = layout.absoluteFrames[view]
    guard frame.width > 0, frame.height > 0 else { return self }
    var placed = self
    placed.rootSize = frame.size
    if layout.isHeightLeftToChild(of: view) { placed.wishedHeight = WishedHeight(frame.height) }
    // What scrolls, as the rows of a table do, is dragged away from bars and edges.
    let covered = around.scrolls(around: view) ? .zero : layout.safeAreaInsets(of: frame)
    placed.safeArea = covered + (ownBars - screen)
    placed.rootMargins = variant.device.statements.margins ?? SystemMargins.root(width: frame.width)
    return placed
  }
}

extension ResolvedScene {
  /// True where a view lies in one whose content scrolls, at any depth.
  fileprivate func scrolls(around view: Int) -> Bool {
    guard let superview = views[view].superview else { return false }
    return views[superview].scrolls || scrolls(around: superview)
  }
}

extension Layout {
  /// True where no constraint of the author's gives a container view a height: it is open, or that of a row.
  fileprivate func isHeightLeftToChild(of view: Int) -> Bool {
    let isInRow = path(to: view).contains { if case .cell = resolved.views[$0].content { true } else { false } }
    guard isInRow || isOpen(.height, of: view) else { return false }
    return !resolved.constraints.contains {
      $0.firstItem == LayoutItemID(view: view) && $0.firstAttribute == .height && $0.origin == .author
    }
  }

  /// The depth to which the bars and the edges of the screen reach into a frame in root coordinates, in points.
  fileprivate func safeAreaInsets(of frame: Rect) -> EdgeInsets {
    let root = resolved.rootSize
    let insets = resolved.safeArea
    return EdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, frame.maxY - (root.height - insets.bottom)),
      right: max(0, frame.maxX - (root.width - insets.right)))
  }
}
