package import Findings
internal import VisibleText

/// The findings of a run, counted by rule and severity.
package struct RuleTally: Sendable, Hashable {
  /// The findings of one rule.
  private struct Count: Hashable {
    var severities: [Finding.Severity: Int] = [:]
    var folded = 0
    var demoted = 0
    var expected = 0

    /// The sort key of rules: those with the most serious findings first, then those with the most of them.
    var rank: [Int] { Finding.Severity.allCases.reversed().map { severities[$0, default: 0] } }
  }

  private var counts: [String: Count] = [:]

  package init() {}

  /// Whether nothing was found.
  package var isEmpty: Bool { counts.isEmpty }

  /// Counts a finding, and its consequences under the rules that found them.
  ///
  /// `usual` is the default severity of the rule. A finding with a lower one was demoted: accepted, or by the project's
  /// level for the rule. Nil if it is unknown.
  package mutating func count(_ finding: Finding, usual: Finding.Severity?) {
    if finding.isExpected {
      counts[finding.code.name, default: Count()].expected += 1
      return
    }
    counts[finding.code.name, default: Count()].severities[finding.severity, default: 0] += 1
    if let usual, finding.severity < usual { counts[finding.code.name]?.demoted += 1 }
    for consequence in finding.consequences { counts[consequence.code.name, default: Count()].folded += 1 }
  }

  /// A row for each rule: its name, `2 errors, 1 note, 1 expected`, and `4 folded, 1 demoted` if there are any. The
  /// worst rules are first.
  package var rows: [[String]] {
    counts.sorted { first, second in
      let ranks = (first.value.rank, second.value.rank)
      return ranks.0 == ranks.1 ? first.key < second.key : ranks.1.lexicographicallyPrecedes(ranks.0)
    }
    .map { name, count in
      let found =
        Finding.Severity.allCases.reversed().compactMap { severity -> String? in
          let number = count.severities[severity, default: 0]
          return number == 0 ? nil : number.counted(severity.rawValue)
        } + (count.expected > 0 ? ["\(count.expected) expected"] : [])
      let others = [(count.folded, "folded"), (count.demoted, "demoted")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return [name, found.joined(separator: ", ")] + (others.isEmpty ? [] : [others.joined(separator: ", ")])
    }
  }
}
