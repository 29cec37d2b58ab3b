internal import AutoLayout
internal import Foundation
internal import Geometry

/// Values that depend on frames while these are being solved: the insets of guides and the widths of text.
struct ViewMetrics {
  /// The insets of each item's guides.
  private(set) var guideInsets: [GuideInsets] = []
  /// The width of each item's alignment rectangle in the previous pass, in points; nil in the first pass.
  private(set) var widths: [Double?]

  /// Creates the metrics after a solution; those of the first pass for nil.
  @MainActor
  init(of tree: ViewTree, after solution: LayoutSolution?) {
    widths = tree.elements.indices.map { solution?.alignmentRects[$0].width }
    for (position, element) in tree.elements.enumerated() {
      guideInsets.append(insets(of: element, position, tree, solution?.absoluteFrames))
    }
  }

  @MainActor
  private func insets(
    of element: ViewTree.Element, _ position: Int, _ tree: ViewTree, _ frames: [Rect]?
  ) -> GuideInsets {
    guard let view = element.view else { return GuideInsets() }
    guard tree.isPlacedBySuperview(element), let superview = element.superview else { return view.guideInsets }
    guard let frames else {
      return view.guideInsets(inside: guideInsets[superview], frame: nil, superviewSize: nil)
    }
    let outer = frames[superview]
    let origin = view.superview?.boundsOrigin ?? .zero
    let frame = frames[position].moved(byX: Double(origin.x) - outer.minX, y: Double(origin.y) - outer.minY)
    return view.guideInsets(
      inside: guideInsets[superview], frame: CGRect(frame),
      superviewSize: CGSize(width: outer.width, height: outer.height))
  }
}
