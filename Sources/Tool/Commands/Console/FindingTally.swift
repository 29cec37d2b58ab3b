internal import CommandArguments
internal import Findings
internal import ReviewReports
internal import VisibleText

/// A tally that counts scenes, layouts and their findings.
struct FindingTally: Sendable, Hashable {
  /// Whether warnings count as errors.
  let isStrict: Bool
  private var scenes = 0
  private var layouts = 0
  private var layoutsByStatus: [ReviewStatus: Int] = [:]
  private var worst = ReviewStatus.ok

  /// Creates a tally without scenes.
  init(isStrict: Bool) { self.isStrict = isStrict }

  /// Counts a scene by the findings about it and about each of its layouts.
  mutating func count(_ sceneFindings: [Finding], _ layoutFindings: [[Finding]]) {
    let layouts = layoutFindings.map { ReviewStatus($0) }
    count(layouts.reduce(ReviewStatus(sceneFindings), max), layouts)
  }

  /// Counts a scene by its status and the statuses of its layouts.
  mutating func count(_ scene: ReviewStatus, _ layoutStatuses: [ReviewStatus]) {
    scenes += 1
    layouts += layoutStatuses.count
    for status in layoutStatuses { layoutsByStatus[status, default: 0] += 1 }
    worst = max(worst, scene)
  }

  mutating func count(outsideOfScenes findings: [Finding]) {
    worst = max(worst, ReviewStatus(findings))
  }

  /// The exit code for the findings; empty if there is no failure.
  var codes: [ExitCode] {
    worst >= (isStrict ? .warning : .error) ? [.findings] : []
  }

  /// Returns the totals of a comparison: `12 scenes, 96 layouts: 90 as approved, 6 not`.
  ///
  /// - Parameter likeness: The words for layouts that do not differ.
  func comparisonSummary(_ likeness: String) -> String {
    let changed = layoutsByStatus[.error, default: 0] + layoutsByStatus[.warning, default: 0]
    return "\(counts): \(layouts - changed) \(likeness)\(changed > 0 ? ", \(changed) not" : "")"
  }

  /// The totals: `12 scenes, 96 layouts: 90 fine, 4 with warnings, 2 with errors`.
  var summary: String {
    let errors = layoutsByStatus[.error, default: 0]
    let warnings = layoutsByStatus[.warning, default: 0]
    let expected = layoutsByStatus[.expected, default: 0]
    var parts = ["\(layouts - errors - warnings - expected) fine"]
    if expected > 0 { parts.append("\(expected) as expected") }
    if warnings > 0 { parts.append("\(warnings) with warnings") }
    if errors > 0 { parts.append("\(errors) with errors") }
    return "\(counts): \(parts.joined(separator: ", "))"
  }

  private var counts: String {
    let sceneCount = scenes.counted("scene")
    let layoutCount = layouts.counted("layout")
    return "\(sceneCount), \(layoutCount)"
  }
}
