internal import Findings
internal import ReviewReports
internal import VisibleText

extension Console {
  /// Returns the findings of a scene and of its layouts as text, with a line break after each; empty for none.
  func text(of findings: [Finding], _ groups: [SharedFinding]) -> PrintedText {
    let aboutScene = findings.filter(isShown).map { text(of: $0) + PrintedText("\n") }
    let aboutLayouts = groups.filter { isShown($0.finding) }.map { group in
      text(of: group.finding) + PrintedText("\n" + (group.place.map { "    \(VisibleText.line($0))\n" } ?? ""))
    }
    return (aboutScene + aboutLayouts).joined()
  }

  /// Returns the findings by rule, below a heading; empty if nothing was found.
  func text(of rules: RuleTally) -> String {
    guard !rules.isEmpty else { return "" }
    return isPlain
      ? TextTable.separatedByTabs(rules.rows)
      : "\nFindings by rule:\n" + TextTable.aligned(rules.rows, indentation: "    ")
  }

  /// Whether to show a finding. Expected ones are shown only on request.
  func isShown(_ finding: Finding) -> Bool {
    (!finding.isExpected || tellsExpected) && (!isQuiet || finding.severity == .error)
  }
}
