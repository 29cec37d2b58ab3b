internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

extension ResolvedScene {
  /// Returns the scene at the size of its container view. Returns the same scene if the screen contains it, or if it is
  /// solved as its document recorded it.
  ///
  /// UIKit gives a child the part of its parent's safe area that covers it, plus the bars of its own controllers. A
  /// container whose height nothing in the parent decides gets the height of the child, since code has to set it. A
  /// container without a size shows nothing, and its scene keeps the size of the screen so that it can still be
  /// checked.
  func placedInContainer(measuringTextWith measurer: any TextMeasuring) -> ResolvedScene {
    guard !isAsSaved, case .container(let view, let parent) = surroundings else { return self }
    var around = parent.resolved(for: variant, at: stage, leafSizes: leafSizes)
    let screen = variant.device.insets(in: variant.orientation)
    // Insets that the user added for bars of other documents reach the child through its parent.
    around.safeArea = around.safeArea + (safeArea - (screen + ownBars))
    var solver = LayoutSolver()
    let layout = around.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver)
    guard layout.hasRoom(in: view) else { return self }
    var placed = filling(size: layout.absoluteFrames[view].size, covered: layout.coveredInsets(of: view))
    if layout.isHeightLeftToChild(of: view) { placed.preferredHeight = PreferredHeight(placed.rootSize.height) }
    return placed
  }

  /// Returns the scene with the size, the safe area and the margins that a container view gives it.
  ///
  /// - Parameters:
  ///   - size: The size of the container view, in points.
  ///   - covered: The insets by which bars and the edges of the screen cover it, in points.
  func filling(size: Size, covered: EdgeInsets) -> ResolvedScene {
    var placed = self
    placed.rootSize = size
    placed.safeArea = covered + ownBars
    placed.rootMargins = variant.device.statements.margins ?? SystemMargins.root(width: size.width)
    return placed
  }

  /// The space that the bars of the scene's own controllers take in addition to the screen's insets, in points.
  private var ownBars: EdgeInsets {
    variant.device.safeArea(in: variant.orientation, under: bars) - variant.device.insets(in: variant.orientation)
  }
}

extension ResolvedScene {
  /// Whether a view is inside one whose content scrolls, at any depth.
  fileprivate func scrolls(around view: Int) -> Bool {
    guard let superview = views[view].superview else { return false }
    return views[superview].scrolls || scrolls(around: superview)
  }
}

extension Layout {
  /// Whether a container view has a size, so that something can be shown in it.
  func hasRoom(in view: Int) -> Bool {
    guard absoluteFrames.indices.contains(view) else { return false }
    return absoluteFrames[view].width > 0 && absoluteFrames[view].height > 0
  }

  /// Returns the insets by which bars and the edges of the screen cover a container view, in points.
  func coveredInsets(of view: Int) -> EdgeInsets {
    // Scrolling content, such as the rows of a table, can be dragged away from bars and edges.
    resolved.scrolls(around: view) ? .zero : safeAreaInsets(of: absoluteFrames[view])
  }

  /// Whether none of the author's constraints gives a container view a height, so that the height is open or that of a
  /// row.
  fileprivate func isHeightLeftToChild(of view: Int) -> Bool {
    let isInRow = path(to: view).contains { if case .cell = resolved.views[$0].content { true } else { false } }
    guard isInRow || isOpen(.height, of: view) else { return false }
    return !resolved.constraints.contains {
      $0.firstItem == LayoutItemID(view: view) && $0.firstAttribute == .height && $0.origin == .author
    }
  }

  /// Returns the insets by which bars and the edges of the screen cover a frame in root coordinates, in points.
  fileprivate func safeAreaInsets(of frame: Rect) -> EdgeInsets {
    let root = resolved.rootSize
    let insets = resolved.safeArea
    return EdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, frame.maxY - (root.height - insets.bottom)),
      right: max(0, frame.maxX - (root.width - insets.right)))
  }
}
