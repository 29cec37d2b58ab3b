internal import CommandArguments
internal import DocumentEditing
internal import Findings
internal import VisibleText

/// A tally that counts the fixes of findings, each once.
struct FixTally {
  private var fixes: Set<Finding.Fix> = []

  /// Counts the fix of a finding, if it has one and is not expected.
  mutating func count(_ finding: Finding) {
    if !finding.isExpected, let fix = finding.mendingFix { fixes.insert(fix) }
  }

  /// The line about fixes, with a line break before it: `3 findings can be fixed by 'resolve --fix', 1 more by
  /// 'resolve --fix=all'`. Empty if no finding has a fix.
  var line: String {
    let safe = fixes.count(where: \.isSafe)
    let others = fixes.count - safe
    let command = "resolve --\(Option.fix.rawValue)"
    let all = "'\(command)=\(StandardNames.allFixes)'"
    if fixes.isEmpty { return "" }
    if safe == 0 { return "\n\(others.counted("finding")) can be fixed by \(all)" }
    return "\n\(safe.counted("finding")) can be fixed by '\(command)'"
      + (others > 0 ? ", \(others) more by \(all)" : "")
  }
}
