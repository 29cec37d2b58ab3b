internal import ReviewReports
internal import Scenes

extension Console {
  /// The findings of a scene and of its layouts as people read them, with a line break after each; empty for none.
  func text(of findings: [Finding], _ groups: [FindingGroup]) -> String {
    let aboutScene = findings.filter(isShown).map { text(of: $0) + "\n" }
    let aboutLayouts = groups.filter { isShown($0.finding) }.map { "\(text(of: $0.finding))\n    \($0.place)\n" }
    return (aboutScene + aboutLayouts).joined()
  }

  private func isShown(_ finding: Finding) -> Bool { !isQuiet || finding.severity == .error }
}
