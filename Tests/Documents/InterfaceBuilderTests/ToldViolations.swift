import AutoLayout
import Findings
import LayoutTestSupport
import SceneLayouts
import Scenes

/// The required constraints that do not hold in a layout before its frames are rounded, and whether a finding reports
/// them.
struct ToldViolations {
  /// The distance by which a constraint may miss, in points.
  static let tolerance = 0.01

  private let layout: Layout

  /// Creates the violations of a layout.
  init(in layout: Layout) { self.layout = layout }

  /// The required constraints of the author that do not hold, in the order of their installation.
  var constraints: [LayoutConstraint] { missed.map(\.constraint) }

  private var missed: [(constraint: LayoutConstraint, points: Double)] {
    zip(layout.system.constraints, layout.system.violations(in: layout.solution))
      .filter { $0.origin == .author && $0.priority.isRequired && $1 > Self.tolerance }.map { ($0, $1) }
  }

  /// The violated constraints that no conflict names together with a contradicting constraint, by their object ids or,
  /// in scenes, by their strings.
  ///
  /// Constraints that miss a baseline by less than half a point are skipped: fonts on devices round to pixels, so the
  /// author cannot avoid this.
  var untold: [String] {
    let conflicts = layout.findings.filter { $0.code == "conflict" }.map(Self.texts)
    return missed.filter { !isMeasured($0.constraint, $0.points) }.map { name(of: $0.constraint) }.filter { name in
      !conflicts.joined().contains { $0.contains(name) && Self.namesAnother($0, besides: name) }
    }
  }

  private func isMeasured(_ constraint: LayoutConstraint, _ points: Double) -> Bool {
    let baselines: Set<LayoutAttribute> = [.firstBaseline, .lastBaseline]
    return points < 0.5
      && layout.solution.conflicts.contains { conflict in
        conflict.broken == constraint
          && conflict.conflicting.contains {
            $0.origin == .contentSize || baselines.contains($0.firstAttribute) || baselines.contains($0.secondAttribute)
          }
      }
  }

  private func name(of constraint: LayoutConstraint) -> String {
    let written = layout.resolved.documentConstraints.first { $0.constraint.source == constraint.source }
    return written?.objectID.map { "(\($0))" } ?? layout.system.text(of: constraint)
  }

  /// Returns the strings of the conflicts in a finding: its own notes, and the text of each consequence.
  private static func texts(of conflict: Finding) -> [String] {
    let own = conflict.notes.map(\.text).joined(separator: "\n")
    return [own] + conflict.consequences.filter { $0.code == "conflict" }.map(\.message.text)
  }

  /// Whether a string names more than one constraint.
  private static func namesAnother(_ text: String, besides name: String) -> Bool {
    text.replacing(name, with: "").contains { "=<>".contains($0) }
  }
}
