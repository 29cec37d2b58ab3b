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
