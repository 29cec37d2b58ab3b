internal import AutoLayout
internal import SceneDocuments
public import Scenes

/// The present layouts of a plan beside the approved ones.
public struct BaselineComparison: Sendable {
  /// One scene.
  public struct SceneResult: Sendable, Hashable {
    /// What there is to say of the baseline itself: that it is missing, unreadable, or has layouts of other variants.
    public var findings: [Finding]
    /// What is different in each layout that has an approved one, in the order of the plan.
    public var layouts: [(variant: SceneVariant, findings: [Finding])] {
      zip(variants, changes).map { (variant: $0, findings: $1) }
    }

    var variants: [SceneVariant] = []
    var changes: [[Finding]] = []
  }

  /// How far the numbers of frames may differ, in points.
  let tolerance: Double
  /// Whether layouts that only the baseline has are worth a word: not where somebody asked for some variants alone.
  let tellsStaleLayouts: Bool

  /// A comparison; exact unless a tolerance is given, in points.
  public init(tolerance: Double = 0, tellsStaleLayouts: Bool = true) {
    self.tolerance = tolerance
    self.tellsStaleLayouts = tellsStaleLayouts
  }

  /// Compares the layouts of one scene with its baseline.
  ///
  /// - Parameters:
  ///   - records: The present layouts with their variants.
  ///   - path: The file of the baseline.
  public func result(
    for scene: Scene, _ records: [(variant: SceneVariant, record: LayoutRecord)], baselineAt path: String
  ) -> SceneResult {
    var result = compared(scene, records, path)
    result.findings = scene.policy.applied(to: result.findings, views: scene.views)
    result.changes = result.changes.map { scene.policy.applied(to: $0, views: scene.views) }
    return result
  }

  private func compared(
    _ scene: Scene, _ records: [(variant: SceneVariant, record: LayoutRecord)], _ path: String
  ) -> SceneResult {
    do {
      // Without a file no layout has been approved.
      return result(for: scene, records, try BaselineFiles.baseline(at: path) ?? SceneBaseline(), path)
    } catch {
      return SceneResult(findings: [
        finding(
          LayoutChange.unreadableCode, error.message, hint: "restore it from your version control, or approve anew",
          at: SourceLocation(path: error.path, line: error.line, column: 1))
      ])
    }
  }

  private func result(
    for scene: Scene, _ records: [(variant: SceneVariant, record: LayoutRecord)], _ baseline: SceneBaseline,
    _ path: String
  ) -> SceneResult {
    var result = SceneResult(findings: staleLayouts(of: scene, records.map(\.record), baseline, path))
    for (variant, record) in records {
      result.variants.append(variant)
      result.changes.append(changes(in: record, of: scene, baseline, path))
    }
    return result
  }

  private func changes(in record: LayoutRecord, of scene: Scene, _ baseline: SceneBaseline, _ path: String) -> [Finding]
  {
    guard let approved = baseline.layout(of: record.variant) else {
      return [
        finding(
          LayoutChange.missingCode, "'\(scene.name)' has not been approved",
          hint: "look at the pictures, then 'render-layouts approve' writes \(path)", at: scene.source)
      ]
    }
    return LayoutChange.changes(from: approved, to: record, tolerance: tolerance).map { change in
      let position = change.view.flatMap { view in record.views.firstIndex { $0.path == view } }
      let source = position.flatMap { scene.views.indices.contains($0) ? scene.views[$0].source : nil }
      return change.finding(at: source ?? scene.source, views: position.map { [$0] } ?? [])
    }
  }

  private func staleLayouts(
    of scene: Scene, _ records: [LayoutRecord], _ baseline: SceneBaseline, _ path: String
  ) -> [Finding] {
    guard tellsStaleLayouts else { return [] }
    let there = Set(records.map(\.variant))
    let stale = baseline.layouts.map(\.variant).filter { !there.contains($0) }
    guard !stale.isEmpty else { return [] }
    let count = stale.count == 1 ? "1 approved layout is" : "\(stale.count) approved layouts are"
    return [
      finding(
        LayoutChange.staleCode, "\(count) not laid out any more: \(stale.joined(separator: ", "))", severity: .warning,
        hint: "'render-layouts approve --prune' removes what is no longer there", at: scene.source)
    ]
  }

  /// What there is to say of a baseline whose scene is gone.
  public static func strayFile(_ path: String) -> Finding {
    Finding(
      code: LayoutChange.staleCode, severity: .warning, message: "the scene of this baseline is gone",
      hint: "'render-layouts approve --prune' removes it", source: SourceLocation(path: path, line: 1, column: 1))
  }

  private func finding(
    _ code: String, _ message: String, severity: Finding.Severity = .error, hint: String, at source: SourceLocation
  ) -> Finding {
    Finding(code: code, severity: severity, message: message, hint: hint, source: source)
  }
}
