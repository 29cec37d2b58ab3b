public import Findings
public import Scenes

extension RulePolicy {
  /// Returns the findings under the project's policy, in the same order. Findings that are off are skipped, and
  /// accepted ones become notes with their reason.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - views: The views to which the findings refer by position.
  public func applied<Values>(to findings: [Finding], views: [Views<Values>.View]) -> [Finding] {
    guard !levels.isEmpty || !accepted.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard let severity = severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      if let acceptance = accepted.first(where: { $0.covers(finding, views: views) }) {
        finding.severity = .note
        finding.notes.append("accepted: \(acceptance.reason)")
      }
      return finding
    }
  }

  /// Returns the severity of a finding, or nil if its rule is off.
  private func severity(of finding: Finding) -> Finding.Severity? {
    switch levels[finding.code.name] {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    case nil: finding.severity
    }
  }
}

extension RulePolicy.Acceptance {
  fileprivate func covers<Values>(_ finding: Finding, views: [Views<Values>.View]) -> Bool {
    guard finding.code.name == code else { return false }
    guard let view else { return true }
    return finding.views.contains {
      views.indices.contains($0) && [views[$0].name, views[$0].displayName].contains(view)
    }
  }
}
