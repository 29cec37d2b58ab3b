internal import Foundation

/// A log of faults and conflicts, with the answer to them.
@MainActor
package final class FaultLog: Sendable {
  /// The answer to faults. Conflicts have the same answer, but never trap.
  var answer: LayoutFaults.Answer
  /// The last thousand faults, in order.
  package private(set) var faults: [LayoutFault] = []
  /// The last thousand conflicts, in order.
  package private(set) var conflicts: [LayoutConflict] = []

  private static let limit = 1000

  /// Creates an empty log.
  nonisolated package init(answer: LayoutFaults.Answer = .print) { self.answer = answer }

  /// Returns a log for a part of the work. It prints nothing, and traps if the current log does.
  package static func forPart() -> FaultLog {
    let answer = LayoutFaults.answer
    return FaultLog(answer: answer == .print ? .record : answer)
  }

  /// Empties the log.
  func removeAll() {
    faults = []
    conflicts = []
  }

  func record(_ fault: LayoutFault) {
    switch answer {
    case .trap: preconditionFailure(fault.description)
    case .print: Self.print(fault.description)
    case .record: break
    }
    faults = faults.suffix(Self.limit - 1) + [fault]
  }

  func record(_ conflict: LayoutConflict) {
    if case .print = answer { Self.print(conflict.description) }
    conflicts = conflicts.suffix(Self.limit - 1) + [conflict]
  }

  private static func print(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
