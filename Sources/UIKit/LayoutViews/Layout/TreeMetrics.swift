internal import AutoLayout
internal import Geometry

/// Numbers that depend on frames which are themselves being solved: the insets of guides, and the widths of texts.
struct TreeMetrics: Hashable {
  /// The insets of each item's guides.
  private(set) var guideInsets: [GuideInsets] = []
  /// The width of each item's alignment rectangle in the former pass, in points; nil in the first.
  private(set) var widths: [Double?]

  /// The metrics that follow from a solution, or those of the first pass for nil.
  init(of tree: LayoutTree, after solution: LayoutSolution?) {
    widths = tree.elements.indices.map { solution?.alignmentRects[$0].width }
    for (position, element) in tree.elements.enumerated() {
      guideInsets.append(insets(of: element, position, tree, solution?.absoluteFrames))
    }
  }

  private func insets(
    of element: LayoutTree.Element, _ position: Int, _ tree: LayoutTree, _ frames: [Rect]?
  ) -> GuideInsets {
    guard let view = element.view else { return GuideInsets() }
    let superview = element.superview
    let distances = superview.flatMap { superview in frames.map { $0[superview].insets(of: $0[position]) } }
    return GuideInsets(
      margins: view.layoutMargins, insetsFromSafeArea: view.insetsLayoutMarginsFromSafeArea,
      preservesSuperviewMargins: view.preservesSuperviewLayoutMargins && superview != nil,
      inside: superview.map { guideInsets[$0] } ?? GuideInsets(),
      isScrolled: superview.map { tree.elements[$0].item is LayoutScrollView } ?? false, at: distances,
      additionalSafeArea: view.additionalSafeAreaInsets,
      width: frames?[position].width ?? (superview == nil ? view.frame.width : 0))
  }
}
