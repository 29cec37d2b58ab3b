import Foundation
import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The `legality` cases of the specification: what UIKit rejects, and with which messages.
@MainActor
@Suite(.ownFaultLog) struct LegalityAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    /// The views of each hierarchy; those of the first are subviews of `root`.
    let hierarchies: [[String]]
    let equation: String
    let owner: String?
    let isLegal: Bool
    let exception: String?
    let reason: String?
    let beginning: String?

    var testDescription: String { "\(id) \(equation)" }
  }

  nonisolated static let cases = AcceptanceCases.all(ofKinds: "legality").compactMap(Case.init)

  @Test func `all legality cases of the specification are read`() {
    expect(Self.cases.count, is: 19)
    #expect(Self.cases.allSatisfy { $0.isLegal == ($0.reason == nil && $0.beginning == nil) })
  }

  @Test(arguments: cases)
  func `a constraint is accepted or rejected in UIKit's words`(example: Case) throws {
    let found = try faults { try example.install() }
    guard !example.isLegal else { return #expect(found == []) }
    let fault = try #require(found.first)
    // The cases have the messages of iOS 7. A newer iOS rejects a constraint between a side and a top with another
    // message during layout, and names the anchors of views without a common ancestor.
    guard fault.exceptionName != "NSInvalidLayoutConstraintException" else {
      return #expect(fault.reason.hasPrefix("Constraint improperly relates anchors of incompatible types: "))
    }
    if let exception = example.exception { #expect(fault.exceptionName == exception) }
    if let reason = example.reason { #expect(fault.reason.contains(Self.rule(in: reason))) }
    if example.beginning != nil { #expect(fault.reason.contains("That's illegal.")) }
  }
}

extension LegalityAcceptanceTests {
  /// Returns the rule in a reason, without the method that was called.
  fileprivate static func rule(in reason: String) -> String {
    reason.range(of: "constant:]: ").map { String(reason[$0.upperBound...]) } ?? reason
  }
}

extension LegalityAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let equation = input["constraint"] as? String, let expect = json["expect"] as? [String: Any],
      let isLegal = expect["ok"] as? Bool
    else { return nil }
    self.init(
      id: id, hierarchies: input["hierarchies"] as? [[String]] ?? [input["views"] as? [String] ?? []],
      equation: equation, owner: input["installOn"] as? String, isLegal: isLegal,
      exception: expect["exception"] as? String, reason: expect["reason"] as? String,
      beginning: (expect["reasonStartsWith"] ?? expect["messageStartsWith"]) as? String)
  }

  /// Creates the constraint, installs it on the owner in the case or on the nearest common ancestor, and lays out the
  /// views.
  @MainActor
  fileprivate func install() throws {
    let scene = ViewScene(width: 320, height: 480)
    for (index, names) in hierarchies.enumerated() {
      let root = index == 0 ? "root" : "root of hierarchy \(index)"
      // Without a superview of that name the view becomes a separate root.
      if index > 0 { scene.add(name: root, to: "") }
      for name in names { scene.add(name: name, to: root) }
    }
    let constraint = try scene.constraint(equation)
    if let owner { scene[owner].addConstraint(constraint) } else { constraint.isActive = true }
    scene.root.layoutIfNeeded()
  }
}
