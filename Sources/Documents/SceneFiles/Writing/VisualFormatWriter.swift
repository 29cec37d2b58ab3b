internal import AutoLayout
internal import Geometry
internal import Scenes

/// A writer that finds rows and columns of neighbors in constraints and writes them as visual formats.
struct VisualFormatWriter {
  let equations: EquationWriter

  /// A visual format, and the view that it begins with.
  struct Format {
    let text: String
    /// The first view in it.
    let first: Int
  }

  private var views: [View] { equations.views }

  /// Returns the formats with at least two distances, along both axes, and the remaining constraints.
  func formats(_ constraints: [WrittenConstraint]) -> (formats: [Format], rest: [WrittenConstraint]) {
    var used: Set<Int> = []
    var formats: [Format] = []
    for axis in [Axis.horizontal, .vertical] {
      let row = Row(constraints, axis, views)
      for start in row.starts {
        let path = row.path(from: start)
        let leading = path.first.flatMap { row.leadingEdges[$0] }
        let trailing = path.last.flatMap { row.trailingEdges[$0] }
        let gaps = path.dropLast().compactMap { row.gaps[$0] }
        guard !gaps.isEmpty, gaps.count + (leading == nil ? 0 : 1) + (trailing == nil ? 0 : 1) >= 2 else { continue }
        used.formUnion((gaps + [leading, trailing].compactMap { $0 }))
        let distances = gaps.map { distance(constraints[$0]) } + [""]
        let before = leading.map { "|\(distance(constraints[$0]))" } ?? ""
        let after = trailing.map { "\(distance(constraints[$0], isTrailing: true))|" } ?? ""
        let middle = zip(path, distances).map { "[\(equations.names[$0])]\($1)" }.joined()
        formats.append(Format(text: "\(axis == .horizontal ? "H" : "V"):\(before)\(middle)\(after)", first: start))
      }
    }
    return (formats, constraints.indices.filter { !used.contains($0) }.map { constraints[$0] })
  }

  /// Returns a distance with the hyphens around it. Empty if there is none.
  private func distance(_ constraint: WrittenConstraint, isTrailing: Bool = false) -> String {
    let relation = isTrailing ? constraint.relation.reversed : constraint.relation
    let role = ConstraintMetrics.role(of: constraint, in: views)
    let number = equations.metrics.text(constraint.constant, role)
    let priority = constraint.priority == .required ? "" : "@\(WrittenText.priority(constraint.priority))"
    if relation == .equal, priority.isEmpty { return constraint.constant == 0 ? "" : "-\(number)-" }
    return "-(\(relation == .equal ? "" : relation.symbol)\(number)\(priority))-"
  }
}

/// The constraints along an axis that a visual format can express, by position.
private struct Row {
  /// The gap after each view, if it has exactly one neighbor there and is that neighbor's only predecessor.
  private(set) var gaps: [Int: Int] = [:]
  /// The distance of each view from the beginning of its superview.
  private(set) var leadingEdges: [Int: Int] = [:]
  /// The distance of each view from the end of its superview.
  private(set) var trailingEdges: [Int: Int] = [:]
  private var next: [Int: Int] = [:]
  private var previous: [Int: Int] = [:]

  init(_ constraints: [WrittenConstraint], _ axis: Axis, _ views: [View]) {
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for (position, constraint) in constraints.enumerated() {
      guard let other = constraint.other, constraint.multiplier == 1, constraint.identifier == nil,
        constraint.item.guide == nil, other.guide == nil
      else { continue }
      let view = constraint.item.view
      switch (constraint.attribute, constraint.otherAttribute) {
      case (start, end) where constraint.constant >= 0 && views[view].superview == views[other.view].superview:
        guard next[other.view] == nil, previous[view] == nil else { continue }
        next[other.view] = view
        previous[view] = other.view
        gaps[other.view] = position
      case (start, start) where constraint.constant >= 0 && views[view].superview == other.view:
        leadingEdges[view] = leadingEdges[view] ?? position
      case (end, end) where constraint.constant <= 0 && views[view].superview == other.view:
        trailingEdges[view] = trailingEdges[view] ?? position
      default: break
      }
    }
  }

  /// The views that rows begin with. Cycles have no beginning.
  var starts: [Int] { next.keys.filter { previous[$0] == nil }.sorted() }

  /// Returns the views of a row, in order.
  func path(from start: Int) -> [Int] {
    var path = [start]
    while let last = path.last, let view = next[last] { path.append(view) }
    return path
  }
}
