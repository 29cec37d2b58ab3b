import Foundation
import LayoutPreviews
import LayoutTestSupport
import Scenes
import Synchronization
import Testing
import UIKit

@testable import LayoutTesting

/// Tests that compare views in code with approved layouts.
@MainActor
struct ExpectLayoutTests {
  /// A screen with a box at a distance from its leading edge, in points.
  private static func screen(_ distance: CGFloat, of color: UIColor? = nil) -> UIView {
    let screen = UIView()
    let box = UIView()
    box.backgroundColor = color
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: distance),
      box.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    return screen
  }

  private static let phone = LayoutVariants.devices("iphone-16-pro").orientations(.portrait)

  /// Compares a screen with its approved layouts in a folder, and returns the reported messages.
  private func reported(_ distance: CGFloat, in folder: String, _ mode: RecordMode) -> [String] {
    let place = TestPlace(
      fileID: #fileID, filePath: #filePath, testName: "screen()", line: 7, column: 3, folder: folder)
    let subject = TestedContent(place: place, name: nil, traits: []) { Self.screen(distance) }
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      guard let plan = subject.laidOut(on: Self.phone) else { return }
      LayoutExpectation(subject: subject, plan: plan, reference: .approved, mode: mode).check()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.sourceLocation?.line == 7
    }
    return messages.withLock { $0 }
  }

  private func withFolder(_ test: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try test(folder.path)
  }

  @Test func `the first run records and fails, and the next one passes`() throws {
    try withFolder { folder in
      let first = reported(8, in: folder, .missing)
      let file = "__layouts__/ExpectLayoutTests-screen.layout.jsonl"
      #expect(
        first == ["recorded 1 layout in \(file) that was not approved yet; look at it, and run the test again"])
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"))
      #expect(reported(8, in: folder, .missing).isEmpty)
    }
  }

  @Test func `a moved view fails with its name, and a page shows it`() throws {
    try withFolder { folder in
      _ = reported(8, in: folder, .missing)
      let page = "\(folder)/.build/layout-tests/ExpectLayoutTests-screen/diff"
      #expect(
        reported(20, in: folder, .missing) == [
          """
          1 of 1 layouts differs from the approved ones
            'box' moved by +12, 0 (iPhone 16 Pro, portrait)
          \(page)/index.html shows both
          """
        ])
      #expect(FileManager.default.fileExists(atPath: "\(page)/index.html"))
    }
  }

  @Test func `the mode 'never' writes no files`() throws {
    try withFolder { folder in
      let messages = reported(8, in: folder, .never)
      #expect(messages.count == 1 && messages[0].hasPrefix("1 of 1 layouts are not approved yet"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/__layouts__"))
    }
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `a recording mode approves the current layouts and fails`(mode: RecordMode) throws {
    try withFolder { folder in
      _ = reported(8, in: folder, .missing)
      #expect(!reported(20, in: folder, mode).isEmpty)
      #expect(reported(20, in: folder, .never).isEmpty)
    }
  }

  @Test func `a layout equals its approved baseline`() {
    expectLayout(of: Self.screen(16), on: .phones)
  }

  @Test func `layouts of one test have distinct names`() {
    expectLayout(of: Self.screen(8), on: Self.phone, named: "near")
    expectLayout(of: Self.screen(80), on: Self.phone, named: "far")
  }

  @Test func `a layout without errors has no findings`() {
    expectNoFindings(of: Self.screen(16), on: .phones)
  }

  @Test func `an error is reported once with its layouts`() {
    let reported = Mutex<[String]>([])
    withKnownIssue {
      expectNoFindings(
        of: Self.screen(500, of: .red), on: .devices("iphone-se-3").orientations(.portrait).appearances(.light, .dark))
    } matching: { issue in
      reported.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let messages = reported.withLock { $0 }
    #expect(messages.count == 1 && messages[0].contains("box") && messages[0].contains("iPhone SE"))
  }

  @Test func `an unknown device is reported`() {
    withKnownIssue {
      expectNoFindings(of: UIView(), on: .devices("iPhone 99"))
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("unknown device 'iPhone 99'") == true
    }
  }
}
