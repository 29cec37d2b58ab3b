internal import Findings
internal import Geometry
internal import ReviewPlans
internal import SceneLayouts
internal import Scenes

/// How far the measured edges of a view are from their place in a design.
struct DesignDeviation {
  /// The position of the view.
  let view: Int
  /// How far the design has each measured edge to the right of, or below, its place in the layout, in points.
  let edges: [EdgeMeasurement.Edge: Double]

  /// The smallest deviation that is reported, in points. Design tools round to whole points.
  static let least = 1.0

  /// The largest deviation of an edge, in points.
  var largest: Double { edges.values.map(abs).max() ?? 0 }

  /// The deviations as text, largest first along each axis: `4 points lower`, `right edge 2 points further left`.
  var words: [String] {
    Self.words(edges[.left], edges[.right], of: ["left edge", "right edge"], ["further right", "further left"])
      + Self.words(edges[.top], edges[.bottom], of: ["top edge", "bottom edge"], ["lower", "higher"])
  }

  /// Returns the deviations along an axis as text. If both edges deviate by the same distance, the whole view does.
  ///
  /// - Parameters:
  ///   - first: The deviation of the left or top edge; nil if it was not measured.
  ///   - last: The deviation of the right or bottom edge; nil if it was not measured.
  ///   - names: The names of both edges.
  ///   - directions: The words for a layout after, and before, its place in the design.
  private static func words(
    _ first: Double?, _ last: Double?, of names: [String], _ directions: [String]
  ) -> [String] {
    func distance(_ deviation: Double) -> String {
      "\(abs(deviation).pointsText) \(directions[deviation < 0 ? 0 : 1])"
    }
    if let first, first == last { return abs(first) >= least ? [distance(first)] : [] }
    return zip([first, last], names).compactMap { deviation, name in
      deviation.flatMap { abs($0) >= least ? "\(name) \(distance($0))" : nil }
    }
  }

  /// The horizontal and vertical shift that explains all of the deviations; nil if the size of the view differs.
  private var shift: [Double]? {
    let sides: [[EdgeMeasurement.Edge]] = [[.left, .right], [.top, .bottom]]
    let shifts = sides.map { Set($0.compactMap { edges[$0] }.map { abs($0) >= Self.least ? $0 : 0 }) }
    return shifts.allSatisfy { $0.count <= 1 } ? shifts.map { $0.first ?? 0 } : nil
  }

  /// Returns the findings about deviations in a layout. Views that are off by the same distance usually have one cause,
  /// so they are one finding, about the first of them.
  ///
  /// - Parameters:
  ///   - deviations: The deviations, in the order of the views.
  ///   - layout: The layout.
  ///   - picture: The design.
  static func findings(_ deviations: [DesignDeviation], in layout: Layout, from picture: DesignPicture) -> [Finding] {
    let views = layout.resolved.views
    var groups: [[DesignDeviation]] = []
    for deviation in deviations where deviation.largest >= least {
      let position = deviation.shift.flatMap { shift in groups.firstIndex { $0[0].shift == shift } }
      if let position { groups[position].append(deviation) } else { groups.append([deviation]) }
    }
    return groups.sorted { $0[0].largest > $1[0].largest }.map { group in
      let first = group[0]
      let others = group.dropFirst().map { views[$0.view].nameInFindings }
      return Finding(
        code: .designDeviation,
        message: """
          \(views[first.view].nameInFindings) differs from the design: \(measure: first.words.joined(separator: ", "))
          """,
        hint: .init(kind: "design", "the gallery shows the design over the layout: \(picture.name)"),
        notes: others.isEmpty ? [] : [Finding.Note("also \(others.listed(atMost: 5))")],
        source: views[first.view].source ?? layout.resolved.source, views: group.map(\.view))
    }
  }
}
