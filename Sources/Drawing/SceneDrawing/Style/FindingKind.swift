package import Findings
internal import LayoutRules
internal import SceneLayouts
internal import VisibleText

/// The kind of a finding, as far as drawings and summaries distinguish findings.
package enum FindingKind: Int, Sendable, Hashable, CaseIterable {
  /// Constraints exclude each other.
  case conflict
  /// A position or size is ambiguous.
  case ambiguous
  /// Text is truncated.
  case truncated
  /// Any other error.
  case error
  /// Any other warning.
  case warning
  case note
  /// A finding of any kind that its scene expects.
  case expected

  /// Creates the kind of a finding from its code and severity.
  package init(_ finding: Finding) {
    if finding.isExpected {
      self = .expected
    } else {
      self.init(finding, severity: finding.severity)
    }
  }

  /// Creates the kind of the marks of a finding. Expected findings are marked as well; notes are not, and return nil.
  init?(marking finding: Finding) {
    // An expected finding is a note, so its code determines the severity.
    let severity = finding.isExpected ? finding.code.severity : finding.severity
    guard severity > .note else { return nil }
    self.init(finding, severity: severity)
  }

  private init(_ finding: Finding, severity: Finding.Severity) {
    switch (severity, finding.code) {
    case (.note, _): self = .note
    case (_, ConflictRule.code): self = .conflict
    case (_, AmbiguityRule.code): self = .ambiguous
    case (_, TruncatedTextRule.code): self = .truncated
    case (.error, _): self = .error
    case (.warning, _): self = .warning
    }
  }

  package var sign: Sign {
    switch self {
    case .conflict, .error: .cross
    case .ambiguous: .question
    case .truncated: .ellipsis
    case .warning, .note: .exclamation
    case .expected: .check
    }
  }

  /// Returns a count of findings as text: `1 conflict`, `2 ambiguous views`.
  package func words(_ count: Int) -> String {
    switch self {
    case .conflict: count.counted("conflict")
    case .ambiguous: count.counted("ambiguous view")
    case .truncated: count.counted("truncated text")
    case .error: count.counted("error")
    case .warning: count.counted("warning")
    case .note: count.counted("note")
    case .expected: "\(count) expected"
    }
  }
}

extension Sequence<Finding> {
  /// The kinds of the findings with their counts, worst first. An ambiguous view counts once, however many of its
  /// attributes are ambiguous.
  package var countsByKind: [(kind: FindingKind, count: Int)] {
    let kinds = flatMap(\.unfolded).map { (kind: FindingKind($0), views: $0.views) }
    return FindingKind.allCases.compactMap { kind in
      let members = kinds.filter { $0.kind == kind }
      guard !members.isEmpty else { return nil }
      let named = members.filter { !$0.views.isEmpty }
      let count =
        kind == .ambiguous ? Set(named.map(\.views)).count + members.count - named.count : members.count
      return (kind, count)
    }
  }
}

extension Layout {
  /// The kinds of the layout's findings with their counts, worst first.
  package var findingCounts: [(kind: FindingKind, count: Int)] { findings.countsByKind }
}
