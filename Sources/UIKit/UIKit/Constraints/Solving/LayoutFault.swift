internal import Foundation

/// A misuse that UIKit answers with an exception: what was done is left undone, and told.
public struct LayoutFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of UIKit's exception.
  public let exceptionName: String
  /// The reason in UIKit's words, where they are known.
  public let reason: String
  /// The calls that led to it, the last one first.
  public let callStack: [String]

  /// The line with which an app on iOS ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
  }

  init(_ reason: String, name: String = "NSInvalidArgumentException") {
    exceptionName = name
    self.reason = reason
    callStack = Array(Thread.callStackSymbols.dropFirst(2).prefix(32))
  }
}

/// Required constraints that could not all hold.
public struct LayoutConflict: Sendable, Hashable, CustomStringConvertible {
  /// The text that UIKit logs.
  public let description: String
  /// The constraints, the broken one first.
  public let constraints: [String]
}

/// The faults and conflicts of this process, as values for tests and tools.
@preconcurrency @MainActor
public enum LayoutFaults {
  /// Answers to a fault.
  public enum Answer: Sendable {
    /// It is kept in ``LayoutFaults/recorded`` and printed to standard error.
    case print
    /// It is kept alone.
    case record
    /// The process ends, as on iOS.
    case trap
  }

  /// The answer to faults and, but for the trap, to conflicts.
  public static var answer = Answer.print
  /// The faults since the last ``removeAll()``, the latest thousand.
  public private(set) static var recorded: [LayoutFault] = []
  /// The conflicts since the last ``removeAll()``, the latest thousand.
  public private(set) static var conflicts: [LayoutConflict] = []

  private static let limit = 1000

  /// Forgets all faults and conflicts.
  public static func removeAll() {
    recorded = []
    conflicts = []
  }

  static func record(_ fault: LayoutFault) {
    switch answer {
    case .trap: preconditionFailure(fault.description)
    case .print: say(fault.description)
    case .record: break
    }
    recorded = recorded.suffix(limit - 1) + [fault]
  }

  static func record(_ conflict: LayoutConflict) {
    if case .print = answer { say(conflict.description) }
    conflicts = conflicts.suffix(limit - 1) + [conflict]
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
