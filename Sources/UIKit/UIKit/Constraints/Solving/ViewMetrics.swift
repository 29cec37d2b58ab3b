internal import AutoLayout
internal import Foundation
internal import Geometry

/// Values that depend on frames while these are being solved: the insets of guides and the widths of text.
struct ViewMetrics {
  /// The insets of each item's guides.
  private(set) var guideInsets: [GuideInsets] = []
  /// The width of each item's alignment rectangle in the previous pass, in points; nil in the first pass.
  private(set) var widths: [Double?]

  /// Creates the metrics after a solution; for nil, the metrics of the first pass.
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
    return insets(of: view, in: superview, frames[position], frames[superview])
  }

  /// Returns the insets of a view with a frame in a superview, both in root coordinates.
  @MainActor
  private func insets(of view: UIView, in superview: Int, _ frame: Rect, _ outer: Rect) -> GuideInsets {
    let origin = view.superview?.boundsOrigin ?? .zero
    let frame = frame.moved(byX: Double(origin.x) - outer.minX, y: Double(origin.y) - outer.minY)
    return view.guideInsets(
      inside: guideInsets[superview], frame: CGRect(frame),
      superviewSize: CGSize(width: outer.width, height: outer.height))
  }

  /// Whether a solution leads to these metrics again, as another one did. Only views that have moved in their superview
  /// or changed their size are looked at.
  ///
  /// - Parameters:
  ///   - solution: The solution of a system with these metrics.
  ///   - former: Another solution, which leads to these metrics. It may be that of a system with other constants.
  ///   - items: The items of both systems.
  ///   - tree: The tree of the systems.
  @MainActor
  func followAgain(
    from solution: LayoutSolution, as former: LayoutSolution, _ items: [LayoutItem], _ tree: ViewTree
  ) -> Bool {
    let (frames, formerFrames) = (solution.absoluteFrames, former.absoluteFrames)
    guard frames.count == formerFrames.count, frames.count == tree.elements.count, frames.count == items.count else {
      return false
    }
    // What surrounds an island belongs to another system.
    if let root = tree.elements.first?.view, root.guideInsets != guideInsets[0] { return false }
    for position in frames.indices {
      let width = solution.alignmentRects[position].width
      if width != former.alignmentRects[position].width,
        tree.contentSize(at: position, width: width) != items[position].intrinsicContentSize
      {
        return false
      }
      guard let superview = tree.elements[position].superview, let view = tree.elements[position].view else { continue }
      let (frame, outer) = (frames[position], frames[superview])
      if frame.isPlaced(in: outer, like: formerFrames[position], in: formerFrames[superview]) { continue }
      if tree.isPlacedBySuperview(tree.elements[position]),
        insets(of: view, in: superview, frame, outer) != guideInsets[position]
      {
        return false
      }
    }
    return true
  }
}

extension Rect {
  /// Whether a rectangle has the size and the place in its outer rectangle that another one has in an outer rectangle
  /// of the same size.
  fileprivate func isPlaced(in outer: Rect, like other: Rect, in otherOuter: Rect) -> Bool {
    size == other.size && outer.size == otherOuter.size && minX - outer.minX == other.minX - otherOuter.minX
      && minY - outer.minY == other.minY - otherOuter.minY
  }
}
