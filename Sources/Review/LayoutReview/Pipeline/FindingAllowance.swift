internal import Findings
internal import ReviewPlans

/// The text that the findings of one layout may have.
///
/// Every report repeats them, and a scene may have thousands of layouts, each with hundreds of conflicts. The allowance
/// depends only on the scene, so the same findings are listed on any machine.
struct FindingAllowance: Sendable, Hashable {
  /// The bytes of text.
  let bytes: Int

  /// The bytes of all layouts of a scene: 750 findings for each layout of a usual review. A stopped run writes
  /// them in half a second, with every report.
  private static let bytesOfScene = 3 << 20
  /// The bytes that every layout has: enough for several findings.
  private static let leastBytes = 4 << 10

  init(ofLayoutsInSceneWith count: Int) { self.init(bytes: max(Self.leastBytes, Self.bytesOfScene / max(1, count))) }

  init(bytes: Int) { self.bytes = bytes }

  /// Returns the first findings, which are the most serious ones, and one that says how many are omitted.
  func limited(_ findings: [Finding]) -> [Finding] {
    var left = bytes
    let listed = findings.prefix { finding in
      left -= finding.textLength
      return left >= 0
    }
    guard listed.count < findings.count else { return findings }
    let worst = findings[listed.count]
    let count = findings.count - listed.count
    return listed + [
      Finding(
        code: .moreFindings, severity: worst.severity,
        message: count == 1 ? "1 more finding is not listed" : "\(count) more findings are not listed",
        hint: "fix the listed ones first", source: worst.source)
    ]
  }
}

extension Finding {
  /// The bytes of its text.
  fileprivate var textLength: Int {
    let notes = notes.reduce(0) { $0 + $1.message.text.utf8.count }
    let consequences = consequences.reduce(0) { $0 + $1.message.text.utf8.count + $1.name.utf8.count }
    return message.text.utf8.count + (hint?.text.utf8.count ?? 0) + (excerpt?.line.utf8.count ?? 0) + notes
      + consequences
  }
}
