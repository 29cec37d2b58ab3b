import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The `rotation` cases of the specification that distinguish equal constraints. CarValet's are in the tutorial.
@MainActor
@Suite(.ownFaultLog) struct IdentityAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let installed: [String]
    let added: [String]
    let removed: [String]
    let remaining: [String]

    var testDescription: String { id }
  }

  nonisolated static let cases = AcceptanceCases.all(ofKinds: "rotation").compactMap(Case.init)

  @Test func `all identity cases of the specification are read`() {
    expect(Self.cases.map(\.id), is: ["A-ROT-008"])
  }

  @Test(arguments: cases)
  func `ORI-06, CON-12: removing a constraint keeps an equal one`(example: Case) throws {
    let scene = ViewScene(width: 320, height: 480)
    scene.add(name: "viewCar")
    let constraints = try (example.installed + example.added).map(scene.constraint)
    NSLayoutConstraint.activate(constraints)
    expect(scene.root.layoutResult().conflicts, is: [])
    NSLayoutConstraint.deactivate(constraints.filter { example.removed.contains("#\($0.identifier ?? "")") })
    #expect(scene.root.constraints.map { "#\($0.identifier ?? "")" } == example.remaining)
    expect(scene.root.layoutResult().conflicts, is: [])
    expect(scene["viewCar"].frame.maxX, is: 300)
  }
}

extension IdentityAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let installed = input["installed"] as? [String], let added = input["add"] as? [String],
      let removed = input["remove"] as? [String], let expect = json["expect"] as? [String: Any],
      let remaining = expect["remaining"] as? [String]
    else { return nil }
    self.init(id: id, installed: installed, added: added, removed: removed, remaining: remaining)
  }
}
