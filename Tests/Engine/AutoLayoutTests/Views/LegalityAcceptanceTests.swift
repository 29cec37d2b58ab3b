import LayoutTestSupport
import LayoutViews
import Testing

/// The `legality` cases of the specification: what UIKit refuses, and in which words.
@Suite struct LegalityAcceptanceTests {
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

  static let cases = AcceptanceCases.all(ofKinds: "legality").compactMap(Case.init)

  @Test func `all cases are read`() {
    #expect(Self.cases.count == 19)
    #expect(Self.cases.allSatisfy { $0.isLegal == ($0.reason == nil && $0.beginning == nil) })
  }

  @Test(arguments: cases)
  func `a constraint is accepted, or refused in UIKit's words`(example: Case) throws {
    guard !example.isLegal else { return try example.install() }
    let error = #expect(throws: ConstraintError.self) { try example.install() }
    if let exception = example.exception { #expect(error?.exceptionName == exception) }
    if let reason = example.reason { #expect(error?.description == reason) }
    if let beginning = example.beginning { #expect(error?.description.hasPrefix(beginning) == true) }
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

  /// Makes the constraint and installs it where the case says, or where it belongs.
  fileprivate func install() throws {
    let scene = ViewScene(width: 320, height: 480)
    for (index, names) in hierarchies.enumerated() {
      let root = index == 0 ? "root" : "root of hierarchy \(index)"
      // Without a superview of that name it is a root of its own.
      if index > 0 { scene.add(name: root, to: "") }
      for name in names { scene.add(name: name, to: root) }
    }
    let constraint = try scene.constraint(equation)
    guard let owner else { return try ViewConstraint.activate([constraint]) }
    try scene[owner].addConstraint(constraint)
  }
}
