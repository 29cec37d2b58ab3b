package import AutoLayout
internal import Foundation
package import Geometry
package import Scenes
package import Typography

/// A view and its descendants in the current layout, as values that scenes are drawn from.
package struct ViewSnapshot: Sendable, Hashable {
  /// The views and guides: the root first, superviews before their subviews, siblings from back to front.
  package let views: [View]
  /// The system of constraints, with the author's names.
  package let system: ConstraintSystem
  /// The solution of the system, with the actual frame of each view.
  package let solution: LayoutSolution
  /// The origin of each view's content relative to the view's upper left corner, in points: zero for views that do not
  /// scroll.
  package let contentOrigins: [Point]
}

extension UIView {
  /// Returns a snapshot of the view and its descendants at their current frames.
  ///
  /// - Parameters:
  ///   - owners: Objects other than the views and their controllers whose properties name views.
  ///   - textSize: The text size of fonts with a text style.
  package func snapshot(ownedBy owners: [AnyObject] = [], textSize: TextSize) -> ViewSnapshot {
    let tree = ViewTree(root: self, isWhole: true)
    let settled = LayoutEngine().settled(tree, rootSize: Size(bounds.size), adding: [])
    var system = settled.settled.system
    system.constraints.removeAll { $0.origin == .rootSize }
    let names = ViewNames(of: tree, owners).all
    for position in names.indices { system.items[position].name = names[position] }
    let described = tree.elements.indices.map { position in
      description(of: tree.elements[position], named: names[position], system.items[position], textSize)
    }
    return ViewSnapshot(
      views: described, system: system, solution: tree.solution(settled),
      contentOrigins: tree.elements.map { element in
        let origin = element.view?.boundsOrigin ?? .zero
        return Point(x: -Double(origin.x), y: -Double(origin.y))
      })
  }

  private func description(
    of element: ViewTree.Element, named name: String, _ item: LayoutItem, _ textSize: TextSize
  ) -> View {
    guard let view = element.view else {
      var guide = View(name: name, superview: element.superview)
      guide.identity.customClass = "UILayoutGuide"
      return guide
    }
    var described = view.description(named: name, superview: element.superview, textSize)
    described.placement.stack = item.stack
    described.placement.contentHugging = OptionalAxisPriorities(
      horizontal: item.contentHugging.horizontal, vertical: item.contentHugging.vertical)
    described.placement.compressionResistance = OptionalAxisPriorities(
      horizontal: item.compressionResistance.horizontal, vertical: item.compressionResistance.vertical)
    if item.alignmentRectInsets != .zero { described.placement.alignmentRectInsets = item.alignmentRectInsets }
    described.placement.isPlacedByMask = item.autoresizing != nil
    return described
  }
}

extension ViewTree {
  /// The positions of the subviews that UIKit adds to its own views.
  fileprivate var partsOfUIKit: Set<Int> {
    var parts: Set<Int> = []
    for (position, element) in elements.enumerated() {
      guard let superview = element.superview else { continue }
      let isPart = parts.contains(superview) || elements[superview].view?.ownsItsParts == true
      if isPart { parts.insert(position) }
    }
    return parts
  }

  /// The positions of elements that show text, or contain one that does. Letters are not scaled with their view.
  private var elementsWithText: Set<Int> {
    var found: Set<Int> = []
    for (position, element) in elements.enumerated().reversed() {
      let view = element.view
      let showsText = view is UILabel || view is UIControl || view is UITextView || view is UIBar
      guard showsText || found.contains(position) else { continue }
      found.insert(position)
      if let superview = element.superview { found.insert(superview) }
    }
    return found
  }

  /// Returns the solution with the current frames of the views, because code may have set some of them.
  fileprivate func solution(_ settled: SettledTree) -> LayoutSolution {
    var solution = settled.settled.solution
    solution.conflicts = settled.solution.conflicts
    let parts = partsOfUIKit
    solution.ambiguities = settled.solution.ambiguities.filter { !parts.contains($0.view) }
    solution.ambiguousContentSizes = settled.solution.ambiguousContentSizes
    // A smaller difference is the result of rounding.
    let pixel = 1 / max(1, Double(UIScreen.main.scale))
    var origins = [Point](repeating: .zero, count: elements.count)
    var scales = [CGAffineTransform](repeating: .identity, count: elements.count)
    let withText = elementsWithText
    for (position, element) in elements.enumerated() {
      guard let superview = element.superview, let view = element.view else { continue }
      let (place, scale) = view.shownPlace(scales: !withText.contains(position))
      let frame = Rect(place.applying(scales[superview])).moved(byX: origins[superview].x, y: origins[superview].y)
      origins[position] = frame.origin
      scales[position] = scales[superview].concatenating(scale)
      let solved = solution.absoluteFrames[position]
      guard frame.isAway(from: solved, by: pixel) else { continue }
      solution.absoluteFrames[position] = frame
      solution.alignmentRects[position] = frame.inset(by: EdgeInsets(view.alignmentRectInsets))
    }
    return solution
  }
}

extension UIView {
  /// Returns the frame after the view's transform, and the scale of its subviews. A rotation is not applied.
  fileprivate func shownPlace(scales: Bool) -> (CGRect, CGAffineTransform) {
    let map = transform
    let isScaled = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0 && (map.a != 1 || map.d != 1)
    guard scales, isScaled else { return (unscaledPlace, .identity) }
    return (frame, CGAffineTransform(scaleX: map.a, y: map.d))
  }

  /// The frame at the view's own size. Zoomed content keeps its upper left corner, other views their center.
  private var unscaledPlace: CGRect {
    if let scroll = superview as? UIScrollView, scroll.hasZoomed(self) {
      return CGRect(origin: frame.origin, size: untransformedFrame.size)
    }
    return untransformedFrame.offsetBy(dx: transform.tx, dy: transform.ty)
  }
}

extension Rect {
  /// Whether at least one edge differs from another rectangle's by at least a distance, in points.
  fileprivate func isAway(from other: Rect, by distance: Double) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).contains {
      abs($0 - $1) >= distance
    }
  }
}
