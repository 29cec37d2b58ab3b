internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The conflicts and ambiguities among some findings, by their subjects.
struct FindingCauses {
  /// A conflict or an ambiguity.
  struct Cause {
    var position: Int
    /// The axes of a conflict, or nil for an ambiguity.
    var axes: Set<Axis>?
  }

  /// The positions of ambiguities.
  private(set) var ambiguities: [Int] = []
  /// The causes that affect each view, in order.
  private var causesOfViews: [Int: [Cause]] = [:]
  /// The positions of the conflicts that contain each constraint, in order.
  private var conflictsOfConstraints: [Finding.Constraint: [Int]] = [:]

  /// Collects the causes among findings.
  init(of found: [Finding]) {
    for (position, finding) in found.enumerated() {
      switch finding.code {
      case ConflictRule.code: insert(conflict: finding, at: position)
      case AmbiguityRule.code: insert(ambiguity: finding, at: position)
      default: break
      }
    }
  }

  /// Whether there are neither conflicts nor ambiguities.
  var isEmpty: Bool { causesOfViews.isEmpty && conflictsOfConstraints.isEmpty && ambiguities.isEmpty }

  private mutating func insert(conflict: Finding, at position: Int) {
    let cause = Cause(position: position, axes: Set(conflict.constraints.compactMap(\.axis)))
    // The root is in nearly every conflict, but is never a consequence of one.
    for view in Set(conflict.views) where view > 0 { causesOfViews[view, default: []].append(cause) }
    for constraint in Set(conflict.constraints) { conflictsOfConstraints[constraint, default: []].append(position) }
  }

  private mutating func insert(ambiguity: Finding, at position: Int) {
    ambiguities.append(position)
    let cause = Cause(position: position)
    let followers = ambiguity.consequences.filter { $0.code == ambiguity.code }.map(\.view)
    for view in Set(ambiguity.views + followers) { causesOfViews[view, default: []].append(cause) }
  }

  /// Returns the causes that affect a view, in order.
  func causes(concerning view: Int) -> [Cause] { causesOfViews[view, default: []] }

  /// Returns the positions of the conflicts that contain one of the given constraints, ascending.
  func conflicts(holding constraints: Set<LayoutConstraint>) -> [Int] {
    Set(Array(constraints).inFindings.flatMap { conflictsOfConstraints[$0, default: []] }).sorted()
  }
}
