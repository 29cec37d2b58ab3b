package import Testing
internal import UIKit

/// Gives each test its own log of faults and conflicts, so that tests that run at the same time do not interfere.
package struct OwnFaultLog: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await LayoutFaults.$log.withValue(FaultLog(answer: .record), operation: body)
  }
}

extension Trait where Self == OwnFaultLog {
  /// A log of faults and conflicts that no other test writes to.
  package static var ownFaultLog: Self { Self() }
}
