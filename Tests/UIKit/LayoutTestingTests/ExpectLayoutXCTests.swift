import LayoutTesting
import UIKit
import XCTest

/// The same expectations in XCTest, which reports failures at the location of the call.
final class ExpectLayoutXCTests: XCTestCase {
  private var failures: [(file: String, line: Int)] = []
  private var expectsFailures = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard expectsFailures else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append((filePath, lineNumber))
  }

  func testAConflictIsReportedAtTheLocationOfTheCall() {
    expectsFailures = true
    expectNoFindings(of: Self.conflict(), on: .devices("iphone-se-3"))
    let line = #line - 1
    expectsFailures = false
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.first?.file, #filePath)
  }

  func testALayoutWithoutFaultsPasses() {
    expectNoFindings(of: UIView(), on: .phones)
  }

  @MainActor
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
