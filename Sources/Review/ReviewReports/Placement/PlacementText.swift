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
  /// The distance between the top edge of the superview and the first or last baseline. Empty along the horizontal axis.
  case baseline(isFirst: Bool)
}

/// Functions that explain the placement of a view: `trace --affecting VIEW`.
package enum PlacementText {
  /// Returns the distances of a view along some axes, each followed by the constraints that it is the sum of
  /// (specification AFF-01). Each line ends with a line break:
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
  ///         needs a constraint, for example 'toggle.width == 49'
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
    let explanations = axes.compactMap { layout.system.explanation(ofView: view, axis: $0, in: layout.solution) }
    if case .baseline(let isFirst)? = kind {
      guard axes.contains(.vertical), let vertical = explanations.last else { return "" }
      return text(ofBaseline: isFirst, ofView: view, vertical, in: layout, tellingCauses: tellsCauses)
    }
    let sums = explanations.flatMap { (kind == .size ? [] : [$0.position]) + (kind == .position ? [] : [$0.length]) }
    return text(of: sums, ofView: view, in: layout, tellingCauses: tellsCauses)
  }

  /// Returns the distance of a baseline, or the reason why it is open.
  private static func text(
    ofBaseline isFirst: Bool, ofView view: Int, _ vertical: PlacementExplanation, in layout: Layout,
    tellingCauses tellsCauses: Bool
  ) -> String {
    let baseline = layout.system.items[view].baseline
    let place = baseline.place(isFirst: isFirst)
    let attribute: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    let distance = layout.system.distance(attribute, ofView: view)
    let open = [vertical.position, vertical.length].filter { sum in
      sum.ambiguity != nil && (place.share != 0 || sum.attribute == .top)
    }
    guard open.isEmpty else {
      return "\(distance.name) is open\(distance.place)\n"
        + text(of: open, ofView: view, in: layout, tellingCauses: tellsCauses)
    }
    let summands = vertical.summands(toPointAt: place.share)
    let value = summands.reduce(place.offset) { $0 + $1.contribution }
    let own = [decimal(place.offset), "1 × \(decimal(place.offset))", baseline.words(isFirst: isFirst)]
    return "\(distance.name) = \(decimal(value))\(distance.place)\n"
      + TextTable.aligned(rows(of: summands, in: layout.system) + [own], indentation: "    ")
  }

  private static func text(
    of sums: [PlacementExplanation.Sum], ofView view: Int, in layout: Layout, tellingCauses tellsCauses: Bool
  ) -> String {
    let isOpen = sums.contains { $0.ambiguity != nil }
    let distances = isOpen ? OpenDistances(in: layout, calling: layout.system) : nil
    return sums.map { sum in
      guard let ambiguity = sum.ambiguity, let distances else { return text(of: sum, ofView: view, in: layout.system) }
      let lines = distances.lines(of: ambiguity)
      return "\(lines[0])\n" + (tellsCauses ? "    \(lines[1])\n" : "")
    }
    .joined()
  }

  private static func text(
    of sum: PlacementExplanation.Sum, ofView view: Int, in system: ConstraintSystem
  ) -> String {
    let distance = system.distance(sum.attribute, ofView: view)
    return "\(distance.name) = \(decimal(sum.value))\(distance.place)\n"
      + TextTable.aligned(rows(of: sum.summands, in: system), indentation: "    ")
  }

  private static func rows(of summands: [PlacementExplanation.Summand], in system: ConstraintSystem) -> [[String]] {
    summands.map { summand in
      [
        decimal(summand.contribution), "\(decimal(summand.factor)) × \(decimal(summand.constant))",
        "\(system.text(of: summand.constraint).oneLine)\(summand.constraint.provenance)",
      ]
    }
  }

  private static func decimal(_ number: Double) -> String { number.decimalText(places: 4) }
}

extension TextBaseline {
  /// Returns the words for the edge from which the text places a baseline.
  fileprivate func words(isFirst: Bool) -> String {
    switch self {
    case .none: "the bottom edge   (no text)"
    case .edges where isFirst, .line where isFirst: "from the top edge to the first line   (the text)"
    case .edges, .line: "from the bottom edge to the last line   (the text)"
    case .centered: "from the center to the line   (the text)"
    }
  }
}
