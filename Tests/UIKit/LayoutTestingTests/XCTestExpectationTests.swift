import LayoutTesting
import Testing
import UIKit
import XCTest

/// The same expectations in XCTest, which reports failures at the location of the call.
@MainActor
struct XCTestExpectationTests {
  private struct Failure {
    let message: String
    let file: String
    let line: Int
  }

  /// A test case of XCTest that collects its failures.
  private final class CollectingTestCase: XCTestCase {
    private(set) var failures: [Failure] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      failures.append(Failure(message: description, file: filePath, line: lineNumber))
    }
  }

  /// Runs a test as XCTest does, where Swift Testing knows of no current test, and returns its failures.
  private func failures(of test: @escaping @Sendable (XCTestCase) -> Void) async -> [Failure] {
    await Task.detached { @MainActor in
      let testCase = CollectingTestCase(name: "test") { test($0) }
      testCase.run()
      return testCase.failures
    }
    .value
  }

  @Test func `a conflict is a failure at the location of the call`() async {
    let line = #line + 1
    let failures = await failures { $0.expectNoFindings(of: Self.conflict(), on: .devices("iphone-se-3")) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.first?.file == #filePath)
    #expect(failures.first?.message.contains("2 constraints conflict") == true)
  }

  @Test func `a layout without findings passes`() async {
    let failures = await failures { $0.expectNoFindings(of: UIView(), on: .phones) }
    #expect(failures.map(\.message) == [])
  }

  private static func conflict() -> UIView {
    let view = UIView()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }
}
