internal import AutoLayout
internal import Findings
package import Geometry
internal import LayoutRules
package import SceneLayouts
internal import Scenes

/// A part of the placement of a view along an axis.
package enum PlacementKind: Sendable, Hashable {
  /// The distance between the left or top edges of the view and its superview.
  case position
  /// The width or height.
  case size
}

/// Explains the placement of a view: `trace --affecting VIEW`.
package enum PlacementText {
  /// The distances of a view along some axes, each followed by the constraints that it is the sum of (specification
  /// AFF-01). Each line ends with a line break:
  ///
  ///     toggle.left = 135.5 in page
  ///         160    0.5 × 320  page.width == 320   (the screen)
  ///         -24.5  -0.5 × 49  toggle.width <= 49 @750   (the content)
  ///         0      1 × 0      toggle: { centerX: superview }   (line 8)
  ///
  /// The first column is the contribution of a constraint, in points. The second is the change of the distance for a
  /// change of the constant by one, times that constant. Distances are those of the alignment rectangle, before
  /// rounding to the pixel grid. An ambiguous distance has its interval instead of a sum and, if causes are included,
  /// the missing constraint:
  ///
  ///     toggle.width is open: 0 or more
  ///         needs a constraint, for instance 'toggle.width == 49'
  ///
  /// - Parameters:
  ///   - view: The position of the view in the scene. The text is empty if there is no such view.
  ///   - axes: The axes, in the order of the text.
  ///   - kind: The part to include; nil for position and size.
  ///   - layout: The layout.
  ///   - tellsCauses: Whether to include the causes of ambiguous distances.
  package static func text(
    ofView view: Int, along axes: [Axis], only kind: PlacementKind? = nil, in layout: Layout,
    tellingCauses tellsCauses: Bool = false
  ) -> String {
    axes.compactMap { layout.system.explanation(ofView: view, axis: $0, in: layout.solution) }
      .flatMap { (kind == .size ? [] : [$0.position]) + (kind == .position ? [] : [$0.length]) }
      .map { text(of: $0, ofView: view, in: layout, tellsCauses) }
      .joined()
  }

  private static func text(
    of sum: PlacementExplanation.Sum, ofView view: Int, in layout: Layout, _ tellsCauses: Bool
  ) -> String {
    let system = layout.system
    let name = "\(system.name(of: LayoutItemID(view: view)).oneLine).\(sum.attribute.name)"
    let superview = sum.attribute.kind == .size ? nil : system.items[view].superview
    let place = superview.map { " in \(system.name(of: LayoutItemID(view: $0)).oneLine)" } ?? ""
    if let ambiguity = sum.ambiguity {
      let lines = lines(ofOpen: ambiguity, in: layout, calling: system)
      return "\(lines[0])\n" + (tellsCauses ? "    \(lines[1])\n" : "")
    }
    let rows = sum.summands.map { summand in
      [
        decimal(summand.contribution), "\(decimal(summand.factor)) × \(decimal(summand.constant))",
        "\(system.text(of: summand.constraint).oneLine)\(summand.constraint.provenance)",
      ]
    }
    return "\(name) = \(decimal(sum.value))\(place)\n" + TextTable.aligned(rows, indentation: "    ")
  }

  /// Returns a distance that the constraints leave open with its interval, and what is missing or skipped.
  ///
  /// - Parameters:
  ///   - open: The open attribute.
  ///   - layout: The layout.
  ///   - system: The system of the layout, with the names that are shown.
  static func lines(
    ofOpen open: AmbiguousLayout, in layout: Layout, calling system: ConstraintSystem
  ) -> [String] {
    let name = "\(system.name(of: LayoutItemID(view: open.view)).oneLine).\(open.attribute.name)"
    let superview = open.attribute.kind == .size ? nil : system.items[open.view].superview
    let place = superview.map { " in \(system.name(of: LayoutItemID(view: $0)).oneLine)" } ?? ""
    return ["\(name) is open\(place): \(open.interval)", cause(of: open, in: layout, calling: system)]
  }

  /// Returns the conflict or the missing constraint that leaves an attribute open: `follows b.width, which needs a
  /// constraint`.
  private static func cause(
    of open: AmbiguousLayout, in layout: Layout, calling system: ConstraintSystem
  ) -> String {
    let cause = AmbiguityCauses(of: layout.toldAmbiguities, in: layout).cause(of: open)
    let name = "\(system.name(of: LayoutItemID(view: cause.view)).oneLine).\(cause.attribute.name)"
    let place = layout.resolved.views[cause.view].source.map { " (line \($0.line))" } ?? ""
    let follows = cause == open ? "" : "follows \(name)\(place), which "
    if let broken = layout.brokenConstraint(settling: cause) {
      let text = "'\(system.text(of: broken).oneLine)'\(broken.provenance)"
      return (cause == open ? "" : "\(follows)is open: ") + "\(text) is ignored because of a conflict"
    }
    let suggestion = layout.suggestion(settling: [cause]).map { ", \($0.text.oneLine)" } ?? ""
    return "\(follows)needs a constraint\(suggestion)"
  }

  private static func decimal(_ number: Double) -> String { number.decimalText(places: 4) }
}
