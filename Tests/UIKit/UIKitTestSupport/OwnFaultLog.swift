package import Testing
internal import UIKit

/// Gives each test a log of faults and conflicts of its own, so that it sees none of a test that runs in between.
package struct OwnFaultLog: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await LayoutFaults.$log.withValue(FaultLog(answer: .record), operation: body)
  }
}

extension Trait where Self == OwnFaultLog {
  /// A log of faults and conflicts that no other test writes.
  package static var ownFaultLog: Self { Self() }
}
