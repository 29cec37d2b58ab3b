package import Findings
internal import LayoutRules
internal import ReviewPlans
package import ReviewReports
internal import SceneLayouts
internal import Scenes

/// The comparison of the current layouts of a plan with approved ones or those of a revision.
package struct BaselineComparison: Sendable {
  /// The layouts of one scene to compare the current ones with.
  package enum Reference: Sendable, Hashable {
    /// Layouts; empty if the scene is new.
    case layouts([LayoutRecord])
    /// Layouts that cannot be read. Nil if another scene of the document reports it.
    case unreadable(Finding?)
  }

  /// The result for one scene: the findings about the reference, if it cannot be read or has other variants, and the
  /// current layouts in the order of the plan.
  package typealias Comparison = (findings: [Finding], layouts: [ComparedLayout])

  /// The kind of reference that layouts are compared with.
  package let standard: ComparisonStandard
  /// The largest difference between the numbers of equal frames, in points.
  package let tolerance: Double
  /// Whether to report layouts that only the reference has. False if the user selected some variants.
  package let reportsStaleLayouts: Bool

  /// Creates a comparison with the approved layouts. It is exact unless a tolerance is given, in points.
  package init(standard: ComparisonStandard = .approved, tolerance: Double = 0, reportsStaleLayouts: Bool = true) {
    self.standard = standard
    self.tolerance = tolerance
    self.reportsStaleLayouts = reportsStaleLayouts
  }

  /// Returns the comparison, which reports stale layouts only if it did before and `isReporting` is true.
  package func reporting(staleLayouts isReporting: Bool) -> BaselineComparison {
    BaselineComparison(
      standard: standard, tolerance: tolerance, reportsStaleLayouts: reportsStaleLayouts && isReporting)
  }

  /// Compares the layouts of one scene with a reference, without regard to causes and to the project's levels for rules.
  ///
  /// - Parameters:
  ///   - scene: The current scene.
  ///   - pairs: The current layouts beside the reference's.
  ///   - reference: The layouts of the same scene to compare with.
  func compared(_ scene: Scene, _ pairs: [LayoutPair], with reference: Reference) -> Comparison {
    switch reference {
    case .unreadable(let finding): return (finding.map { [$0] } ?? [], [])
    case .layouts(let baseline):
      let layouts = pairs.map { pair in
        ComparedLayout(
          variant: pair.variant, before: pair.before, after: pair.after,
          differences: pair.before == nil ? [missing(scene)] : differences(of: pair, in: scene))
      }
      return (staleLayouts(of: scene, pairs.map(\.after), baseline), layouts)
    }
  }

  private func differences(of pair: LayoutPair, in scene: Scene) -> [ComparedLayout.Difference] {
    let (changes, after) = (pair.changes, pair.after)
    guard !changes.isEmpty else { return [] }
    let positions = Dictionary(
      after.views.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = ShownNames(of: scene.views).all
    // Paths consist of names in a scene file. In an Xcode document, views without a label have ids there.
    func name(of path: String) -> String {
      guard let position = positions[path], after.views[position].objectID != nil, shown.indices.contains(position)
      else { return path }
      return shown[position]
    }
    return changes.map { change in
      let position = change.view.flatMap { positions[$0] }
      let source = position.flatMap { scene.views.indices.contains($0) ? scene.views[$0].source : nil }
      return ComparedLayout.Difference(
        change: change,
        finding: change.finding(
          at: source ?? scene.source, views: position.map { [$0] } ?? [], comparedWith: standard, calling: name))
    }
  }

  /// Returns the finding about a layout that the reference does not contain.
  private func missing(_ scene: Scene) -> ComparedLayout.Difference {
    var finding =
      switch standard {
      case .approved:
        Self.finding(
          .missingBaseline, "'\(scene.name)' is not approved yet",
          hint: "look at its pictures before you approve it", at: scene.source)
      case .revision(let name):
        Self.finding(
          .missingBaseline, .init(kind: "revision", "'\(scene.name)' does not exist in '\(name)'"),
          hint: "it is new: look at its pictures", at: scene.source)
      }
    if standard == .approved { finding.command = .approve }
    return ComparedLayout.Difference(change: nil, finding: finding)
  }

  private func staleLayouts(of scene: Scene, _ records: [LayoutRecord], _ baseline: [LayoutRecord]) -> [Finding] {
    guard reportsStaleLayouts else { return [] }
    let there = Set(records.map(\.variant))
    let stale = baseline.map(\.variant).filter { !there.contains($0) }
    guard !stale.isEmpty else { return [] }
    let (noun, verb) = stale.count == 1 ? ("layout", "is") : ("layouts", "are")
    let count: Finding.Message
    var hint: Finding.Message?
    switch standard {
    case .approved:
      count = "\(stale.count) approved \(words: noun)"
      hint = "'render-layouts approve --prune' removes layouts that no longer exist"
    case .revision(let name): count = "\(stale.count) \(words: noun) of '\(name)'"
    }
    return [
      Self.finding(
        .staleBaseline, "\(count) \(words: verb) no longer laid out: \(stale.joined(separator: ", "))",
        hint: hint, at: scene.source)
    ]
  }

  /// Returns the finding about a baseline whose scene is gone.
  package static func strayFile(_ path: String) -> Finding {
    finding(
      .staleBaseline, .init(kind: "scene", "the scene of this baseline no longer exists"),
      hint: "'render-layouts approve --prune' removes it", at: SourceLocation(path: path, line: 1, column: 1))
  }

  package static func finding(
    _ code: FindingCode, _ message: Finding.Message, hint: Finding.Message?, at source: SourceLocation
  ) -> Finding {
    Finding(code: code, message: message, hint: hint, source: source)
  }
}
