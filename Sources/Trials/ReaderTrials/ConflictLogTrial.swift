internal import AutoLayout
internal import ConflictLogs

extension ReaderTrial {
  /// Logs of conflicts by UIKit.
  static let conflictLog = ReaderTrial("conflict-log", longestInput: 768, mutantCount: 2_000) { bytes in
    ConflictLog.logs(in: String(decoding: bytes, as: UTF8.self)).lazy.compactMap(fault).first
  }

  /// Returns a fault if a constraint names an unknown item or has an illegal number.
  ///
  /// The skipped constraint must be in the log, and so must all constraints of the contradiction except the root's
  /// size.
  private static func fault(of log: ConflictLog) -> String? {
    let constraints = log.entries.flatMap(\.constraints)
    for constraint in constraints {
      let views = [constraint.firstItem, constraint.secondItem].compactMap { $0?.view }
      guard views.allSatisfy({ $0 >= 1 && $0 <= log.items.count }) else { return "a constraint names no item" }
      guard constraint.constant.isFinite, constraint.multiplier.isFinite, constraint.priority.isLegal else {
        return "a number is illegal"
      }
    }
    if let broken = log.broken, !log.entries.indices.contains(broken) { return "the broken constraint is missing" }
    guard let (_, conflict) = log.contradiction() else { return nil }
    let isPart = conflict.conflicting.allSatisfy { $0.origin == .rootSize || constraints.contains($0) }
    return isPart ? nil : "a contradiction has a constraint that is not in the log"
  }
}
