/// The identity of findings across the layouts of one run: everything except numbers, which change with the screen.
/// Between runs, lines and names change as well, so ``KnownFinding`` decides.
package struct FindingIdentity: Sendable, Hashable {
  private let code: FindingCode
  private let severity: Finding.Severity
  private let kind: String
  private let names: [String]
  private let source: SourceLocation?
  private let views: [Int]
  /// The number that distinguishes findings of one layout that are otherwise equal. Findings of one layout are never
  /// the same.
  private var occurrence = 0

  private init(_ finding: Finding) {
    code = finding.code
    severity = finding.severity
    kind = finding.message.kind
    names = finding.message.names
    source = finding.source
    views = finding.views
  }

  /// Returns the identities of the findings of one layout, in order and all different.
  package static func identities(of findings: [Finding]) -> [FindingIdentity] {
    var occurrences: [FindingIdentity: Int] = [:]
    return findings.map { finding in
      let plain = FindingIdentity(finding)
      var identity = plain
      identity.occurrence = occurrences[plain, default: 0]
      occurrences[plain, default: 0] += 1
      return identity
    }
  }
}
