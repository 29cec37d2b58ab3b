internal import Foundation

/// A misuse for which UIKit throws an exception. Here the operation is skipped, and the fault is recorded.
public struct LayoutFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of UIKit's exception.
  public let exceptionName: String
  /// The reason in UIKit's words, if they are known.
  public let reason: String
  /// The call stack of the fault, the innermost call first.
  public let callStack: [String]

  /// The line with which an app on iOS terminates.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
  }

  init(_ reason: String, name: String = "NSInvalidArgumentException") {
    exceptionName = name
    self.reason = reason
    callStack = Array(Thread.callStackSymbols.dropFirst(2).prefix(32))
  }
}
